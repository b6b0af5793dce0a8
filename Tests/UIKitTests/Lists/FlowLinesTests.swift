import Foundation
import Testing

@testable import UIKit

@MainActor struct FlowLinesTests {
  private static let widths: [CGFloat] = [20, 45.5, 70, 110, 130, 390, 500]

  private func size(_ random: inout FixedRandom) -> CGSize {
    CGSize(width: Self.widths.randomElement(using: &random)!, height: CGFloat(Int.random(in: 10...90, using: &random)))
  }

  /// Whatever changes in whatever order, lines stand as if they had been laid out from nothing.
  @Test(arguments: [true, false]) func changedLinesAreThoseOfANewLayout(isVertical: Bool) {
    let axis = FlowAxis(isVertical: isVertical)
    let spacing = FlowSection.Spacing(line: 7, item: 10)
    var random = FixedRandom(state: isVertical ? 1 : 2)
    for count in [1, 2, 9, 60] {
      var sizes = (0..<count).map { _ in size(&random) }
      var lines = FlowLines(sizes, axis: axis, across: 5..<385, spacing: spacing)
      for _ in 0..<80 {
        let item = Int.random(in: 0..<count, using: &random)
        sizes[item] = size(&random)
        let before = (0..<count).map { lines.frame(of: $0) }
        let firstMoved = lines.setSize(sizes[item], of: item)
        let new = FlowLines(sizes, axis: axis, across: 5..<385, spacing: spacing)
        #expect(lines.length == new.length)
        for each in 0..<count {
          #expect(lines.frame(of: each) == new.frame(of: each))
          if each < firstMoved { #expect(lines.frame(of: each) == before[each]) }
        }
        let low = CGFloat(Int.random(in: -20...2_000, using: &random))
        #expect(lines.items(from: low, to: low + 300) == new.items(from: low, to: low + 300))
      }
    }
  }

  @Test func nothingTouchesABandBeyondTheEnds() {
    let lines = FlowLines(
      [CGSize(width: 50, height: 40), CGSize(width: 50, height: 40)], axis: FlowAxis(isVertical: true), across: 0..<60,
      spacing: .init(line: 10, item: 10))
    #expect(lines.length == 90)
    #expect(lines.items(from: -50, to: 0).isEmpty)
    #expect(lines.items(from: 0, to: 1) == 0..<1)
    #expect(lines.items(from: 40, to: 50).isEmpty)
    #expect(lines.items(from: 39, to: 51) == 0..<2)
    #expect(lines.items(from: 90, to: 200).isEmpty)
  }
}
