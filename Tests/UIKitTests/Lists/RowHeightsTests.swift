import Testing

@testable import UIKit

@Suite struct RowHeightsTests {
  private struct Random {
    var state: UInt64 = 1
    mutating func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
  }

  @Test func unknownRowsCountAsTheEstimate() {
    var rows = RowHeights(count: 10_000_000, estimate: 44)
    #expect(rows.total == 440_000_000)
    #expect(rows.row(at: 439_999_999) == 9_999_999)
    rows.setHeight(100, of: 5_000_000)
    #expect(rows.total == 440_000_056)
    #expect(rows.offset(of: 5_000_001) == 220_000_100)
    #expect(rows.row(at: 220_000_099) == 5_000_000)
    #expect(rows.row(at: 220_000_100) == 5_000_001)
    rows.forget(5_000_000)
    #expect(rows.total == 440_000_000)
    #expect(!rows.isKnown(5_000_000))
  }

  @Test func estimatesOfSingleRowsAreNotKnown() {
    var rows = RowHeights(count: 3, estimate: 44)
    rows.setEstimate(60, of: 1)
    #expect(rows.height(of: 1) == 60)
    #expect(!rows.isKnown(1))
    rows.setHeight(0, of: 0)
    #expect(rows.isKnown(0))
    #expect(rows.row(at: 0) == 1)
  }

  /// Random changes against an array.
  @Test func itAgreesWithAnArray() {
    var random = Random()
    for _ in 0..<30 {
      let count = 1 + random.next(300)
      var rows = RowHeights(count: count, estimate: 44)
      var model = [CGFloat?](repeating: nil, count: count)
      for _ in 0..<200 {
        switch random.next(8) {
        case 0:
          let (amount, place) = (1 + random.next(70), random.next(model.count + 1))
          rows.insert(amount, at: place)
          model.insert(contentsOf: [CGFloat?](repeating: nil, count: amount), at: place)
        case 1 where !model.isEmpty:
          let low = random.next(model.count)
          let range = low..<min(model.count, low + 1 + random.next(80))
          rows.remove(range)
          model.removeSubrange(range)
        default:
          guard !model.isEmpty else { continue }
          let first = random.next(model.count)
          for row in first..<min(first + 9, model.count) {
            let height = CGFloat(random.next(160)) / 2
            rows.setHeight(height, of: row)
            model[row] = height
          }
        }
        #expect(rows.count == model.count)
        guard !model.isEmpty else { continue }
        let row = random.next(model.count)
        let top = model[..<row].reduce(0) { $0 + ($1 ?? 44) }
        let height = model[row] ?? 44
        #expect(abs(rows.offset(of: row) - top) < 1e-6)
        #expect(rows.height(of: row) == height)
        #expect(rows.isKnown(row) == (model[row] != nil))
        if height > 0 { #expect(rows.row(at: rows.offset(of: row) + height / 2) == row) }
      }
    }
  }
}
