extension Band {
  /// All sixteen, in their order.
  static var all: [Band] { hosts + roots + options + layout + lists }

  private static func message(_ host: String) -> String { "scroll-100/message/\(host)" }

  private static var hosts: [Band] {
    let (rebuilt, updated) = (message("rebuild/generic"), message("updateRoot/generic"))
    return [
      quotient(
        "R1", "a new host a dequeue ÷ reuse with a new root", of: "cpuTime", rebuilt, by: updated, in: 3...10),
      Band(id: "R2", comparison: "the same, hosts created", expected: "= dequeues · = cells", isExact: true) {
        let (hosts, dequeues) = (try $0.count("hostsCreated", rebuilt), try $0.count("cellsDequeued", rebuilt))
        let (kept, cells) = (try $0.count("hostsCreated", updated), try $0.count("cellsCreated", updated))
        return Finding(
          value: "\(hosts) of \(dequeues) · \(kept) of \(cells)", isInside: hosts == dequeues && kept <= cells)
      },
      quotient(
        "R3", "a new identity a row ÷ in place, five nodes", of: "cpuTime",
        "scroll-100/badge/updateRoot,identity=item/generic", by: "scroll-100/badge/updateRoot/generic", in: 1.3...2),
    ]
  }

  private static var roots: [Band] {
    let (erased, generic) = (message("updateRoot/anyView"), message("updateRoot/generic"))
    return [
      quotient(
        "R4 bodies", "AnyView of one type ÷ generic, bodies", of: "bodyEvaluations", erased, by: generic, in: 1...1,
        isExact: true),
      quotient("R4 time", "AnyView of one type ÷ generic", of: "cpuTime", erased, by: generic, in: 0.9...1.2),
      Band(
        id: "R5", comparison: "AnyView of alternating types: nodes created ÷ nodes of the content",
        expected: "1 × an update", isExact: true
      ) {
        let made = try $0.number("nodesCreated", "bands/roots/anyView,first=1/host")
        let alternating = try $0.number("nodesCreated", "bands/roots/anyViewAlternating/host")
        let same = try $0.count("nodesCreated", "bands/roots/anyView/host")
        // Two nodes stand for the root and the erasure, and stay.
        let share = alternating / (Double(BandScenarios.updates) * (made - 2))
        return Finding(value: "\(text(share)) × an update · \(same) of one type", isInside: share == 1 && same == 0)
      },
      Band(
        id: "R6", comparison: "rows whose type hides their count, in a list that counts them: bodies of 2,000 rows",
        expected: "≈ 2,000 vs ≈ visible", isExact: true
      ) {
        let erased = try $0.count("bodyEvaluations", "bands/list/erased/host")
        let known = try $0.count("bodyEvaluations", "bands/list/known/host")
        return Finding(value: "\(erased) vs \(known)", isInside: erased >= 2_000 / max(known, 1) / 2 * known)
      },
    ]
  }

  private static var options: [Band] {
    let (one, none) = ("bands/options/intrinsic/host", "bands/options/none/host")
    return [
      Band(
        id: "R7 queries", comparison: "one sizing option ÷ none, ideal-size queries", expected: "1 more an update",
        isExact: true
      ) {
        let more = try $0.count("idealSizeQueries", one) - $0.count("idealSizeQueries", none)
        return Finding(
          value: "\(more) more in \(BandScenarios.updates) updates", isInside: more == BandScenarios.updates)
      },
      quotient("R7 time", "one sizing option ÷ none", of: "cpuTime", one, by: none, in: 0...3),
    ]
  }

  private static var layout: [Band] {
    [
      quotient(
        "R8", "constraints ÷ frames, 100 feed cards", of: "cpuTime", "scroll-100/feed/uikitAutoLayout/none",
        by: "scroll-100/feed/uikitFrames/none", in: 2.5...12),
      quotient(
        "R9", "stack views ÷ plain constraints, 100 rows of labels", of: "cpuTime", "bands/labels/stack/views",
        by: "bands/labels/constraints/views", in: 1.1...1.5),
      quotient(
        "R10 local", "constraints to a fixed neighbour, 300 ÷ 150 views", of: "cpuTime",
        "bands/coupling,n=300/local/views", by: "bands/coupling,n=150/local/views", in: 1.5...2.5),
      quotient(
        "R10 chain", "one chain of constraints, 300 ÷ 150 views", of: "cpuTime",
        "bands/coupling,n=300/chain/views", by: "bands/coupling,n=150/chain/views", in: 2.5...20),
      quotient(
        "R11", "flexible stacks along one axis nested 10 ÷ 5 deep, texts measured", of: "textMeasurements",
        "bands/nesting,depth=10/stacks/host", by: "bands/nesting,depth=5/stacks/host", in: 0...2, isExact: true),
      quotient(
        "R11 across", "flexible stacks across each other nested 10 ÷ 5 deep, texts measured", of: "textMeasurements",
        "bands/nesting,depth=10,across=1/stacks/host", by: "bands/nesting,depth=5,across=1/stacks/host", in: 0...2,
        isExact: true),
    ]
  }

  private static var lists: [Band] {
    let fixed = "scroll-100,sizing=fixed/settings/updateRoot/generic"
    let measured = "scroll-100/settings/updateRoot/generic"
    let (fresh, reused) = (message("freshCell/generic"), message("updateRoot/generic"))
    let (reload, reconfigure) = ("bands/rows/reload/table", "bands/rows/reconfigure/table")
    return [
      quotient(
        "R12", "known ÷ unknown row height, bodies", of: "bodyEvaluations", fixed, by: measured, in: 0...0.5,
        isExact: true),
      quotient(
        "R13", "hosted in place ÷ plain UIKit", of: "cpuTime", reused, by: message("uikitAutoLayout/none"),
        in: 1...10),
      Band(id: "R14", comparison: "ten rows reloaded and reconfigured, dequeues", expected: "≥ 10 vs 0", isExact: true)
      {
        let (one, other) = (try $0.count("cellsDequeued", reload), try $0.count("cellsDequeued", reconfigure))
        return Finding(value: "\(one) vs \(other)", isInside: one >= 10 && other == 0)
      },
      quotient("R15", "reuse ÷ no reuse, bytes live", of: "bytesLive", reused, by: fresh, in: 0.9...1.1, isExact: true),
      Band(id: "R16", comparison: "a host kept for each item, hosts live", expected: "= items seen", isExact: true) {
        let cached = try $0.count("hostsLive", message("hostCache/generic"))
        let seen = try $0.count("hostsLive", message("uniqueIdentifier/generic"))
        return Finding(value: "\(cached) of \(seen)", isInside: cached == seen)
      },
    ]
  }
}
