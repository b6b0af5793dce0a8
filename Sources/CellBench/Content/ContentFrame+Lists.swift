import Foundation
import UIKit

extension ContentFrame {
  /// Adds the rows of `table` that are on screen and what they draw: the `content` of a benchmark whose list is one's
  /// own.
  ///
  /// - Parameter mark: a text that the row at a place must show, nil when that cannot be said.
  @MainActor public mutating func addRows(of table: UITableView, mark: (IndexPath) -> String? = { _ in nil }) {
    for place in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: place) else { continue }
      let before = (0..<place.section).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
      addRow(before + place.row, cell, cell.contentView, in: table, mark(place))
    }
  }

  /// Adds the items of `collection` that are on screen and what they draw.
  ///
  /// - Parameter mark: a text that the item at a place must show, nil when that cannot be said.
  @MainActor public mutating func addRows(of collection: UICollectionView, mark: (IndexPath) -> String? = { _ in nil })
  {
    for place in collection.indexPathsForVisibleItems.sorted() {
      guard let cell = collection.cellForItem(at: place) else { continue }
      let before = (0..<place.section).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
      addRow(before + place.item, cell, cell.contentView, in: collection, mark(place))
    }
  }

  @MainActor private mutating func addRow(
    _ index: Int, _ cell: UIView, _ content: UIView, in list: UIScrollView, _ mark: String?
  ) {
    let visible = list.bounds
    var leaves: [UIKit._DrawnLeaf] = []
    content._drawnLeaves(into: &leaves, relativeTo: cell)
    add(
      Row(
        index: index, frame: cell.frame.offsetBy(dx: -visible.minX, dy: -visible.minY),
        leaves: leaves.map { Leaf(kind: $0.kind, text: $0.text, frame: $0.frame) }, expectedText: mark))
  }
}
