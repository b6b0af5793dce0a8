import Meter
import Testing
import Turns
import UIKit

/// What an item costs and in which order its events come (facts: engine 4.7-43 to 46).
@MainActor @Suite(.serialized) struct CollectionReuseTests {
  final class Watcher: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { BoxCell.log.append("willDisplay \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { BoxCell.log.append("didEndDisplaying \(indexPath.item)") }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A list of items 100 points high, eight of which show.
  private func list(_ watcher: Watcher, height: CGFloat = 100, count: Int = 100) -> CollectionWorld {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let world = CollectionWorld(layout, count)
    world.wanted = { _ in CGSize(width: 10, height: height) }
    world.collection.delegate = watcher
    return world
  }

  @Test func eventsOfOneItemComeInOrder() {
    let watcher = Watcher()
    let world = list(watcher, count: 1)
    world.turn()
    #expect(BoxCell.log == ["configure 0", "preferred 0", "willDisplay 0"])
  }

  @Test func cellsThatLeaveAreQueuedBeforeCellsAreAskedFor() {
    let watcher = Watcher()
    let world = list(watcher)
    world.collection.isPrefetchingEnabled = false
    world.turn()
    world.start.reset()
    BoxCell.log = []
    world.scroll(by: 100)
    #expect(
      BoxCell.log == ["didEndDisplaying 0", "prepareForReuse 0", "configure 8", "preferred 8", "willDisplay 8"])
    #expect(world.start[.cellsDequeued] == 1)
    #expect(world.start[.cellsCreated] == 0)
    #expect(world.start[.layoutPasses] > 0)
  }

  @Test func aPreparedItemCostsNothingWhenItShows() {
    let watcher = Watcher()
    let world = list(watcher)
    world.turn()
    #expect(world.collection._preparedItems.map(\.indexPath) == [path(8)])
    #expect(!world.shown.contains("8"))
    world.start.reset()
    BoxCell.log = []
    world.collection.contentOffset.y = 100
    world.collection.layoutIfNeeded()
    #expect(BoxCell.log == ["didEndDisplaying 0", "willDisplay 8"])
    #expect(world.start[.cellsDequeued] == 0)
  }

  @Test func onePreparationSeesSeveralDisplays() {
    let watcher = Watcher()
    let world = list(watcher)
    world.turn()
    BoxCell.log = []
    for _ in 0..<3 {
      world.collection.contentOffset.y = 100
      world.collection.layoutIfNeeded()
      world.collection.contentOffset.y = 0
      world.collection.layoutIfNeeded()
    }
    #expect(!BoxCell.log.contains { $0.hasPrefix("configure") || $0.hasPrefix("prepareForReuse") })
    #expect(BoxCell.log.filter { $0 == "willDisplay 0" }.count == 3)
    #expect(BoxCell.log.filter { $0 == "didEndDisplaying 0" }.count == 3)
  }

  @Test func aKeptItemWhoseContentChangedIsMeasuredWhenItShows() {
    let watcher = Watcher()
    let world = list(watcher)
    world.turn()
    let cell = world.collection.cellForItem(at: path(0)) as! BoxCell
    world.collection.contentOffset.y = 100
    world.collection.layoutIfNeeded()
    cell.wanted = CGSize(width: 10, height: 160)
    cell.invalidateIntrinsicContentSize()
    world.collection.contentOffset.y = 0
    world.turn()
    #expect(world.collection.cellForItem(at: path(0)) === cell)
    #expect(cell.frame.height == 160)
  }

  @Test func reloadDequeuesReconfigureDoesNot() {
    let watcher = Watcher()
    let world = list(watcher)
    world.turn()
    let cells = world.collection.visibleCells
    let items = (0..<8).map { path($0) }
    world.start.reset()
    world.collection.reloadItems(at: items)
    #expect(world.start[.cellsDequeued] == 8)
    #expect(Set(world.collection.visibleCells).isDisjoint(with: cells))
    world.turn()
    let now = world.collection.visibleCells
    world.start.reset()
    BoxCell.log = []
    world.wanted = { $0 == "2" ? CGSize(width: 10, height: 130) : CGSize(width: 10, height: 100) }
    world.collection.reconfigureItems(at: items)
    #expect(world.start[.cellsDequeued] == 0)
    #expect(BoxCell.log.filter { $0.hasPrefix("configure") }.count == 8)
    #expect(BoxCell.log.filter { $0.hasPrefix("preferred") }.count == 8)
    #expect(!BoxCell.log.contains { $0.hasPrefix("prepareForReuse") })
    #expect(Set(world.collection.visibleCells).isSubset(of: now))
    #expect(world.collection.cellForItem(at: path(3))?.frame.minY == 330)
  }

  @Test func reloadDataConfiguresAllAnewWithTheQueuedCells() {
    let watcher = Watcher()
    let world = list(watcher)
    world.turn()
    let created = world.start[.cellsCreated]
    BoxCell.log = []
    world.collection.reloadData()
    world.turn()
    #expect(BoxCell.log.filter { $0.hasPrefix("didEndDisplaying") }.count == 8)
    #expect(BoxCell.log.filter { $0.hasPrefix("prepareForReuse") }.count >= 8)
    #expect(world.start[.cellsCreated] == created)
  }

  @Test func scrollingMakesAtMostTwoMoreCells() {
    let watcher = Watcher()
    let world = list(watcher, count: 1_000)
    world.turn()
    let shown = world.collection.visibleCells.count
    world.scroll(by: 9, frames: 200)
    world.scroll(by: -23, frames: 60)
    world.scroll(by: 330, frames: 40)
    #expect(world.start[.cellsCreated] <= shown + 2)
  }

  @Test func anotherWidthMeasuresWhatShowsAndKeepsTheFirstItem() {
    let watcher = Watcher()
    let world = list(watcher, height: 70)
    world.turn()
    world.collection.scrollToItem(at: path(50), at: .top, animated: false)
    world.turn()
    world.collection.contentOffset.y += 20
    world.turn()
    let top = world.collection.cellForItem(at: path(50))!.frame.minY - world.collection.contentOffset.y
    BoxCell.log = []
    world.collection.frame.size = CGSize(width: 700, height: 400)
    world.turn()
    #expect(world.collection.cellForItem(at: path(50))!.frame.minY - world.collection.contentOffset.y == top)
    #expect(world.collection.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 700, height: 70) })
    #expect(BoxCell.log.contains("preferred 50"))
  }

  /// A chain of required constraints that is not as high as the estimate.
  final class Chained: UICollectionViewCell {
    let box = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 29),
      ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func contentIsNeverAskedToBeAsHighAsTheEstimate() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "chained", for: indexPath) }
    }
    let watcher = Watcher()
    let world = list(watcher)
    let source = Source()
    world.collection.register(Chained.self, forCellWithReuseIdentifier: "chained")
    world.collection.dataSource = source
    _ = RuntimeIssue.drain()
    world.turn(2)
    world.scroll(by: 70, frames: 20)
    world.scroll(by: -110, frames: 5)
    #expect(RuntimeIssue.drain().issues.map(\.kind) == [])
    #expect(world.collection.visibleCells.allSatisfy { $0.frame.height == 45 && $0.contentView.frame.height == 45 })
  }

  @Test func anotherTypeSizeMeasuresWhatShows() {
    final class Text: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "text"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) }
    }
    let watcher = Watcher()
    let world = list(watcher)
    let source = Source()
    world.collection.register(Text.self, forCellWithReuseIdentifier: "text")
    world.collection.dataSource = source
    world.turn()
    let before = world.collection.visibleCells[0].frame.height
    world.window._changeTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    world.turn()
    let after = world.collection.visibleCells[0].frame.height
    #expect(after > 1.5 * before)
    #expect(world.collection.visibleCells[1].frame.minY == after)
    world.window._changeTraits { $0.preferredContentSizeCategory = .large }
    world.turn()
    #expect(world.collection.visibleCells[0].frame.height == before)
  }

  @Test func aHeightThatNeverRestsIsTrapped() {
    final class Restless: UICollectionViewCell {
      var height: CGFloat = 50
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
      override func layoutSubviews() {
        super.layoutSubviews()
        height += 1
        invalidateIntrinsicContentSize()
      }
    }
    let watcher = Watcher()
    let world = list(watcher, count: 1)
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "restless", for: indexPath) }
    }
    let source = Source()
    world.collection.register(Restless.self, forCellWithReuseIdentifier: "restless")
    world.collection.dataSource = source
    _ = RuntimeIssue.drain()
    world.turn()
    let issues = RuntimeIssue.drain().issues
    #expect(issues.contains { $0.kind == "layoutLoop" && $0.flag == .trap && $0.message.contains("Restless") })
  }
}
