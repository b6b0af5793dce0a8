import Foundation

extension UICollectionView {
  /// As in a table: the prefetch data source is told of as many items as show, ahead in the direction of scrolling and
  /// within the section, each once, and of those that are no longer ahead.
  final func announceToPrefetchDataSource() {
    guard let prefetchDataSource, isPrefetchingEnabled,
      let first = displayed.first(where: { $0.cell != nil })?.key.path,
      let last = displayed.last(where: { $0.cell != nil })?.key.path
    else { return }
    let section = scrollsForward ? last.section : first.section
    let shown = displayed.count
    let ahead =
      scrollsForward
      ? last.item + 1..<max(min(last.item + 1 + shown, counts[section]), last.item + 1)
      : max(first.item - shown, 0)..<first.item
    let old = announced.section == section ? announced.items : 0..<0
    guard ahead != old else { return }
    let paths = { (items: [Int]) in items.map { IndexPath(item: $0, section: section) } }
    let isShown = { (item: Int) in item >= first.item && item <= last.item }
    let new = ahead.filter { !old.contains($0) }
    let gone = old.filter { !ahead.contains($0) && !isShown($0) }
    announced = (section, ahead)
    if !gone.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: paths(gone)) }
    if !new.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: paths(scrollsForward ? new : new.reversed()))
    }
  }
}
