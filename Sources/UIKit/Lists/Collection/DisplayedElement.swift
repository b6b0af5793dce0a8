/// An element that shows, or that is prepared to.
struct DisplayedElement {
  var key: ElementKey
  let view: UICollectionReusableView
  /// The view as a cell, for items.
  let cell: UICollectionViewCell?
  var needsMeasuring = false
  /// Whether the layout still names it.
  var stays = true
}
