import Meter
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ListCellTests {
  private func cell() -> (UICollectionViewListCell, UILabel) {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 30),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
    ])
    return (cell, label)
  }

  @Test func separatorsBeginWhereAConstraintSays() {
    _ = RuntimeIssue.drain()
    let (cell, label) = cell()
    let guide = cell.separatorLayoutGuide
    guide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 44, width: 360, height: 0))
    #expect(RuntimeIssue.drain().issues.isEmpty)
  }

  @Test func separatorsBeginAtTheContentsMarginOtherwise() {
    let (cell, _) = cell()
    let guide = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == cell.contentView.layoutMargins.left)
    #expect(guide.layoutFrame.maxX == 390)
  }

  @Test func swipesOfferTheListsActionsAndTellTheCell() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 0
        ? nil
        : UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "delete \(path.item)") { _, _, done in done(true) }
        ])
    }
    let world = CollectionWorld(UICollectionViewCompositionalLayout.list(using: list), 5)
    world.turn()
    func cell(_ item: Int) -> UICollectionViewCell? {
      world.collection.cellForItem(at: IndexPath(item: item, section: 0))
    }
    var states: [Bool] = []
    cell(1)?.configurationUpdateHandler = { _, state in states.append(state.isSwiped) }
    world.turn()
    #expect(world.collection._swipeItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(world.collection._swipeItem(at: IndexPath(item: 1, section: 0), leading: true) == nil)
    let actions = world.collection._swipeItem(at: IndexPath(item: 1, section: 0))?.actions
    #expect(actions?.map(\.title) == ["delete 1"])
    world.turn()
    _ = world.collection._swipeItem(at: IndexPath(item: 2, section: 0))
    world.turn()
    #expect(states == [false, true, false])
    #expect(cell(2)?.configurationState.isSwiped == true)
    world.collection._endSwipe()
    #expect(cell(2)?.configurationState.isSwiped == false)
  }
}
