import SwiftUI
import UIKit

/// A window with a collection view in it whose items one host strategy shows: a `TableWorld` of items.
@MainActor public final class CollectionWorld<Row> {
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  public let controller: CollectionController<Row>
  private let mark: (Row) -> String

  public var collectionView: UICollectionView { controller.collectionView }

  /// - Parameters:
  ///   - layout: nil for a plain list without separators, whose items measure themselves.
  ///   - mark: the text by which a row is known: a row on screen without it is stale.
  public init(
    rows: Rows<Row>, strategy: any CollectionHostStrategy<Row>, layout: UICollectionViewLayout? = nil,
    mark: @escaping (Row) -> String, context: BenchmarkContext
  ) {
    controller = CollectionController(
      rows: rows, layout: layout ?? Self.plainList, cell: strategy.makeCellProvider())
    self.mark = mark
    UITraitCollection.current = window.traitCollection
    window.rootViewController = controller
    context.expectRelease(of: window, named: "the window")
    context.expectRelease(of: controller, named: "the list's controller")
    context.expectRelease(of: collectionView, named: "the collection view")
  }

  private static var plainList: UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  /// Puts the list on screen; the next turn draws it.
  public func show() { window.makeKeyAndVisible() }

  /// Adds the rows on screen and what they draw.
  public func describe(into frame: inout ContentFrame) {
    frame.addRows(of: collectionView) { mark(controller.rows[$0.item]) }
  }
}
