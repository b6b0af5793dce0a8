import Foundation
import Meter
import Testing

@testable import UIKit

/// Flow layouts at the ends of what they are asked, and after what is told them late.
@MainActor @Suite(.serialized) struct FlowLayoutRuleTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func grid(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    return layout
  }

  private func rows(_ height: CGFloat = 50) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 390, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func frame(_ layout: UICollectionViewLayout, _ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: path(item, section))?.frame
  }

  // MARK: Lines

  @Test func anItemAloneInItsLineStandsInTheMiddle() {
    let column = grid(300, 40)
    CollectionWorld(column, 3).turn()
    #expect((0..<3).map { frame(column, $0)!.minX } == [45, 45, 45])
    let strip = grid(60, 100)
    strip.scrollDirection = .horizontal
    let world = CollectionWorld(strip, 3)
    world.collection.frame.size.height = 150
    world.turn()
    #expect((0..<3).map { frame(strip, $0)!.minY } == [25, 25, 25])
  }

  @Test func itemsOfOneSizeStandTheSameWhoeverSaysSo() {
    for width: CGFloat in [80, 100, 130, 190, 200, 390] {
      let (own, told) = (grid(width, 40), UICollectionViewFlowLayout())
      own.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      let delegate = FlowDelegate()
      delegate.sizes = [CGSize(width: width, height: 40)]
      let (one, other) = (CollectionWorld(own, 11), CollectionWorld(told, 11))
      other.collection.delegate = delegate
      one.turn()
      other.turn()
      for item in 0..<11 { #expect(frame(own, item) == frame(told, item), "\(width) \(item)") }
    }
  }

  // MARK: Rectangles

  @Test func whatARectangleOnlyTouchesIsNotInIt() {
    let (uniform, own) = (grid(390, 40), UICollectionViewFlowLayout())
    let delegate = FlowDelegate()
    delegate.sizes = [CGSize(width: 370, height: 40)]
    uniform.sectionInset = UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
    let worlds = [CollectionWorld(uniform, 20), CollectionWorld(own, 20)]
    worlds[1].collection.delegate = delegate
    for (world, layout) in zip(worlds, [uniform, own]) {
      world.turn()
      func items(_ low: CGFloat, _ height: CGFloat) -> [Int] {
        layout.layoutAttributesForElements(in: CGRect(x: 0, y: low, width: 390, height: height))!.map(\.indexPath.item)
      }
      #expect(items(0, 5) == [])
      #expect(items(0, 6) == [0])
      #expect(items(44, 1) == [0])
      #expect(items(45, 10) == [])
      #expect(items(45, 11) == [1])
      #expect(items(5 + 20 * 50 - 10, 100) == [])
      #expect(items(-100, 105) == [])
    }
  }

  @Test func rectanglesWithoutAnEndHoldEverything() {
    let (uniform, own, list) = (
      grid(390, 40), rows(), UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    )
    for layout in [uniform, own, list] as [UICollectionViewLayout] {
      CollectionWorld(layout, 20).turn()
      let most = CGFloat.greatestFiniteMagnitude
      for rect in [
        CGRect.infinite, CGRect(x: 0, y: 0, width: most, height: most),
        CGRect(x: -1e9, y: -1e9, width: 4e9, height: 4e9),
      ] {
        #expect(layout.layoutAttributesForElements(in: rect)?.count == 20)
      }
      #expect(layout.layoutAttributesForElements(in: .null)?.count == 0)
      #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 1e15, width: 390, height: 1e300))?.count == 0)
    }
  }

  @Test func itemsThatAreNoneHaveNoAttributes() {
    for layout in [grid(50, 50), rows(), UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))]
      as [UICollectionViewLayout]
    {
      let world = CollectionWorld(layout, 3)
      world.turn()
      for path in [path(-1), path(3), path(0, 1), path(0, -1), path(NSNotFound)] {
        #expect(layout.layoutAttributesForItem(at: path) == nil)
      }
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path(0)) == nil)
    }
  }

  @Test func emptySectionsKeepHeadersInsetsAndFooters() {
    let layout = grid(390, 40)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 15)
    let world = CollectionWorld(layout, sections: [[], ["a"], []])
    world.turn()
    #expect(world.collection.contentSize.height == 265)
    func edge(_ kind: String, _ section: Int) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0, section))?.frame
    }
    #expect(edge(footer, 0) == CGRect(x: 0, y: 60, width: 390, height: 15))
    #expect(frame(layout, 0, 1) == CGRect(x: 0, y: 115, width: 390, height: 40))
    #expect(edge(header, 2) == CGRect(x: 0, y: 190, width: 390, height: 30))
    #expect(world.collection.visibleSupplementaryViews(ofKind: header).count == 3)
  }

  // MARK: Headers and footers that stay in view

  @Test(arguments: [true, false]) func headersAndFootersStayInView(isVertical: Bool) {
    let layout = grid(50, 50)
    layout.itemSize = isVertical ? CGSize(width: 390, height: 50) : CGSize(width: 50, height: 800)
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let world = CollectionWorld(layout, sections: (0..<3).map { section in (0..<30).map { "\(section).\($0)" } })
    world.turn()
    let length: CGFloat = isVertical ? 800 : 390
    func place(_ kind: String, _ section: Int) -> CGFloat {
      let frame = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0, section))!.frame
      return isVertical ? frame.minY : frame.minX
    }
    func scroll(to offset: CGFloat) {
      world.collection.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      world.turn()
    }
    #expect(place(header, 0) == 0)
    #expect(place(footer, 0) == length - 20)
    scroll(to: 100)
    #expect(place(header, 0) == 100)
    #expect(place(footer, 0) == 100 + length - 20)
    // A section is 1,550 long: the next header pushes the one before.
    scroll(to: 1_540)
    #expect(place(header, 0) == 1_520)
    #expect(place(header, 1) == 1_550)
    #expect(place(footer, 0) == 1_530)
    #expect(place(footer, 1) == 1_540 + length - 20)
    let views = world.collection.visibleSupplementaryViews(ofKind: footer)
    #expect(views.count == 2)
  }

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
}
