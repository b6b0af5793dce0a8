import Foundation
import Meter
import Testing

@testable import UIKit

/// Flow layouts at the ends of what they are asked, and after what is told them late.
@MainActor @Suite(.serialized) struct FlowLayoutRuleTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

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
}
