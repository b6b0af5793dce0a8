import CellBenchReport

/// Equal work is checked: every host and root of one content has to show the same rows, texts and frames at every
/// commit. Plain-UIKit hosts, which lay out by other means, have to show the same rows and texts, and may differ by a
/// point in their frames.
struct PeerCheck {
  /// What a benchmark showed.
  struct Member {
    let id: String
    let textHash: String
    let layoutHash: String
    let places: [ContentPlaces]

    /// Whether the host is plain UIKit.
    var isUIKit: Bool { BenchmarkID(id).part(3) == "none" }
  }

  /// Why members of one group fail, by their ids. The majority is right; where there is none, everybody fails.
  static func failures(of members: [Member]) -> [String: String] {
    guard members.count > 1 else { return [:] }
    var failures = dissent(members, by: \.textHash, shows: "other rows or texts")
    let agreeing = members.filter { failures[$0.id] == nil }
    failures.merge(
      dissent(agreeing.filter { !$0.isUIKit }, by: \.layoutHash, shows: "its content in other frames")
    ) { first, _ in first }
    if let reference = agreeing.first(where: { !$0.isUIKit && failures[$0.id] == nil }) {
      for member in agreeing where member.isUIKit {
        if let difference = firstDifference(member.places, reference.places, slack: 100) {
          failures[member.id] = "shows its content in other places than \(reference.id): \(difference)"
        }
      }
    }
    return failures
  }

  private static func dissent(
    _ members: [Member], by hash: KeyPath<Member, String>, shows what: String
  ) -> [String: String] {
    var counts: [String: Int] = [:]
    for member in members { counts[member[keyPath: hash], default: 0] += 1 }
    guard counts.count > 1 else { return [:] }
    let majority = counts.first { $0.value * 2 > members.count }?.key
    var failures: [String: String] = [:]
    for member in members where member[keyPath: hash] != majority {
      let peer = members.first {
        $0[keyPath: hash] != member[keyPath: hash] && (majority == nil || $0[keyPath: hash] == majority)
      }
      guard let peer else { continue }
      let difference = firstDifference(member.places, peer.places, slack: 0) ?? "only at later commits"
      failures[member.id] = "shows \(what) than \(peer.id): \(difference)"
    }
    return failures
  }

  /// Where two hosts' first look at their rows differs: in a text, or by more than `slack` hundredths of a point.
  private static func firstDifference(_ one: [ContentPlaces], _ other: [ContentPlaces], slack: Int32) -> String? {
    for (place, peer) in zip(one, other) where place != peer {
      guard place.row == peer.row else { return "row \(place.row) is seen where row \(peer.row) should be" }
      guard place.hasTexts(of: peer) else { return "row \(place.row) shows \(place.texts) and not \(peer.texts)" }
      let names =
        ["height"] + place.texts.flatMap { text in ["x", "y", "width", "height"].map { "\($0) of '\(text)'" } }
      for ((number, expected), name) in zip(zip(place.numbers, peer.numbers), names)
      where abs(number - expected) > slack {
        return "row \(place.row): the \(name) is \(Double(number) / 100) and not \(Double(expected) / 100)"
      }
    }
    return one.count == other.count ? nil : "\(one.count) rows are seen and not \(other.count)"
  }
}
