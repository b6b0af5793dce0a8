import Foundation

/// The cell of a list layout: the standard content configuration, accessories and indentation.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  /// Where the separator stands: along the bottom, from the content's leading margin unless a constraint says otherwise.
  /// Made when it is asked for; separators are not drawn.
  public final lazy var separatorLayoutGuide = makeSeparatorGuide()

  private func makeSeparatorGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
    leading.priority = .defaultLow
    NSLayoutConstraint.activate([
      leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }

  override var contentInsets: (left: CGFloat, right: CGFloat) {
    var left = CGFloat(indentationLevel) * indentationWidth
    var right: CGFloat = 0
    let isEditing = collection?.isEditing ?? false
    for accessory in accessories where accessory.isShown(isEditing: isEditing) {
      if accessory.isLeading { left += accessory.width } else { right += accessory.width }
    }
    return (left, right)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: TableMetrics.row) }
}
