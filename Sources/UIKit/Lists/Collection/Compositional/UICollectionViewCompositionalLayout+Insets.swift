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
    let (wanted, known) = (axis.insets(insets), axis.insets(view.adjustedContentInset))
    return axis.insetsAcross(
      leading: max(wanted.leading - known.leading, 0), trailing: max(wanted.trailing - known.trailing, 0))
  }
}
