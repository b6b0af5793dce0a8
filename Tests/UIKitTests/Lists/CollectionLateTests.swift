import Foundation
import Meter
import Testing

@testable import UIKit

/// Collection views that are told something late, and what cells said across batches.
@MainActor @Suite(.serialized) struct CollectionLateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  // MARK: What is told late

  @Test func anotherDelegateIsAsked() {
    let layout = UICollectionViewFlowLayout()
    let (one, other) = (FlowDelegate(), FlowDelegate())
    one.sizes = [CGSize(width: 370, height: 40)]
    other.sizes = [CGSize(width: 370, height: 90)]
    let world = CollectionWorld(layout, 20)
    world.collection.delegate = one
    world.turn()
    #expect(frame(layout, 1)?.minY == 55)
    world.collection.delegate = other
    world.turn()
    #expect(frame(layout, 1)?.minY == 105)
    #expect(world.collection.cellForItem(at: path(1))?.frame.minY == 105)
  }

  @Test func anotherDataSourceHasOtherSizes() {
    for layout in [rows(), UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))]
      as [UICollectionViewLayout]
    {
      let world = CollectionWorld(layout, 40)
      world.wanted = { _ in CGSize(width: 390, height: 90) }
      world.turn()
      world.scroll(by: 700, frames: 3)
      let other = CollectionWorld(rows(), 40)
      world.collection.contentOffset = .zero
      world.collection.dataSource = other
      world.turn()
      #expect(frame(layout, 1)?.height == 50)
      // Nobody has asked the cells of the new source for these.
      #expect(frame(layout, 30)?.height != 90)
    }
  }

  @Test func anotherLayoutAsksWhatShows() {
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let world = CollectionWorld(rows(), 40)
    world.wanted = { _ in CGSize(width: 390, height: 90) }
    world.turn()
    for layout in [list, rows(70), list] as [UICollectionViewLayout] {
      world.collection.collectionViewLayout = layout
      world.turn()
      #expect(world.collection.visibleCells.allSatisfy { $0.frame.height == 90 })
      #expect(world.collection.visibleCells.count == 9)
    }
  }

  @Test func whatIsInvalidatedAsksWhatShows() {
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    for layout in [rows(), list] as [UICollectionViewLayout] {
      let world = CollectionWorld(layout, 200)
      world.wanted = { _ in CGSize(width: 390, height: 90) }
      world.turn()
      world.scroll(by: 300, frames: 20)
      let before = world.collection.visibleCells.map(\.frame)
      layout.invalidateLayout()
      world.turn()
      #expect(world.collection.visibleCells.map(\.frame) == before)
      for cell in world.collection.visibleCells as! [BoxCell] { cell.wanted.height = 60 }
      layout.invalidateLayout()
      world.turn()
      #expect(world.collection.visibleCells.first?.frame.height == 60)
    }
  }

  @Test func otherInsetsAreAnotherRoom() {
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    for layout in [grid(100, 40), list] as [UICollectionViewLayout] {
      let world = CollectionWorld(layout, 40)
      world.turn()
      let before = frame(layout, 2)
      world.collection.contentInset.right = 100
      world.turn()
      #expect(world.collection.contentSize.width == 290)
      #expect(frame(layout, 2) != before)
      #expect(world.collection.cellForItem(at: path(2))?.frame == frame(layout, 2))
    }
  }

  @Test func anInsetAtTheTopMovesHeadersAndAsksNoCell() {
    let layout = rows()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    let world = CollectionWorld(layout, 40)
    world.turn()
    world.scroll(by: 300)
    BoxCell.log = []
    world.collection.contentInset.top = 40
    world.turn()
    #expect(!BoxCell.log.contains { $0.hasPrefix("preferred") })
    #expect(
      world.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first?.frame.minY
        == 340)
  }

  @Test func automaticSizeIsAnEstimate() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = UICollectionViewFlowLayout.automaticSize
    let world = CollectionWorld(layout, 3)
    world.wanted = { _ in CGSize(width: 70, height: 30) }
    world.turn()
    #expect((0..<3).map { frame(layout, $0)!.size } == Array(repeating: CGSize(width: 70, height: 30), count: 3))
    let told = UICollectionViewFlowLayout()
    told.estimatedItemSize = CGSize(width: 60, height: 20)
    let delegate = FlowDelegate()
    delegate.sizes = [UICollectionViewFlowLayout.automaticSize]
    let other = CollectionWorld(told, 300)
    other.wanted = { _ in CGSize(width: 80, height: 30) }
    other.collection.delegate = delegate
    other.turn()
    #expect(frame(told, 0)?.size == CGSize(width: 80, height: 30))
    #expect(frame(told, 299)?.size == CGSize(width: 60, height: 20))
    #expect(RuntimeIssue.drain().issues.isEmpty)
  }

  // MARK: Batches

  private final class HearingLayout: UICollectionViewFlowLayout {
    var heard: [String] = []
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      heard += updateItems.map { item in
        let paths = [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].map { path in
          path.map { $0.item == NSNotFound ? "\($0.section)" : "\($0.section).\($0.item)" } ?? "-"
        }
        return "\(item.updateAction) " + paths.joined(separator: " ")
      }
    }
  }

  @Test func aLayoutHearsOfSectionsAndOfWhereReloadedItemsAre() {
    let layout = HearingLayout()
    let world = CollectionWorld(layout, sections: [["a"], ["b", "c", "d"], ["e"]])
    world.turn()
    world.collection.performBatchUpdates {
      world.sections = [["f"], ["c", "x"], ["a"]]
      world.collection.deleteSections([2])
      world.collection.insertSections([0])
      world.collection.moveSection(0, toSection: 2)
      world.collection.deleteItems(at: [path(0, 1)])
      world.collection.reloadItems(at: [path(2, 1)])
    }
    #expect(layout.heard == ["delete 2 -", "insert - 0", "move 0 2", "delete 1.0 -", "reload 1.2 1.1"])
    #expect(RuntimeIssue.drain().issues.isEmpty)
  }

  @Test func sectionsThatMeetAreExplained() {
    let world = CollectionWorld(grid(50, 50), sections: [["a"], ["b"], ["c"]])
    world.turn()
    world.collection.performBatchUpdates {
      world.collection.moveSection(0, toSection: 1)
      world.collection.moveSection(2, toSection: 1)
    }
    #expect(RuntimeIssue.drain().issues.contains { $0.message.contains("two sections to the same place (1)") })
    world.turn()
    #expect(world.shown == ["a", "b", "c"])
  }

  @Test func reloadedItemsAreEstimatesAgain() {
    let list = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    for layout in [rows(), list] as [UICollectionViewLayout] {
      let world = CollectionWorld(layout, 60)
      world.wanted = { _ in CGSize(width: 390, height: 90) }
      world.turn()
      world.scroll(by: 400, frames: 8)
      #expect(frame(layout, 1)?.height == 90)
      world.collection.reloadItems(at: [path(1)])
      world.turn()
      #expect(frame(layout, 0)?.height == 90)
      #expect(frame(layout, 1)!.height < 90)
    }
  }

  @Test func gridsKeepWhatTheirCellsSaidAcrossBatches() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)), subitems: [item, item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    let layout = UICollectionViewCompositionalLayout(section: section)
    let world = CollectionWorld(layout, 31)
    world.wanted = { CGSize(width: 195, height: 60 + CGFloat((Int($0) ?? 0) % 5) * 4) }
    world.turn()
    func check() {
      for cell in world.collection.visibleCells as! [BoxCell] {
        #expect(cell.frame.height == cell.wanted.height, "\(cell.name)")
        #expect(cell.frame == frame(layout, world.collection.indexPath(for: cell)!.item))
      }
    }
    check()
    world.sections[0].insert("100", at: 3)
    world.collection.insertItems(at: [path(3)])
    world.turn()
    check()
    world.sections[0].remove(at: 0)
    world.collection.deleteItems(at: [path(0)])
    world.turn()
    check()
    world.sections[0][4] = "101"
    world.collection.reloadItems(at: [path(4)])
    world.turn()
    check()
    world.scroll(by: 50, frames: 5)
    check()
  }

  @Test func groupsThatHaveLeftAreGone() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: section)
    CollectionWorld(layout, 20).turn()
    func items(_ low: CGFloat, _ height: CGFloat) -> [Int] {
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: low, width: 390, height: height))!.map(\.indexPath.item)
    }
    #expect(items(39, 1) == [0])
    #expect(items(40, 10) == [])
    #expect(items(40, 11) == [1])
    #expect(items(45, 300) == [1, 2, 3, 4, 5, 6])
  }

  @Test func groupsThatHaveLeftAcrossAreGone() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 20
    section.orthogonalScrollingBehavior = .continuous
    let layout = UICollectionViewCompositionalLayout(section: section)
    let world = CollectionWorld(layout, 20)
    world.turn()
    func items(_ offset: CGFloat) -> [Int] {
      layout.scrollAcross(0, to: offset)
      return layout.layoutAttributesForElements(in: world.collection.bounds)!.map(\.indexPath.item)
    }
    #expect(items(0) == [0, 1, 2, 3])
    #expect(items(99) == [0, 1, 2, 3, 4])
    #expect(items(100) == [1, 2, 3, 4])
    #expect(items(119) == [1, 2, 3, 4])
    #expect(items(1e9).last == 19)
  }
}
