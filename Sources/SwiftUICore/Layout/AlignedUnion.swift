import Foundation

/// The extent on one axis of boxes that are moved until their guides lie on one line.
struct AlignedUnion {
  /// Where the line lies, from the start of the union.
  private(set) var line: CGFloat = 0
  private var after: CGFloat = 0
  private var isEmpty = true

  /// Takes in a box. An infinite one has no middle or end to align by: it counts from its own start on.
  mutating func add(_ extent: CGFloat, guide: CGFloat) {
    let guide = extent == .infinity ? 0 : guide
    line = isEmpty ? guide : max(line, guide)
    after = isEmpty ? extent - guide : max(after, extent - guide)
    isEmpty = false
  }

  var extent: CGFloat { line + after }
}
