import Foundation

/// A view of a collection view that is used again: a cell, a header, a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Set when the collection view makes the view.
  open internal(set) var reuseIdentifier: String?
  weak var collection: UICollectionView?
  /// The cell was measured for the item that it shows. `prepareForReuse` forgets it: a subclass that leaves out super
  /// keeps the estimated size from its second item on (facts: engine 4.7-47).
  var isMeasured = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() { isMeasured = false }

  /// Takes over frame, alpha, transform and visibility.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  final func takeOver(_ attributes: UICollectionViewLayoutAttributes) {
    if transform != attributes.transform { transform = attributes.transform }
    if attributes.transform.isIdentity {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      bounds.size = attributes.size
      center = attributes.center
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The size that the content asks for, when the layout asks.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes)
  }

  /// By default `systemLayoutSizeFitting` with both priorities 50, in a list with the width required (facts: engine
  /// 4.7-46).
  func fitted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let result = attributes.copied
    let size = systemLayoutSizeFitting(
      CGSize(width: attributes.size.width, height: attributes.keepsWidth ? 0 : attributes.size.height),
      withHorizontalFittingPriority: attributes.keepsWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: attributes.keepsHeight ? .required : .fittingSizeLevel)
    guard size.width.isFinite, size.height.isFinite else {
      collection?.report(
        "ambiguousCellHeight",
        "the content of \(collection?.describe(attributes) ?? "") (\(type(of: self))) gives a size of \(size.width) × "
          + "\(size.height): it keeps the one it has")
      return result
    }
    if size.width > 0, !attributes.keepsWidth { result.size.width = size.width }
    if size.height > 0, !attributes.keepsHeight { result.size.height = size.height }
    return result
  }
}
