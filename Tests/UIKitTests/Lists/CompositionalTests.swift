import Foundation
import Meter
import Testing
import Turns
import UIKit

/// What a compositional layout says beyond groups one below the other.
@MainActor @Suite(.serialized) struct CompositionalTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
  private func rows(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
  private func edge(
    _ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
  }
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  // MARK: Scrolling to the side

  @Test func sectionsFollowEachOtherToTheSide() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 30
    let section = rows(size(.absolute(100), .fractionalHeight(1)))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 12, trailing: 5)
    section.boundarySupplementaryItems = [
      edge(size(.absolute(40), .fractionalHeight(1)), header, .leading),
      edge(size(.fractionalWidth(1), .absolute(25)), footer, .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let world = CollectionWorld(layout, sections: [["a", "b", "c"], ["d", "e"]])
    world.turn()
    // A footer below takes from the height; what leads comes before the insets.
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame == CGRect(x: 60, y: 8, width: 100, height: 755))
    #expect(layout.layoutAttributesForItem(at: path(2))?.frame.minX == 280)
    let lengths: [CGFloat] = [40 + 20 + 320 + 5, 40 + 20 + 210 + 5]
    #expect(layout.layoutAttributesForItem(at: path(0, 1))?.frame.minX == lengths[0] + 30 + 60)
    #expect(world.collection.contentSize == CGSize(width: lengths[0] + 30 + lengths[1], height: 800))
    let leading = layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0, 1))?.frame
    #expect(leading == CGRect(x: 415, y: 8, width: 40, height: 780))
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: footer, at: path(0))?.frame.minY == 763)
    #expect(world.shown == ["a", "b", "c"])
    world.collection.contentOffset.x = 290
    world.turn()
    #expect(world.shown == ["c", "d", "e"])
  }

  @Test func cellsThatSayTheirWidthsMoveWhatFollowsThem() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = rows(size(.estimated(50), .absolute(60)))
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let world = CollectionWorld(layout, 1_000)
    world.wanted = { CGSize(width: 40 + CGFloat(Int($0)! % 7) * 10, height: 60) }
    world.turn()
    #expect(world.start[.cellsCreated] < 16)
    for _ in 0..<40 {
      world.collection.contentOffset.x += 37
      world.turn()
      let cells = world.collection.visibleCells as! [BoxCell]
      for (one, two) in zip(cells, cells.dropFirst()) { #expect(one.frame.maxX == two.frame.minX) }
      #expect(cells.allSatisfy { $0.frame.size == $0.wanted })
      #expect(cells.first!.frame.minX <= world.collection.contentOffset.x)
      #expect(cells.last!.frame.maxX >= world.collection.contentOffset.x + 390)
    }
  }

  @Test func chipsOfTheirOwnWidthsStandSideBySideInASectionThatScrollsAcross() {
    let section = rows(size(.estimated(50), .estimated(30)))
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    let layout = UICollectionViewCompositionalLayout(section: section)
    let world = CollectionWorld(layout, 20)
    world.wanted = { CGSize(width: 60 + CGFloat(Int($0)!) * 10, height: Int($0)! == 2 ? 44 : 30) }
    world.turn()
    let frames = (0..<4).map { layout.layoutAttributesForItem(at: path($0))!.frame }
    #expect(frames.map(\.minX) == [0, 68, 146, 234])
    #expect(frames.map(\.width) == [60, 70, 80, 90])
    // As deep as the deepest that was seen.
    #expect(world.collection.contentSize.height == 44)
    #expect(world.collection._scrollSection(0, to: 70) == 68)
    #expect(world.collection._scrollSection(0, to: 140) == 146)
  }

  // MARK: Edges

  @Test func theWholeHasAHeaderAndAFooterOfItsOwn() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      edge(size(.fractionalWidth(1), .absolute(120)), header, .top),
      edge(size(.fractionalWidth(1), .absolute(60)), footer, .bottom),
    ]
    let section = rows(size(.fractionalWidth(1), .absolute(100)))
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let world = CollectionWorld(layout, sections: [["a", "b"], ["c"]])
    world.turn()
    let whole = IndexPath(index: 0)
    #expect(world.collection.supplementaryView(forElementKind: header, at: whole)?.frame.height == 120)
    #expect(world.collection.supplementaryView(forElementKind: footer, at: whole)?.frame.minY == 420)
    #expect(world.collection.cellForItem(at: path(0, 1))?.frame.minY == 320)
    #expect(world.collection.contentSize.height == 480)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: header, at: path(0)) == nil)
    let view = world.collection.supplementaryView(forElementKind: header, at: whole)
    world.sections[0].insert("z", at: 0)
    world.collection.performBatchUpdates { world.collection.insertItems(at: [path(0)]) }
    #expect(world.shown == ["z", "a", "b", "c"])
    #expect(world.collection.supplementaryView(forElementKind: header, at: whole) === view)
    #expect(world.collection.supplementaryView(forElementKind: footer, at: whole)?.frame.minY == 520)
    #expect(RuntimeIssue.drain().issues.isEmpty)
  }

  @Test func edgesStandWhereTheirAlignmentSays() {
    let section = rows(size(.fractionalWidth(1), .absolute(100)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    func frames(_ change: () -> Void) -> [CGRect] {
      change()
      let layout = UICollectionViewCompositionalLayout(section: section)
      let world = CollectionWorld(layout, 2)
      world.turn()
      let edges = ["one", "two"].compactMap {
        layout.layoutAttributesForSupplementaryView(ofKind: $0, at: path(0))?.frame
      }
      return edges + [layout.layoutAttributesForItem(at: path(0))!.frame]
    }
    let small = size(.absolute(50), .absolute(30))
    let top = frames {
      section.boundarySupplementaryItems = [edge(small, "one", .top), edge(small, "two", .topTrailing)]
    }
    #expect(top[0].origin == CGPoint(x: 170, y: 0))
    #expect(top[1].origin == CGPoint(x: 320, y: 30))
    #expect(top[2].minY == 70)
    let sides = frames {
      section.boundarySupplementaryItems = [edge(small, "one", .leading), edge(small, "two", .trailing)]
    }
    #expect(sides[0].origin == CGPoint(x: 20, y: 95))
    #expect(sides[1].minX == 320)
    #expect(sides[2] == CGRect(x: 70, y: 10, width: 250, height: 100))
    let floating = frames {
      let item = edge(size(.fractionalWidth(1), .absolute(30)), "one", .bottom)
      item.extendsBoundary = false
      section.boundarySupplementaryItems = [item]
      section.supplementariesFollowContentInsets = false
    }
    #expect(floating[0] == CGRect(x: 0, y: 190, width: 390, height: 30))
  }

  @Test func whatIsPinnedStaysInViewWhileItsSectionShows() {
    let section = rows(size(.fractionalWidth(1), .absolute(100)))
    section.boundarySupplementaryItems = [
      edge(size(.fractionalWidth(1), .absolute(40)), header, .top),
      edge(size(.fractionalWidth(1), .absolute(50)), footer, .bottom),
    ]
    for each in section.boundarySupplementaryItems { each.pinToVisibleBounds = true }
    let layout = UICollectionViewCompositionalLayout(section: section)
    let names = Array(repeating: "a", count: 20)
    let world = CollectionWorld(layout, sections: [names, names])
    world.turn()
    func minY(_ kind: String, _ section: Int) -> CGFloat? {
      world.collection.supplementaryView(forElementKind: kind, at: path(0, section))?.frame.minY
    }
    #expect(minY(footer, 0) == 750)
    world.scroll(by: 150)
    #expect(minY(header, 0) == 150)
    #expect(minY(footer, 0) == 900)
    world.collection.contentOffset.y = 2_060
    world.turn()
    // The section is 2,090 long: what is pinned leaves with it.
    #expect(minY(header, 0) == 2_050)
    #expect(minY(footer, 0) == 2_040)
    #expect(minY(header, 1) == 2_090)
    #expect(minY(footer, 1) == 2_810)
  }

  @Test func theTopPaddingOfListsComesAboveHeaders() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.headerTopPadding = 15
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    let world = CollectionWorld(layout, 3)
    world.turn()
    let frame = world.collection.supplementaryView(forElementKind: header, at: path(0))!.frame
    #expect(frame.minY == 15)
    #expect(world.collection.cellForItem(at: path(0))?.frame.minY == frame.maxY)
  }

  // MARK: Beside items

  @Test func badgesStandAtTheCornersOfTheirItemsAndGoWithThem() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: header, containerAnchor: anchor)
    let ribbon = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(10)), elementKind: footer,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top], absoluteOffset: CGPoint(x: 0, y: 2)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(80)), supplementaryItems: [badge, ribbon])
    item.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 20, trailing: 10)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let world = CollectionWorld(layout, sections: [["a", "b", "c", "d"]])
    world.turn()
    #expect(layout.layoutAttributesForItem(at: path(1))?.frame == CGRect(x: 110, y: 10, width: 80, height: 50))
    func view(_ kind: String, _ item: Int) -> UICollectionReusableView? {
      world.collection.supplementaryView(forElementKind: kind, at: path(item))
    }
    #expect(view(header, 1)?.frame == CGRect(x: 180, y: 0, width: 20, height: 20))
    #expect(view(footer, 1)?.frame == CGRect(x: 110, y: 62, width: 80, height: 10))
    #expect(view(header, 3)?.frame.origin == CGPoint(x: 80, y: 80))
    let third = view(header, 2)
    world.sections[0].remove(at: 1)
    world.collection.performBatchUpdates { world.collection.deleteItems(at: [path(1)]) }
    #expect(view(header, 1) === third)
    #expect(view(header, 1)?.frame.minX == 180)
    #expect(view(header, 3) == nil)
    #expect(world.collection.visibleSupplementaryViews(ofKind: header).count == 3)
  }

  // MARK: Room

  @Test func edgeSpacingKeepsAndSharesRoom() {
    func frames(_ spacing: NSCollectionLayoutEdgeSpacing?, between: NSCollectionLayoutSpacing? = nil) -> [CGRect] {
      let item = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .absolute(40)))
      item.edgeSpacing = spacing
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: item, count: 3)
      group.interItemSpacing = between
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      let world = CollectionWorld(layout, 3)
      world.turn()
      return (0..<3).map { layout.layoutAttributesForItem(at: path($0))!.frame }
    }
    let fixed = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(7), trailing: .fixed(10), bottom: nil)
    #expect(frames(fixed).map(\.origin) == [5, 110, 215].map { CGPoint(x: $0, y: 7) })
    // 390 less 270 is 120: 20 for each of six springs, or 60 for each gap.
    let around = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    #expect(frames(around).map(\.origin) == [20, 150, 280].map { CGPoint(x: $0, y: 30) })
    #expect(frames(nil, between: .flexible(4)).map(\.minX) == [0, 150, 300])
    let pushed = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: .fixed(1))
    #expect(frames(pushed).map(\.minX) == [40, 170, 300])
  }

  @Test func groupsKeepTheirOwnEdgeSpacing() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .absolute(50)),
      subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(30), top: .fixed(4), trailing: nil, bottom: .fixed(6))
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let world = CollectionWorld(layout, 3)
    world.turn()
    #expect(layout.layoutAttributesForItem(at: path(2))?.frame == CGRect(x: 30, y: 124, width: 195, height: 50))
    #expect(world.collection.contentSize.height == 180)
  }

  @Test func insetsFollowWhatTheyReferTo() {
    let section = rows(size(.fractionalWidth(1), .absolute(50)))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    func frame(_ reference: UIContentInsetsReference, whole: UIContentInsetsReference = .automatic) -> CGRect? {
      section.contentInsetsReference = reference
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.contentInsetsReference = whole
      let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
      let world = CollectionWorld(layout, 1)
      world.collection.layoutMargins = UIEdgeInsets(top: 9, left: 18, bottom: 9, right: 28)
      world.turn()
      return layout.layoutAttributesForItem(at: path(0))?.frame
    }
    #expect(frame(.automatic) == CGRect(x: 4, y: 0, width: 382, height: 50))
    #expect(frame(.layoutMargins) == CGRect(x: 22, y: 0, width: 336, height: 50))
    #expect(frame(.automatic, whole: .layoutMargins) == frame(.layoutMargins))
    #expect(frame(.none, whole: .layoutMargins)?.minX == 4)
  }
}
