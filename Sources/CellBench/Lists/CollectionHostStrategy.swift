import SwiftUI
import UIKit

/// Hands out the cell that shows a row.
public typealias CollectionCellProvider<Row> =
  @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ row: Row) -> UICollectionViewCell

/// A way to host a row's content in reusable cells of a collection view: a `HostStrategy` that collections can have too.
@MainActor public protocol CollectionHostStrategy<Row> {
  associatedtype Row
  /// Made once a list, because cell registrations are to be made once.
  func makeCellProvider() -> CollectionCellProvider<Row>
}

extension HostConfiguration: CollectionHostStrategy {
  public func makeCellProvider() -> CollectionCellProvider<Row> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      cell.contentConfiguration = bareConfiguration(root(row))
    }
    return { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
    }
  }
}

extension UIKitAutoLayout: CollectionHostStrategy {
  public func makeCellProvider() -> CollectionCellProvider<Twin.Row> {
    let registration = UICollectionView.CellRegistration<TwinItem<Twin>, Twin.Row> { cell, _, row in cell.show(row) }
    return { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
    }
  }
}

/// The cell of `UIKitAutoLayout` in a collection view.
public final class TwinItem<Twin: RowTwin>: UICollectionViewListCell {
  private var twin: Twin?

  public func show(_ row: Twin.Row) {
    if let twin {
      twin.show(row)
      return
    }
    let new = Twin()
    new.show(row)
    contentView.pin(new)
    twin = new
  }
}
