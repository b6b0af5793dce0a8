import Meter
import Testing
import Turns
import UIKit

@MainActor @Suite(.serialized) struct OutlineTests {
  private func food() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["food", "drinks"])
    outline.append(["fruit", "bread"], to: "food")
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["water"], to: "drinks")
    return outline
  }

  @Test func anOutlineKnowsItsLevels() {
    var outline = food()
    #expect(outline.items == ["food", "fruit", "apple", "pear", "bread", "drinks", "water"])
    #expect(outline.rootItems == ["food", "drinks"])
    #expect(outline.visibleItems == ["food", "drinks"])
    #expect(outline.level(of: "pear") == 2)
    #expect(outline.parent(of: "bread") == "food")
    #expect(outline.parent(of: "drinks") == nil)
    outline.expand(["fruit"])
    #expect(!outline.isVisible("apple"))
    outline.expand(["food"])
    #expect(outline.visibleItems == ["food", "fruit", "apple", "pear", "bread", "drinks"])
    #expect(outline.isVisible("apple") && outline.isExpanded("fruit"))
    outline.collapse(["food"])
    #expect(outline.visibleItems == ["food", "drinks"])
    outline.expand(["food"])
    // What was expanded below is expanded still.
    #expect(outline.isVisible("pear"))
  }

  @Test func insertingAndDeletingKeepTheOutline() {
    var outline = food()
    outline.insert(["cheese"], after: "fruit")
    #expect(outline.items == ["food", "fruit", "apple", "pear", "cheese", "bread", "drinks", "water"])
    #expect(outline.parent(of: "cheese") == "food")
    outline.insert(["snacks"], before: "drinks")
    #expect(outline.level(of: "snacks") == 0)
    outline.delete(["fruit"])
    #expect(outline.items == ["food", "cheese", "bread", "snacks", "drinks", "water"])
    #expect(outline.index(of: "snacks") == 3)
    let part = outline.snapshot(of: "food")
    #expect(part.items == ["cheese", "bread"])
    #expect(part.rootItems == ["cheese", "bread"])
    #expect(outline.snapshot(of: "food", includingParent: true).level(of: "bread") == 1)
    outline.replace(childrenOf: "drinks", using: part.isVisible("cheese") ? .init() : part)
    #expect(outline.items == ["food", "cheese", "bread", "snacks", "drinks"])
    outline.deleteAll()
    #expect(outline.items.isEmpty && !outline.contains("food"))
  }

  @Test func aSectionShowsWhatIsExpanded() {
    let world = CollectionWorld(UICollectionViewFlowLayout(), 0)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: world.collection) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "box", for: path) as! BoxCell
      cell.name = item
      return cell
    }
    var told: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { told.append("collapse \($0)") }
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "bread" }
    var whole = NSDiffableDataSourceSnapshot<Int, String>()
    whole.appendSections([0, 1])
    whole.appendItems(["other"], toSection: 1)
    source.apply(whole)
    source.apply(food(), to: 0)
    world.turn()
    #expect(world.shown == ["food", "drinks", "other"])
    let cell = world.collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(source._toggleOutline(of: "food"))
    #expect(world.shown == ["food", "fruit", "bread", "drinks", "other"])
    #expect(world.collection.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
    #expect(source.snapshot(for: 0).isExpanded("food"))
    #expect(!source._toggleOutline(of: "bread"))
    #expect(source._toggleOutline(of: "food"))
    #expect(world.shown == ["food", "drinks", "other"])
    #expect(told == ["expand food", "collapse food"])
    #expect(source.snapshot(for: 1).items == ["other"])
  }

  @Test func childrenMayComeWhenTheyAreAskedFor() {
    let world = CollectionWorld(UICollectionViewFlowLayout(), 0)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: world.collection) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "box", for: path) as! BoxCell
      cell.name = item
      return cell
    }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, _ in
      var children = NSDiffableDataSourceSectionSnapshot<String>()
      children.append(["\(parent) 1", "\(parent) 2"])
      return children
    }
    var roots = NSDiffableDataSourceSectionSnapshot<String>()
    roots.append(["a", "b"])
    source.apply(roots, to: 0)
    world.turn()
    source._toggleOutline(of: "a")
    #expect(world.shown == ["a", "a 1", "a 2", "b"])
  }

  @Test func aFingerReordersWhatMayBeReordered() {
    let world = CollectionWorld(UICollectionViewFlowLayout(), 0)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: world.collection) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "box", for: path) as! BoxCell
      cell.name = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2, 3])
    source.apply(snapshot)
    world.turn()
    #expect(!world.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    var finals: [[Int]] = []
    source.reorderingHandlers.canReorderItem = { $0 != 3 }
    source.reorderingHandlers.didReorder = { transaction in
      finals.append(transaction.finalSnapshot.itemIdentifiers)
      #expect(transaction.initialSnapshot.itemIdentifiers == [0, 1, 2, 3])
      #expect(transaction.difference.count == 2)
    }
    #expect(!world.collection.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
    #expect(world.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    world.collection.updateInteractiveMovementTargetPosition(world.collection.visibleCells[2].center)
    world.collection.endInteractiveMovement()
    #expect(finals == [[1, 2, 0, 3]])
    #expect(world.shown == ["1", "2", "0", "3"])
    #expect(source.snapshot().itemIdentifiers == [1, 2, 0, 3])
  }

  // MARK: Sections that scroll across

  @Test func aSectionScrollsAcrossAndRestsWhereItsBehaviourSays() {
    func world(_ behaviour: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> CollectionWorld {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      section.orthogonalScrollingBehavior = behaviour
      let world = CollectionWorld(UICollectionViewCompositionalLayout(section: section), 50)
      world.turn()
      return world
    }
    let continuous = world(.continuous)
    #expect(continuous.shown == ["0", "1", "2", "3"])
    #expect(continuous.start[.cellsCreated] <= 5)
    #expect(continuous.collection._scrollSection(0, to: 500) == 500)
    continuous.turn()
    #expect(continuous.shown == ["4", "5", "6", "7"])
    #expect(continuous.collection.cellForItem(at: IndexPath(item: 5, section: 0))?.frame.minX == 70)
    #expect(continuous.start[.cellsCreated] <= 9)
    // 50 groups of 100 and 49 gaps of 10, the insets, less the width.
    #expect(continuous.collection._scrollSection(0, to: 99_999) == 5_140)
    continuous.turn()
    #expect(continuous.shown.last == "49")
    #expect(continuous.collection._scrollSection(0, to: -70) == 0)
    #expect(world(.groupPaging).collection._scrollSection(0, to: 500) == 550)
    #expect(world(.paging).collection._scrollSection(0, to: 500) == 390)
    #expect(world(.none).collection._scrollSection(0, to: 500) == 0)
  }

  @Test func theSectionsHandlerChangesWhatShows() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let distance = abs(item.frame.midX - environment.container.contentSize.width / 2)
        item.alpha = distance < 100 ? 1 : 0.5
      }
    }
    let world = CollectionWorld(UICollectionViewCompositionalLayout(section: section), 10)
    world.turn()
    #expect(world.collection.visibleCells.map(\.alpha) == [0.5, 1, 1, 0.5])
    world.collection._scrollSection(0, to: 100)
    world.turn()
    #expect(offsets.first == 0 && offsets.last == 100)
  }

  @Test func thePrefetchDataSourceHearsOfTheNextItems() {
    final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
      var log: [String] = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        log.append("prefetch \(indexPaths.map(\.item))")
      }
      func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        log.append("cancel \(indexPaths.map(\.item))")
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 200)
    layout.minimumLineSpacing = 0
    let world = CollectionWorld(layout, 100)
    let ahead = Ahead()
    world.collection.prefetchDataSource = ahead
    world.turn()
    #expect(ahead.log == ["prefetch [4, 5, 6, 7]"])
    world.scroll(by: 200)
    #expect(ahead.log.last == "prefetch [8]")
    ahead.log = []
    world.scroll(by: 4_000)
    #expect(ahead.log == ["cancel [5, 6, 7, 8]", "prefetch [25, 26, 27, 28]"])
    ahead.log = []
    world.scroll(by: -200)
    #expect(ahead.log == ["cancel [25, 26, 27, 28]", "prefetch [19, 18, 17, 16]"])
  }
}
