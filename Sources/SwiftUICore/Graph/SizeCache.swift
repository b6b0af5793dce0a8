import Foundation

/// A proposal as two numbers, nil being one certain NaN, so that comparing is comparing bits.
struct ProposalKey: Equatable {
  let width: UInt64
  let height: UInt64

  /// The bits of nil, of 0 and of infinity.
  static let unspecified: UInt64 = 0x7FF8_0000_0000_C0DE
  static let zero: UInt64 = 0
  static let infinity: UInt64 = 0x7FF0_0000_0000_0000

  @inline(__always) init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { Double($0).bitPattern } ?? Self.unspecified
    height = proposal.height.map { Double($0).bitPattern } ?? Self.unspecified
  }

  @inline(__always) init(width: UInt64, height: UInt64) {
    self.width = width
    self.height = height
  }

  /// The key of no proposal.
  static let none = ProposalKey(width: 0x7FF8_0000_0000_DEAD, height: 0x7FF8_0000_0000_DEAD)

  @inline(__always) var proposedWidth: CGFloat? {
    width == Self.unspecified ? nil : CGFloat(Double(bitPattern: width))
  }

  @inline(__always) var proposedHeight: CGFloat? {
    height == Self.unspecified ? nil : CGFloat(Double(bitPattern: height))
  }

  @inline(__always) var proposal: ProposedViewSize { ProposedViewSize(width: proposedWidth, height: proposedHeight) }
}

/// The three most recent answers of a layout node (facts: engine 4.3-23).
struct SizeCache {
  struct Entry {
    var key = ProposalKey.none
    var size = CGSize.zero
  }

  private(set) var first = Entry()
  private(set) var second = Entry()
  private(set) var third = Entry()

  var isEmpty: Bool { first.key == .none }

  @inline(__always) func find(_ key: ProposalKey) -> CGSize? {
    if first.key == key { return first.size }
    if second.key == key { return second.size }
    if third.key == key { return third.size }
    return nil
  }

  mutating func insert(_ key: ProposalKey, _ size: CGSize) {
    third = second
    second = first
    first = Entry(key: key, size: size)
  }

  mutating func removeAll() {
    first.key = .none
    second.key = .none
    third.key = .none
  }
}
