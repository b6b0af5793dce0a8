import Foundation
import Testing

@testable import CellBench

@Suite struct ContentTests {
  func row(
    _ index: Int, top: CGFloat, height: CGFloat = 40, text: String? = nil, expected: String? = nil,
    leafHeight: CGFloat = 20
  ) -> ContentFrame.Row {
    let place = CGRect(x: 10, y: 10, width: 100, height: leafHeight)
    let leaves =
      (text ?? "row \(index)").isEmpty
      ? [] : [ContentFrame.Leaf(kind: "text", text: text ?? "row \(index)", frame: place)]
    return .init(
      index: index, frame: CGRect(x: 0, y: top, width: 320, height: height), leaves: leaves, expectedText: expected)
  }

  func frame(_ rows: ContentFrame.Row...) -> ContentFrame {
    var frame = ContentFrame()
    frame.rows = rows
    return frame
  }

  func watch(_ frames: [(ContentFrame, CGFloat)], mayMove: Bool = false) -> SymptomWatch {
    var watch = SymptomWatch()
    for (frame, scrolled) in frames { watch.look(at: frame, scrolled: scrolled, mayMove: mayMove) }
    return watch
  }

  @Test func `rows that scroll with the list show nothing wrong`() {
    let seen = watch([
      (frame(row(0, top: 0), row(1, top: 40)), 0), (frame(row(0, top: -10), row(1, top: 30), row(2, top: 70)), 10),
      (frame(row(1, top: 0), row(2, top: 40)), 30),
    ])
    #expect(seen.sightings.isEmpty)
    #expect(seen.pointsJumped == 0)
  }

  @Test func `a row that moves without a scroll jumps by as many points`() {
    let frames: [(ContentFrame, CGFloat)] = [
      (frame(row(0, top: 0), row(1, top: 40)), 0), (frame(row(0, top: 0), row(1, top: 57)), 0),
    ]
    let seen = watch(frames)
    #expect(seen.pointsJumped == 17)
    #expect(seen.sightings.map(\.flag) == [.jump])
    #expect(watch(frames, mayMove: true).pointsJumped == 0)
  }

  @Test func `a row with another row's text is stale`() {
    let seen = watch([(frame(row(3, top: 0, text: "row 2", expected: "row 3")), 0)])
    #expect(seen.framesStale == 1)
    #expect(seen.sightings.map(\.message) == ["at commit 1 row 3 shows 'row 2' and not 'row 3'"])
  }

  @Test func `a row without leaves is blank, and not stale`() {
    let seen = watch([(frame(row(3, top: 0, text: "", expected: "row 3")), 0)])
    #expect((seen.rowsBlank, seen.framesStale) == (1, 0))
    #expect(seen.sightings.map(\.flag) == [.blank])
  }

  @Test func `rows over one another, and texts that do not fit, overlap`() {
    #expect(watch([(frame(row(0, top: 0), row(1, top: 30)), 0)]).sightings.map(\.flag) == [.overlap])
    #expect(watch([(frame(row(0, top: 0, leafHeight: 60)), 0)]).sightings.map(\.flag) == [.overlap])
  }

  @Test func `texts decide one hash, frames and kinds the other`() {
    func hashes(_ frames: ContentFrame...) -> (String, String) {
      var record = ContentRecord()
      for frame in frames { record.add(frame) }
      return (record.textHash, record.layoutHash)
    }
    let first = hashes(frame(row(0, top: 0)))
    #expect(hashes(frame(row(0, top: 0))) == first)
    #expect(hashes(frame(row(0, top: 1))).0 == first.0)
    #expect(hashes(frame(row(0, top: 1))).1 != first.1)
    #expect(hashes(frame(row(0, top: 0.000_1))) == first)
    #expect(hashes(frame(row(0, top: 0, text: "row 1"))).0 != first.0)
    #expect(hashes(frame(row(1, top: 0, text: "row 0"))).0 != first.0)
    #expect(hashes(frame(row(0, top: 0)), frame()).0 != first.0)
  }

  @Test func `the hash is FNV-1a`() {
    var hash = StableHash()
    for byte in "foobar".utf8 { hash.add(byte) }
    #expect(hash.hexadecimal == "85944171f73967e8")
  }
}
