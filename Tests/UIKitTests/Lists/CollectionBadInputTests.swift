import Meter
import Testing
import Turns
import UIKit

/// As `TableBadInputTests`, for collection views and diffable data sources.
@MainActor @Suite(.serialized) struct CollectionBadInputTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func findings(_ body: () -> Void) -> [String] {
    _ = RuntimeIssue.drain()
    body()
    return RuntimeIssue.drain().issues.map { "\($0.kind): \($0.message)" }
  }

  private func world(_ count: Int = 10) -> CollectionWorld {
    let world = CollectionWorld(UICollectionViewFlowLayout(), count)
    world.turn()
    return world
  }

  // MARK: Batches

  @Test func aBatchIsExplainedInTheCollectionViewsWords() {
    let world = world()
    let found = findings {
      world.sections[0].removeLast(3)
      world.collection.performBatchUpdates {
        world.collection.insertItems(at: [path(0), path(1)])
        world.collection.deleteItems(at: [path(4)])
      }
    }
    #expect(
      found == [
        "invalidUpdate: UICollectionView: Invalid update: invalid number of items in section 0. The number of items "
          + "contained in an existing section after the update (7) must be equal to the number of items contained in that "
          + "section before the update (10), plus or minus the number of items inserted or deleted from that section (2 "
          + "inserted, 1 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 "
          + "moved out)."
      ])
    world.turn()
    #expect(world.shown == (0..<7).map { "\($0)" })
  }

  @Test func sectionsThatDoNotAddUp() {
    let world = world(3)
    let found = findings { world.collection.deleteSections([0]) }
    #expect(found.count == 1)
    #expect(found[0].contains("contained in the collection view after the update (1)"))
    #expect(found[0].contains("(0 inserted, 1 deleted)"))
    world.turn()
    #expect(world.shown == ["0", "1", "2"])
  }

  @Test func placesThatAreNone() {
    let world = world(5)
    let cases: [(() -> Void, String)] = [
      ({ world.collection.deleteItems(at: [self.path(5)]) }, "delete item 5 in section 0, which only contains 5 items"),
      ({ world.collection.insertItems(at: [self.path(9)]) }, "insert item 9 in section 0"),
      ({ world.collection.reloadItems(at: [self.path(0, 2)]) }, "reload item 0 in a section that does not exist"),
      ({ world.collection.moveItem(at: self.path(1), to: self.path(5)) }, "move item 5 in section 0"),
      ({ world.collection.deleteItems(at: [self.path(1), self.path(1)]) }, "item 1 of section 0 twice"),
      ({ world.collection.deleteItems(at: [IndexPath()]) }, "section that does not exist"),
      ({ world.collection.reloadSections([3]) }, "delete section 3"),
    ]
    for (action, text) in cases {
      let found = findings(action)
      #expect(found.contains { $0.hasPrefix("invalidUpdate") && $0.contains(text) }, "\(text): \(found)")
      world.turn()
      #expect(world.shown.count == 5)
    }
  }

  @Test func reloadDataInABatchDropsIt() {
    let world = world(4)
    let found = findings {
      world.collection.performBatchUpdates {
        world.sections[0].removeLast()
        world.collection.deleteItems(at: [path(3)])
        world.collection.reloadData()
      }
    }
    #expect(found.map { $0.prefix(19) } == ["reloadDuringUpdates"])
    world.turn()
    #expect(world.shown.count == 3)
  }

  @Test func anUpdateInsideTheDataSourceIsPutOffAndNamed() {
    final class Reentrant: NSObject, UICollectionViewDataSource {
      var count = 6
      var meddles = true
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        if meddles, indexPath.item == 2 {
          meddles = false
          count = 5
          collectionView.deleteItems(at: [IndexPath(item: 5, section: 0)])
        }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
      }
    }
    let world = world(1)
    let source = Reentrant()
    let found = findings {
      world.collection.dataSource = source
      world.turn(2)
    }
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("nestedTableUpdate") && found[0].contains("item 2 in section 0"))
    #expect(world.collection.visibleCells.count == 5)
  }

  @Test func aSourceThatAlwaysReloadsIsStopped() {
    final class Eager: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.reloadData()
        return collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
      }
    }
    let world = world(1)
    let source = Eager()
    let found = findings {
      world.collection.dataSource = source
      world.turn()
    }
    #expect(found.contains { $0.hasPrefix("layoutLoop") && $0.contains("UICollectionView") })
    // Once a turn is enough: whoever does this does it for every item, in every round.
    #expect(found.filter { $0.hasPrefix("nestedTableUpdate") }.count == 1)
  }

  // MARK: Data sources that lie

  @Test func negativeCounts() {
    final class Negative: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1 - 2 * section
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath) }
    }
    let world = world(3)
    let source = Negative()
    let found = findings {
      world.collection.dataSource = source
      world.turn()
    }
    #expect(found.contains("negativeCount: UICollectionView: the data source gave a count of -1 for section 1"))
    #expect(world.collection.visibleCells.count == 1)
  }

  @Test func aCellReturnedForTwoItems() {
    final class OneCell: NSObject, UICollectionViewDataSource {
      let cell = UICollectionViewCell(frame: .zero)
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { cell }
    }
    let world = world(1)
    let source = OneCell()
    let found = findings {
      world.collection.dataSource = source
      world.turn()
    }
    #expect(found.contains { $0.hasPrefix("cellReturnedTwice") && $0.contains("item 1 in section 0") })
    #expect(world.collection.visibleCells.count == 3)
  }

  @Test func identifiersNobodyRegistered() {
    final class Stranger: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "nobody", for: indexPath) }
    }
    let world = world(1)
    let source = Stranger()
    let found = findings {
      world.collection.dataSource = source
      world.turn()
      _ = world.collection.dequeueReusableSupplementaryView(
        ofKind: "badge", withReuseIdentifier: "none", for: path(0))
    }
    #expect(
      found.contains {
        $0.hasPrefix("unregisteredReuseIdentifier") && $0.contains("nobody") && $0.contains("item 1 in section 0")
      })
    #expect(found.contains { $0.hasPrefix("unregisteredReuseIdentifier") && $0.contains("badge") })
    #expect(world.collection.visibleCells.count == 2)
  }

  @Test func aSizeThatIsNone() {
    let layout = UICollectionViewFlowLayout()
    let delegate = FlowDelegate()
    delegate.sizes = [
      CGSize(width: 100, height: 40), CGSize(width: CGFloat.nan, height: 40), CGSize(width: 100, height: -5),
    ]
    let world = CollectionWorld(layout, 3)
    let found = findings {
      world.collection.delegate = delegate
      world.turn()
    }
    #expect(found.contains { $0.hasPrefix("invalidHeight") && $0.contains("item 1 in section 0") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("invalidHeight") && $0.contains("item 2 in section 0") }, "\(found)")
    #expect(world.collection.contentSize.height.isFinite)
    #expect(world.collection.visibleCells.count >= 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func metricsThatAreNone(bad: CGFloat) {
    let changes: [(UICollectionViewFlowLayout) -> Void] = [
      { $0.itemSize = CGSize(width: bad, height: 50) }, { $0.itemSize = CGSize(width: 50, height: bad) },
      { $0.minimumLineSpacing = bad }, { $0.minimumInteritemSpacing = bad }, { $0.sectionInset.left = bad },
      { $0.headerReferenceSize = CGSize(width: 0, height: bad) },
      { $0.estimatedItemSize = CGSize(width: 50, height: bad) },
    ]
    for (index, change) in changes.enumerated() {
      let layout = UICollectionViewFlowLayout()
      change(layout)
      let world = CollectionWorld(layout, 5)
      let found = findings { world.turn() }
      if index < 6 { #expect(found.contains { $0.hasPrefix("invalidHeight") }, "change \(index)") }
      #expect(world.collection.visibleCells.count == 5, "change \(index)")
      #expect(world.collection.contentSize.height.isFinite)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3]) func dimensionsThatAreNone(bad: CGFloat) {
    let found = findings {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(bad), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      let world = CollectionWorld(UICollectionViewCompositionalLayout(section: section), 3)
      // The world forgets what was reported before it was there.
      _ = NSCollectionLayoutDimension.estimated(bad)
      world.turn()
      #expect(world.collection.contentSize.height == 50)
    }
    #expect(found.contains { $0.hasPrefix("invalidHeight") && $0.contains("\(bad)") })
  }

  @Test func contentThatPrefersNoSize() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let world = CollectionWorld(layout, 3)
    world.wanted = { CGSize(width: 10, height: $0 == "1" ? CGFloat.nan : 50) }
    let found = findings { world.turn() }
    #expect(found.count == 1 && found[0].hasPrefix("ambiguousCellHeight") && found[0].contains("item 1 in section 0"))
    #expect(world.collection.visibleCells.count == 3)
    #expect(world.collection.contentSize.height.isFinite)
  }

  @Test func aSectionProviderWithoutASection() {
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let world = CollectionWorld(layout, 3)
    let found = findings { world.turn() }
    #expect(found.contains { $0.hasPrefix("missingLayoutSection") && $0.contains("index 0") })
    #expect(world.shown == ["0", "1", "2"])
  }

  @Test func scrollingAndSelectingWhereNothingIs() {
    let world = world(3)
    let found = findings {
      world.collection.scrollToItem(at: path(5), at: .top, animated: false)
      world.collection.selectItem(at: path(0, 4), animated: false, scrollPosition: .top)
      world.collection.deselectItem(at: path(8), animated: false)
      world.turn()
    }
    #expect(found.filter { $0.hasPrefix("invalidRow") }.count == 2)
    #expect(world.collection.indexPathsForSelectedItems == nil)
    #expect(!world.collection._tapItem(at: path(3)))
    #expect(world.collection.cellForItem(at: path(3)) == nil)
    #expect(world.collection.layoutAttributesForItem(at: path(3)) == nil)
  }

  @Test func removingTheCollectionWhileItLaysOutIsSurvived() {
    final class Remover: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        if indexPath.item == 4 { collectionView.removeFromSuperview() }
        return collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
      }
    }
    let world = world(1)
    let source = Remover()
    world.collection.dataSource = source
    world.turn(2)
    #expect(world.collection.superview == nil)
  }

  // MARK: Diffable

  @Test func aSnapshotWithTheSameIdentifierTwice() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    let found = findings {
      snapshot.appendSections(["a", "b", "a"])
      snapshot.appendItems([1, 2, 1], toSection: "a")
      snapshot.appendItems([2, 3], toSection: "b")
    }
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.hasPrefix("duplicateIdentifiers") })
    #expect(found[1].contains("[1]") && found[2].contains("[2]") && found[2].contains("section b"))
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
  }

  @Test func identifiersThatAreNotInTheSnapshot() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    let found = findings {
      snapshot.appendItems([1])
      snapshot.appendSections(["a"])
      snapshot.appendItems([1], toSection: "z")
      snapshot.appendItems([1])
      snapshot.insertItems([2], beforeItem: 9)
      snapshot.moveItem(9, afterItem: 1)
      snapshot.moveItem(1, afterItem: 9)
      snapshot.reloadItems([9])
      snapshot.reconfigureItems([9])
      snapshot.reloadSections(["z"])
      snapshot.moveSection("z", beforeSection: "a")
      snapshot.deleteItems([9])
      snapshot.deleteSections(["z"])
    }
    #expect(found.count == 9, "\(found)")
    #expect(found.allSatisfy { $0.hasPrefix("missing") })
    #expect(snapshot.itemIdentifiers == [1])
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.numberOfItems(inSection: "z") == 0)
  }

  @Test func aCellProviderThatGivesNone() {
    let world = world(1)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: world.collection) { _, path, _ in
      path.item == 1 ? nil : world.collection.dequeueReusableCell(withReuseIdentifier: "box", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    let found = findings {
      source.apply(snapshot)
      world.turn()
    }
    #expect(found.contains { $0.hasPrefix("noCellProvided") && $0.contains("item 1 in section 0") })
    #expect(world.collection.visibleCells.count == 3)
    #expect(source.itemIdentifier(for: path(9)) == nil)
    #expect(source.itemIdentifier(for: path(0, 9)) == nil)
    #expect(source.sectionIdentifier(for: 4) == nil)
  }

  @Test func applyingFromInsideTheCellProvider() {
    let world = world(1)
    var source: UICollectionViewDiffableDataSource<Int, Int>!
    var once = true
    source = UICollectionViewDiffableDataSource(collectionView: world.collection) { collection, path, item in
      if once {
        once = false
        var snapshot = source.snapshot()
        snapshot.appendItems([100])
        source.apply(snapshot)
      }
      return collection.dequeueReusableCell(withReuseIdentifier: "box", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    let found = findings {
      source.apply(snapshot)
      world.turn(2)
    }
    #expect(found.contains { $0.hasPrefix("nestedTableUpdate") }, "\(found)")
    #expect(source.snapshot().itemIdentifiers == [1, 2, 100])
    #expect(world.collection.visibleCells.count == 3)
  }

  @Test func anOtherDataSourceBesideTheDiffableOne() {
    let world = world(4)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: world.collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "box", for: path)
    }
    world.collection.dataSource = world
    world.turn()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7])
    source.apply(snapshot)
    world.turn()
    // The collection view still asks whom it was told to ask.
    #expect(world.shown == ["0", "1", "2", "3"])
    #expect(source.snapshot().itemIdentifiers == [7])
  }

  @Test func anOutlineWithWrongItems() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    let found = findings {
      outline.append([1, 2, 1])
      outline.append([3], to: 9)
      outline.append([2, 4], to: 1)
      outline.expand([8])
      outline.collapse([8])
      outline.insert([5], before: 8)
      outline.replace(childrenOf: 8, using: .init())
      _ = outline.snapshot(of: 8)
      outline.delete([8])
    }
    #expect(found.filter { $0.hasPrefix("duplicateIdentifiers") }.count == 2)
    #expect(found.filter { $0.hasPrefix("missingIdentifier") }.count == 6)
    #expect(outline.items == [1, 4, 2])
  }
}
