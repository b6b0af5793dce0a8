import Foundation

extension UICollectionViewCompositionalLayout {
  /// What a reference adds across the layout, beyond what the content is inset by anyway.
  final func insets(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard let view else { return .zero }
    let reference = reference == .automatic ? configuration.contentInsetsReference : reference
    let insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent: insets = view.readableInsets
    }
    let known = view.adjustedContentInset
    let horizontal = (max(insets.left - known.left, 0), max(insets.right - known.right, 0))
    let vertical = (max(insets.top - known.top, 0), max(insets.bottom - known.bottom, 0))
    return axis.isVertical
      ? NSDirectionalEdgeInsets(top: 0, leading: horizontal.0, bottom: 0, trailing: horizontal.1)
      : NSDirectionalEdgeInsets(top: vertical.0, leading: 0, bottom: vertical.1, trailing: 0)
  }
}
