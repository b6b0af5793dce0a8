import Foundation

extension ProposedViewSize {
  /// What a leaf answers that takes what it is proposed: 10 for nil, nothing for less than nothing or no number.
  @inline(__always) var leafSize: CGSize { CGSize(width: max(0, width ?? 10), height: max(0, height ?? 10)) }
}
