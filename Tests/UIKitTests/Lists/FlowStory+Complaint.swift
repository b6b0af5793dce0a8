import Foundation

@testable import UIKit

/// What is right: what a new layout does with items of the same sizes.
@MainActor extension FlowStory {
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let layout: UICollectionViewFlowLayout
    init(_ layout: UICollectionViewFlowLayout) { self.layout = layout }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { layout.layoutAttributesForItem(at: indexPath)?.size ?? .zero }
  }

  func complaint(isVertical: Bool, pins: Bool) -> String? {
    let collection = world.collection
    let new = Self.makeLayout(isVertical: isVertical, pins: pins)
    let other = UICollectionView(frame: collection.frame, collectionViewLayout: new)
    let delegate = Sizes(layout)
    other.dataSource = world
    other.delegate = delegate
    other.contentOffset = collection.contentOffset
    _ = other.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    guard layout.collectionViewContentSize == new.collectionViewContentSize else {
      return "\(layout.collectionViewContentSize) instead of \(new.collectionViewContentSize)"
    }
    let low = CGFloat(number(-50...3_000))
    let band = CGRect(x: isVertical ? 0 : low, y: isVertical ? low : 0, width: 300, height: 300)
    for rect in [collection.bounds, band, CGRect(x: -10, y: -10, width: 1e6, height: 1e6)] {
      let (mine, others) = (Self.places(layout, rect), Self.places(new, rect))
      if mine != others {
        return "in \(rect): "
          + zip(mine, others).filter { $0 != $1 }.prefix(3).map { "\($0) | \($1)" }.joined(separator: "; ")
      }
    }
    let end = collection.restingOffsets.high
    if collection.contentOffset.x > end.x || collection.contentOffset.y > end.y { return "rests beyond the end" }
    let shown = Set(collection.displayed.map(\.key))
    let named = Set((layout.layoutAttributesForElements(in: collection.bounds) ?? []).map(\.key))
    if shown != named { return "shown and named differ: \(shown.symmetricDifference(named))" }
    for case let cell as BoxCell in collection.visibleCells {
      let path = collection.indexPath(for: cell)!
      let name = world.sections[path.section][path.item]
      if cell.name != name { return "\(cell.name) shows for \(name)" }
      if cell.frame.size != sizes[name] { return "\(name) has \(cell.frame.size), not \(sizes[name]!)" }
      if cell.frame != layout.layoutAttributesForItem(at: path)?.frame { return "\(name) stands elsewhere" }
    }
    return nil
  }

  private static func places(_ layout: UICollectionViewLayout, _ rect: CGRect) -> [String] {
    (layout.layoutAttributesForElements(in: rect) ?? []).map { "\($0.key) \($0.frame)" }
  }
}
