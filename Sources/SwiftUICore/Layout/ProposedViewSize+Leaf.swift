import Foundation

extension ProposedViewSize {
  /// What a leaf answers that takes what it is proposed: 10 for nil, nothing for less than nothing or no number.
  @inline(__always) var leafSize: CGSize { CGSize(width: max(0, width ?? 10), height: max(0, height ?? 10)) }

  /// What is left of the proposal inside `insets`: less on the sides that are proposed, but not less than nothing.
  @inline(__always) func inset(by insets: EdgeInsets) -> ProposedViewSize {
    var result = self
    if let width { result.width = max(0, width - insets.horizontal) }
    if let height { result.height = max(0, height - insets.vertical) }
    return result
  }
}
