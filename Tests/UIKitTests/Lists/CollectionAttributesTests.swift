import Foundation
import Testing

@testable import Turns
@testable import UIKit

/// What layouts hand out is made once, and changed only where something moved.
@MainActor @Suite(.serialized) struct CollectionAttributesTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }
  private static func list() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  @Test(arguments: ["flow", "list"]) func layoutsHandOutTheSameObjectsUntilSomethingMoves(kind: String) {
    let layout = kind == "flow" ? Self.flow() : Self.list()
    let world = CollectionWorld(layout, 100)
    world.wanted = { _ in CGSize(width: 390, height: 60) }
    world.turn()
    // Held, so that no new object has the place of an old one.
    func shown() -> [UICollectionViewLayoutAttributes] {
      layout.layoutAttributesForElements(in: world.collection.bounds) ?? []
    }
    func same(
      _ one: ArraySlice<UICollectionViewLayoutAttributes>, _ other: ArraySlice<UICollectionViewLayoutAttributes>
    )
      -> Bool
    { one.count == other.count && zip(one, other).allSatisfy { $0 === $1 } }
    let before = shown()
    #expect(before.count == 14)
    #expect(same(shown()[...], before[...]))
    world.scroll(by: 5)
    #expect(same(shown().prefix(14), before[...]))
    // The tenth item grows: it and those below it move, those above do not.
    let cell = world.collection.cellForItem(at: path(9)) as! BoxCell
    cell.wanted.height = 90
    world.collection.sizeMayHaveChanged(of: cell)
    world.turn()
    let after = shown()
    #expect(same(after.prefix(9), before.prefix(9)))
    #expect(!after.dropFirst(9).contains { new in before.contains { $0 === new } })
    #expect(layout.layoutAttributesForItem(at: path(9))?.frame.height == 90)
    #expect(layout.layoutAttributesForItem(at: path(10))?.frame.minY == 630)
  }

  @Test func cellsThatSayTheirSizesLeaveTheDelegateInPeace() {
    let delegate = FlowDelegate()
    delegate.sizes = [CGSize(width: 370, height: 50)]
    let world = CollectionWorld(Self.flow(), 5_000)
    world.wanted = { _ in CGSize(width: 370, height: 70) }
    world.collection.delegate = delegate
    world.turn()
    let asked = delegate.asked
    #expect(asked == 5_000)
    world.scroll(by: 120, frames: 20)
    #expect(delegate.asked == asked)
    world.collection.collectionViewLayout.invalidateLayout()
    world.turn()
    // Of those that have not said it themselves.
    #expect(delegate.asked > asked)
  }

  @Test func headersThatStayInViewLeaveItemsAsTheyAre() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.headerReferenceSize = CGSize(width: 390, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let world = CollectionWorld(layout, 100)
    world.turn()
    let item = layout.layoutAttributesForItem(at: path(5))
    world.scroll(by: 7, frames: 3)
    #expect(layout.layoutAttributesForItem(at: path(5)) === item)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))?.frame.minY == 21)
  }

  /// Published layouts change what they are handed, without copying it, at every change of bounds.
  private final class Sinking: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let attributes = super.layoutAttributesForElements(in: rect)
      for each in attributes ?? [] { each.frame.origin.x += 8 }
      return attributes
    }
  }

  @Test func whatASubclassChangesInPlaceDoesNotAddUp() {
    let layout = Sinking()
    layout.itemSize = CGSize(width: 300, height: 50)
    let world = CollectionWorld(layout, 100)
    world.turn()
    world.scroll(by: 7, frames: 10)
    #expect(world.collection.visibleCells.allSatisfy { $0.frame.minX == 53 })
  }

  /// As in tables and lists: what comes to show above what shows must not push it away.
  @Test func flowLayoutsScrolledUpIntoEstimatesDoNotJump() throws {
    let world = CollectionWorld(Self.flow(), 400)
    world.wanted = { CGSize(width: 390, height: 60 + CGFloat(Int($0)! * 17 % 50)) }
    world.turn()
    world.collection.scrollToItem(at: path(300), at: .top, animated: false)
    world.turn(2)
    for _ in 0..<150 {
      let anchor = try #require(world.collection.indexPathsForVisibleItems.min())
      let cell = try #require(world.collection.cellForItem(at: anchor))
      let before = cell.frame.minY - world.collection.contentOffset.y
      world.scroll(by: -23)
      let same = try #require(world.collection.cellForItem(at: anchor))
      #expect(same.frame.minY - world.collection.contentOffset.y == before + 23)
    }
    #expect(world.shown.first != "300")
  }
}
