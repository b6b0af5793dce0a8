/// What the page knows, as JSON: names once, values by their place, so that 5,000 benchmarks stay a few megabytes.
///
/// Counts that a browser's numbers cannot hold are strings. `<` is escaped, so that nothing in it ends the element that
/// holds it.
enum HTMLData {
  static func of(_ report: Report) -> String {
    let writer = JSONWriter()
    writer.object(inline: true) {
      let names = Set(report.benchmarks.flatMap(\.metrics.keys)).sorted()
      let phases = phaseNames(report)
      writer.member("benchmarks") { writeBenchmarks(report, names, phases, writer) }
      writer.member("groups") { writeGroups(report, writer) }
      writer.member("kind") { writer.string("report") }
      writer.member("metrics") { writeMetrics(names, report, writer) }
      writer.member("notes") { strings(notes(report), writer) }
      writer.member("phases") { strings(phases, writer) }
    }
    return escaped(writer.bytes)
  }

  static func of(_ comparison: Comparison, verdict: GateResult?, _ options: RenderOptions) -> String {
    let writer = JSONWriter()
    writer.object(inline: true) {
      writer.member("base") { strings(notes(comparison.base), writer) }
      writer.member("cautions") { strings(comparison.cautions, writer) }
      writer.member("counts") {
        writer.object(inline: true) {
          for (name, count) in comparison.counts.map({ ($0.key.words, $0.value) }).sorted(by: { $0.0 < $1.0 }) {
            writer.member(name) { writer.integer(Int64(count)) }
          }
        }
      }
      writer.member("families") { HTMLComparisonData.write(comparison.families, writer) }
      writer.member("head") { strings(notes(comparison.head), writer) }
      writer.member("headline") { writer.string(verdict?.headline ?? "") }
      writer.member("held") { writer.literal(verdict?.isHeld ?? true ? "true" : "false") }
      writer.member("kind") { writer.string("comparison") }
      writer.member("reasons") { strings(comparison.reasons.map(\.line), writer) }
      writer.member("rows") { HTMLComparisonData.writeRows(comparison, options, writer) }
    }
    return escaped(writer.bytes)
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "<") { result += Array("\\u003c".utf8) } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func notes(_ report: Report) -> [String] {
    let environment = report.environment
    let notes = [
      environment.engine.map { "engine \($0)" }, environment.swift.map { "Swift \($0)" }, environment.configuration,
      environment.allocator, environment.os, environment.cpu, environment.commit.map { "commit \($0.prefix(12))" },
      report.run.profile, "seed \(report.run.seed)", report.run.complete ? nil : "incomplete",
    ]
    return notes.compactMap { $0 }.map(visible)
  }

  private static func strings(_ texts: [String], _ writer: JSONWriter) {
    writer.array(inline: true) {
      for text in texts { writer.element { writer.string(text) } }
    }
  }

  private static func writeMetrics(_ names: [String], _ report: Report, _ writer: JSONWriter) {
    var samples: [String: MetricValue] = [:]
    for benchmark in report.benchmarks { samples.merge(benchmark.metrics) { first, _ in first } }
    writer.array(inline: true) {
      for name in names {
        writer.element {
          writer.object(inline: true) {
            writer.member("better") { (samples[name]?.better ?? .neither).write(writer) }
            if let matters = report.definitions[name]?.matters { writer.member("matters") { writer.string(matters) } }
            writer.member("meaning") { writer.string(report.definitions[name]?.meaning ?? "") }
            writer.member("name") { writer.string(name) }
            if case .sampled? = samples[name] { writer.member("sampled") { writer.literal("true") } }
            writer.member("unit") { writer.string(samples[name]?.unit ?? "") }
          }
        }
      }
    }
  }

  private static func writeGroups(_ report: Report, _ writer: JSONWriter) {
    var places: [String: Int] = [:]
    for (index, benchmark) in report.benchmarks.enumerated() { places[benchmark.id] = index }
    writer.array(inline: true) {
      for group in ReportGroup.groups(of: report) {
        writer.element {
          writer.object(inline: true) {
            writer.member("rows") {
              writer.array(inline: true) {
                for row in group.rows { writer.element { writeRow(row, places, writer) } }
              }
            }
            writer.member("title") { writer.string(group.title) }
          }
        }
      }
    }
  }

  private static func writeRow(_ row: ReportGroup.Row, _ places: [String: Int], _ writer: JSONWriter) {
    writer.array(inline: true) {
      writer.element { writer.integer(Int64(places[row.benchmark.id] ?? 0)) }
      writer.element { writer.string(row.labels.first ?? "") }
      writer.element { writer.string(row.labels.dropFirst().joined(separator: "/")) }
    }
  }

  private static func phaseNames(_ report: Report) -> [String] {
    var names: Set<String> = []
    for benchmark in report.benchmarks {
      for case .exact(let value) in benchmark.metrics.values {
        for entry in value.phases.entries { names.insert(entry.phase) }
      }
    }
    return names.sorted()
  }

  private static func writeBenchmarks(
    _ report: Report, _ names: [String], _ phases: [String], _ writer: JSONWriter
  ) {
    let places = Dictionary(uniqueKeysWithValues: phases.enumerated().map { ($1, $0) })
    writer.array(inline: true) {
      for benchmark in report.benchmarks {
        writer.element {
          HTMLBenchmarkData(benchmark: benchmark, names: names, phases: places, writer: writer).write()
        }
      }
    }
  }

  /// A whole number, as a string where a browser would round it.
  static func write(_ count: Int64, _ writer: JSONWriter) {
    if count.magnitude < 1 << 53 { writer.integer(count) } else { writer.string(String(count)) }
  }
}
