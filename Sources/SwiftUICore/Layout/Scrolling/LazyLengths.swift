import Foundation

/// The lengths of many rows, of which most are estimated: what is known row by row, summed up block by block, so that
/// finding a row costs a block and not all rows.
struct LazyLengths {
  private static let blockSize = 256

  private struct Block {
    var known: CGFloat = 0
    var unknown: Int
  }

  /// NaN is unknown.
  private var lengths: ContiguousArray<CGFloat> = []
  private var blocks: ContiguousArray<Block> = []
  private var knownSum: CGFloat = 0
  private var knownCount = 0
  /// What a row is taken to be that was never measured: the mean of those that were.
  private(set) var estimate: CGFloat

  init(estimate: CGFloat) { self.estimate = estimate }

  var count: Int { lengths.count }
  var isEstimateMeasured: Bool { knownCount > 0 }
  var total: CGFloat { knownSum + CGFloat(count - knownCount) * estimate }

  /// Forgets every length and keeps the estimate.
  mutating func reset(count: Int) {
    lengths = ContiguousArray(repeating: .nan, count: count)
    blocks = (0..<(count + Self.blockSize - 1) / Self.blockSize).reduce(into: []) { blocks, index in
      blocks.append(Block(unknown: min(Self.blockSize, count - index * Self.blockSize)))
    }
    knownSum = 0
    knownCount = 0
  }

  subscript(index: Int) -> CGFloat { lengths[index].isNaN ? estimate : lengths[index] }

  /// Takes a measured length; NaN makes it unknown again. Returns whether the row is another length than it was taken
  /// to be.
  @discardableResult mutating func set(_ length: CGFloat, at index: Int) -> Bool {
    let before = self[index]
    let old = lengths[index]
    lengths[index] = length
    let block = index / Self.blockSize
    if old.isNaN { blocks[block].unknown -= 1 } else { remove(old, block) }
    if length.isNaN {
      blocks[block].unknown += 1
    } else {
      blocks[block].known += length
      knownSum += length
      knownCount += 1
    }
    if old.isNaN, knownCount > 0 { estimate = knownSum / CGFloat(knownCount) }
    return self[index] != before
  }

  private mutating func remove(_ length: CGFloat, _ block: Int) {
    blocks[block].known -= length
    knownSum -= length
    knownCount -= 1
  }

  /// Where a row begins; rows are `gap` apart.
  func start(of index: Int, gap: CGFloat) -> CGFloat {
    var start: CGFloat = 0
    var first = 0
    for block in blocks {
      guard first + Self.blockSize <= index else { break }
      start += block.known + CGFloat(block.unknown) * estimate + CGFloat(Self.blockSize) * gap
      first += Self.blockSize
    }
    while first < min(index, count) {
      start += self[first] + gap
      first += 1
    }
    return start
  }

  /// The first row whose end lies behind `position`, and where it begins; rows are `gap` apart.
  func row(at position: CGFloat, gap: CGFloat) -> (index: Int, start: CGFloat) {
    var start: CGFloat = 0
    var index = 0
    for block in blocks {
      let rows = min(Self.blockSize, count - index)
      let length = block.known + CGFloat(block.unknown) * estimate + CGFloat(rows) * gap
      guard start + length <= position else { break }
      start += length
      index += rows
    }
    while index < count, start + self[index] <= position {
      start += self[index] + gap
      index += 1
    }
    return (index, start)
  }
}
