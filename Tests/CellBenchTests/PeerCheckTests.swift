import Testing

@testable import CellBench

@Suite struct PeerCheckTests {
  func member(
    _ host: String, _ root: String = "generic", texts: String = "t", layout: String = "l", places: [Int32] = [2_000]
  ) -> PeerCheck.Member {
    .init(
      id: "scroll/feed/\(host)/\(root)", textHash: texts, layoutHash: layout,
      places: [ContentPlaces(row: 0, texts: [texts], numbers: places)])
  }

  @Test func `equal members pass`() {
    #expect(PeerCheck.failures(of: [member("rebuild"), member("updateRoot")]) == [:])
    #expect(PeerCheck.failures(of: [member("rebuild")]) == [:])
  }

  @Test func `the one that shows something else than the majority fails`() {
    let failures = PeerCheck.failures(of: [member("a"), member("b", texts: "u"), member("c")])
    #expect(
      failures == [
        "scroll/feed/b/generic":
          "shows other rows or texts than scroll/feed/a/generic: row 0 shows [\"u\"] and not [\"t\"]"
      ])
  }

  @Test func `without a majority everybody fails`() {
    let failures = PeerCheck.failures(of: [member("a"), member("b", texts: "u")])
    #expect(failures.keys.sorted() == ["scroll/feed/a/generic", "scroll/feed/b/generic"])
  }

  @Test func `a SwiftUI host in other frames fails`() {
    let failures = PeerCheck.failures(of: [member("a"), member("b", layout: "m"), member("c")])
    #expect(
      failures == [
        "scroll/feed/b/generic": "shows its content in other frames than scroll/feed/a/generic: only at later commits"
      ])
  }

  @Test func `a plain UIKit host may differ by a point and no more`() {
    let swiftUI = member("a", places: [2_000, 100, 100, 5_000, 2_000])
    func uikit(_ x: Int32) -> PeerCheck.Member {
      member("uikitAutoLayout", "none", layout: "m", places: [2_000, x, 100, 5_000, 2_000])
    }
    #expect(PeerCheck.failures(of: [swiftUI, uikit(200)]) == [:])
    let failures = PeerCheck.failures(of: [swiftUI, uikit(201)])
    #expect(
      failures == [
        "scroll/feed/uikitAutoLayout/none":
          "shows its content in other places than scroll/feed/a/generic: row 0: the x of 't' is 2.01 and not 1.0"
      ])
  }

  @Test func `a plain UIKit host with other texts fails`() {
    let failures = PeerCheck.failures(of: [member("a"), member("b"), member("uikitFrames", "none", texts: "u")])
    #expect(failures.keys.sorted() == ["scroll/feed/uikitFrames/none"])
  }
}
