import Meter
import Testing
import Turns
import UIKit

final class BoxCell: UICollectionViewCell {
  nonisolated(unsafe) static var log: [String] = []
  var name = ""
  var wanted = CGSize(width: 50, height: 50)

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    BoxCell.log.append("prepareForReuse \(name)")
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    BoxCell.log.append("preferred \(name)")
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }
}

/// Notes what it is asked, in order.
final class LoggingFlowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    BoxCell.log.append("prepare")
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    BoxCell.log.append("invalidate")
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    BoxCell.log.append("should \(originalAttributes.indexPath.item)")
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var asked = 0
  var sizes: [CGSize] = []
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return sizes[indexPath.item % sizes.count]
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10) }
}

@MainActor final class CollectionWorld: NSObject, UICollectionViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  let collection: UICollectionView
  var sections: [[String]]
  var wanted: (String) -> CGSize = { _ in CGSize(width: 50, height: 50) }
  let start = Counts()

  init(_ layout: UICollectionViewLayout, sections: [[String]]) {
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    self.sections = sections
    super.init()
    TurnLoop.main.settle()
    BoxCell.log = []
    _ = RuntimeIssue.drain()
    collection.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    collection.dataSource = self
    window.addSubview(collection)
    window.makeKeyAndVisible()
    start.reset()
  }

  convenience init(_ layout: UICollectionViewLayout, _ count: Int) {
    self.init(layout, sections: [(0..<count).map { "\($0)" }])
  }

  func turn(_ count: Int = 1) { for _ in 0..<count { TurnLoop.main.turn() } }
  func scroll(by points: CGFloat, frames: Int = 1) {
    for _ in 0..<frames {
      collection.contentOffset.y += points
      turn()
    }
  }
  var shown: [String] { collection.visibleCells.map { ($0 as! BoxCell).name } }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath) as! BoxCell
    cell.name = sections[indexPath.section][indexPath.item]
    cell.wanted = wanted(cell.name)
    BoxCell.log.append("configure \(cell.name)")
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

@MainActor @Suite struct CollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func uniformItemsStandInColumns() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.sectionInset = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15)
    let world = CollectionWorld(layout, 1000)
    world.turn()
    #expect(layout.layoutAttributesForItem(at: path(0))?.frame == CGRect(x: 15, y: 20, width: 100, height: 80))
    #expect(layout.layoutAttributesForItem(at: path(1))?.frame == CGRect(x: 145, y: 20, width: 100, height: 80))
    #expect(layout.layoutAttributesForItem(at: path(3))?.frame == CGRect(x: 15, y: 110, width: 100, height: 80))
    #expect(world.collection.contentSize == CGSize(width: 390, height: 40 + 334 * 80 + 333 * 10))
    #expect(world.shown.count == 27)
    let first = world.start[.cellsCreated]
    world.scroll(by: 37, frames: 200)
    #expect(world.start[.cellsCreated] <= first + 6)
    for cell in world.collection.visibleCells as! [BoxCell] {
      let at = world.collection.indexPath(for: cell)!
      #expect(cell.name == "\(at.item)")
      #expect(cell.frame == layout.layoutAttributesForItem(at: at)?.frame)
    }
  }

  @Test func sizesOfTheDelegateFillLines() {
    let layout = UICollectionViewFlowLayout()
    let delegate = FlowDelegate()
    delegate.sizes = [CGSize(width: 200, height: 40), CGSize(width: 100, height: 80), CGSize(width: 300, height: 20)]
    let world = CollectionWorld(layout, 3)
    world.collection.delegate = delegate
    world.turn()
    #expect(delegate.asked == 3)
    let frames = (0..<3).map { layout.layoutAttributesForItem(at: path($0))!.frame }
    // The first line shares out what is left and centres its items; in the last one there is no room beside another.
    #expect(frames[0] == CGRect(x: 10, y: 25, width: 200, height: 40))
    #expect(frames[1] == CGRect(x: 280, y: 5, width: 100, height: 80))
    #expect(frames[2] == CGRect(x: 45, y: 95, width: 300, height: 20))
  }

  @Test func selfSizingAsksInUIKitsOrder() {
    let layout = LoggingFlowLayout()
    layout.estimatedItemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let world = CollectionWorld(layout, 2)
    world.wanted = { CGSize(width: 390, height: $0 == "0" ? 70 : 50) }
    BoxCell.log = []
    world.turn()
    #expect(
      BoxCell.log == [
        "prepare", "configure 0", "preferred 0", "should 0", "invalidate", "prepare", "configure 1", "preferred 1",
        "should 1",
      ])
    #expect(world.collection.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 70, width: 390, height: 50))
    #expect(world.collection.contentSize.height == 120)
  }

  @Test func listsMeasureWhatShows() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let world = CollectionWorld(layout, 100_000)
    world.wanted = { CGSize(width: 10, height: 30 + CGFloat(Int($0)! * 29 % 70)) }
    world.turn()
    #expect(world.start[.cellsCreated] <= world.shown.count + 1)
    world.scroll(by: 91, frames: 100)
    func check() {
      let cells = world.collection.visibleCells as! [BoxCell]
      #expect(cells.first!.frame.minY <= world.collection.contentOffset.y)
      #expect(cells.last!.frame.maxY >= world.collection.contentOffset.y + 800)
      for (one, two) in zip(cells, cells.dropFirst()) { #expect(one.frame.maxY == two.frame.minY) }
      for cell in cells { #expect(cell.frame.size == CGSize(width: 390, height: cell.wanted.height)) }
    }
    check()
    #expect(world.collection.contentOffset.y == 9100)
    world.scroll(by: -53, frames: 60)
    check()
    world.collection.scrollToItem(at: path(99_999), at: .bottom, animated: false)
    world.turn(2)
    #expect(world.shown.contains("99999"))
  }

  @Test func groupsRepeatAndNest() {
    func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
    let big = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [big, column])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let world = CollectionWorld(layout, 9)
    world.turn()
    let frames = (0..<4).map { layout.layoutAttributesForItem(at: path($0))!.frame }
    #expect(frames[0] == CGRect(x: 15, y: 5, width: 180, height: 200))
    #expect(frames[1] == CGRect(x: 195, y: 5, width: 180, height: 100))
    #expect(frames[2] == CGRect(x: 195, y: 105, width: 180, height: 100))
    #expect(frames[3] == CGRect(x: 15, y: 215, width: 180, height: 200))
    #expect(world.collection.contentSize == CGSize(width: 390, height: 630))
  }

  @Test func gridsByFractionAndCount() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3))
    for group in [
      NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item]),
      .horizontal(layoutSize: size, subitem: item, count: 3),
    ] {
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      let world = CollectionWorld(layout, 7)
      world.turn()
      #expect(layout.layoutAttributesForItem(at: path(4))?.frame == CGRect(x: 132, y: 132, width: 126, height: 126))
      #expect(world.collection.contentSize.height == 390)
    }
  }

  @Test func supplementariesShowAtTheirSections() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let world = CollectionWorld(layout, sections: [Array(repeating: "a", count: 20), Array(repeating: "b", count: 20)])
    world.turn()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(world.collection.visibleSupplementaryViews(ofKind: kind).count == 1)
    world.scroll(by: 150)
    #expect(world.collection.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 150)
    world.collection.contentOffset.y = 2040 - 100
    world.turn()
    #expect(world.collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path(0), path(0, 1)])
    #expect(world.collection.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY == 2040)
  }

  @Test func registrationsAndDiffableSourcesFeedIt() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "item \(item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(collection)
    window.makeKeyAndVisible()
    _ = RuntimeIssue.drain()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    source.apply(snapshot)
    TurnLoop.main.turn()
    let texts = { collection.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "" } }
    #expect(texts().prefix(3) == ["item 0", "item 1", "item 2"])
    #expect(collection.visibleCells.allSatisfy { $0.frame.height >= 20 && $0.contentView.frame.width == 355 })
    let counts = Counts()
    snapshot.reconfigureItems([1])
    source.apply(snapshot)
    #expect(counts[.cellsDequeued] == 0)
    #expect(counts[.configurationsApplied] == 1)
    snapshot.deleteItems([0, 2])
    snapshot.insertItems([500], afterItem: 1)
    source.apply(snapshot, animatingDifferences: false)
    #expect(texts().prefix(4) == ["item 1", "item 500", "item 3", "item 4"])
    for _ in 0..<50 {
      collection.contentOffset.y += 60
      TurnLoop.main.turn()
    }
    #expect(texts().first != "item 1")
    #expect(RuntimeIssue.drain().issues.map(\.kind) == [])
  }

  @Test func aCellThatForgetsSuperKeepsItsFirstSize() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let world = CollectionWorld(layout, 100)
    world.collection.register(ForgetfulCell.self, forCellWithReuseIdentifier: "box")
    let source = ForgetfulSource()
    world.collection.dataSource = source
    world.turn()
    #expect(world.collection.visibleCells.allSatisfy { $0.frame.height == 80 })
    for _ in 0..<20 {
      world.collection.contentOffset.y += 80
      world.turn()
    }
    // Cells that are used again are never measured again: they keep the estimate (facts: engine 4.7-47).
    #expect(world.collection.visibleCells.contains { $0.frame.height == 44 })
  }

  @Test func batchesValidateAndRecover() {
    let layout = UICollectionViewFlowLayout()
    let world = CollectionWorld(layout, 10)
    world.turn()
    world.sections[0].remove(at: 2)
    world.collection.performBatchUpdates { world.collection.deleteItems(at: [path(2)]) }
    #expect(world.shown == ["0", "1", "3", "4", "5", "6", "7", "8", "9"])
    _ = RuntimeIssue.drain()
    world.collection.deleteItems(at: [path(0)])
    #expect(RuntimeIssue.drain().issues.contains { $0.kind == "invalidUpdate" && $0.message.contains("(9)") })
    world.turn()
    #expect(world.shown.count == 9)
  }

  @Test func tapsSelect() {
    let layout = UICollectionViewFlowLayout()
    let world = CollectionWorld(layout, 10)
    world.turn()
    #expect(world.collection._tapItem(at: path(3)))
    #expect(world.collection.indexPathsForSelectedItems == [path(3)])
    #expect(world.collection.cellForItem(at: path(3))?.isSelected == true)
    world.collection._tapItem(at: path(4))
    #expect(world.collection.indexPathsForSelectedItems == [path(4)])
    #expect(world.collection.cellForItem(at: path(3))?.isSelected == false)
  }
}

final class ForgetfulCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func prepareForReuse() {}
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
}

final class ForgetfulSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath) }
}

extension CollectionViewTests {
  @Test func anItemIsMovedByHand() {
    final class Movable: NSObject, UICollectionViewDataSource {
      var names = (0..<5).map { "\($0)" }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath) as! BoxCell
        cell.name = names[indexPath.item]
        return cell
      }
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 4
      }
      func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }
    let world = CollectionWorld(UICollectionViewFlowLayout(), 5)
    let source = Movable()
    world.collection.dataSource = source
    world.turn()
    #expect(!world.collection.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0)))
    #expect(world.collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let target = world.collection.cellForItem(at: IndexPath(item: 2, section: 0))!.center
    world.collection.updateInteractiveMovementTargetPosition(target)
    world.collection.endInteractiveMovement()
    #expect(world.shown == ["1", "2", "0", "3", "4"])
    #expect(source.names == world.shown)
  }
}
