import Foundation

extension UICollectionView {
  /// An item of a list is swiped. Returns the actions that the list's configuration offers; where it offers any, the item
  /// stands aside until `_endSwipe` or the next swipe: its configuration state says so. Only for lists.
  public final func _swipeItem(at path: IndexPath, leading: Bool = false) -> UISwipeActionsConfiguration? {
    prepareLayoutIfNeeded()
    guard isItem(path), let list = (layout as? UICollectionViewCompositionalLayout)?.list(of: path.section)
    else { return nil }
    let provider =
      leading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path) else { return nil }
    _endSwipe()
    cellForItem(at: path)?.isSwiped = true
    return configuration
  }

  /// The item that stands aside comes back.
  public final func _endSwipe() {
    displayed.first { $0.cell?.isSwiped == true }?.cell?.isSwiped = false
  }
}
