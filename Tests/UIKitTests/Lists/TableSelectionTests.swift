import Meter
import Testing
import Turns
import UIKit

/// A controller as published code writes it, with a log.
final class RowsController: UITableViewController {
  var log: [String] = []
  var names = (0..<50).map { "\($0)" }
  var mayHighlight = true
  var target: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return mayHighlight
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return target ?? indexPath
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.log.append("deleted \(indexPath.row)")
        done(true)
      }
    ])
  }

  var shown: [String] {
    tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "?" }
  }
}

@MainActor @Suite struct TableSelectionTests {
  private func show() -> (UIWindow, RowsController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let controller = RowsController(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnLoop.main.turn()
    return (window, controller)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func aTapIsToldInUIKitsOrder() {
    let (window, controller) = show()
    let table = controller.tableView!
    #expect(table._tapRow(at: path(2)))
    #expect(
      controller.log == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2"])
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.cellForRow(at: path(2))?.isSelected == true)
    controller.log = []
    table._tapRow(at: path(3))
    #expect(
      controller.log == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 2", "didDeselect 2",
        "didSelect 3",
      ])
    #expect(table.cellForRow(at: path(2))?.isSelected == false)
    controller.log = []
    controller.mayHighlight = false
    #expect(!table._tapRow(at: path(4)))
    #expect(controller.log == ["shouldHighlight 4"])
    controller.mayHighlight = true
    controller.target = path(7)
    table._tapRow(at: path(5))
    #expect(table.indexPathForSelectedRow == path(7))
    withExtendedLifetime(window) {}
  }

  @Test func aFingerHighlightsTheCell() {
    let (window, controller) = show()
    let table = controller.tableView!
    #expect(table._touchRow(at: path(2)))
    #expect(table.cellForRow(at: path(2))?.isHighlighted == true)
    #expect(table.cellForRow(at: path(2))?.configurationState.isHighlighted == true)
    table._liftFinger()
    #expect(table.cellForRow(at: path(2))?.isHighlighted == false)
    withExtendedLifetime(window) {}
  }

  @Test func selectingInCodeTellsNobody() {
    let (window, controller) = show()
    let table = controller.tableView!
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(controller.log == [])
    #expect(table.indexPathsForSelectedRows == [path(2)])
    table.allowsMultipleSelection = true
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
    table.deselectRow(at: path(2), animated: false)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
    withExtendedLifetime(window) {}
  }

  @Test func severalMayBeSelectedAndTappedAgain() {
    let (window, controller) = show()
    let table = controller.tableView!
    table.allowsMultipleSelection = true
    table._tapRow(at: path(1))
    table._tapRow(at: path(2))
    #expect(table.indexPathsForSelectedRows == [path(1), path(2)])
    controller.log = []
    table._tapRow(at: path(1))
    #expect(
      controller.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willDeselect 1", "didDeselect 1"])
    #expect(table.indexPathsForSelectedRows == [path(2)])
    withExtendedLifetime(window) {}
  }

  @Test func selectionIsOfTheRowNotOfTheCell() {
    let (window, controller) = show()
    let table = controller.tableView!
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    for _ in 0..<10 {
      table.contentOffset.y += 100
      TurnLoop.main.turn()
    }
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    TurnLoop.main.turn()
    #expect(
      table.visibleCells.map(\.isSelected) == [true] + Array(repeating: false, count: table.visibleCells.count - 1))
    table.reloadData()
    TurnLoop.main.turn()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    withExtendedLifetime(window) {}
  }

  @Test func editingReachesCellsThatMayBeEdited() {
    let (window, controller) = show()
    let table = controller.tableView!
    controller.setEditing(true, animated: true)
    #expect(table.isEditing)
    #expect(table.visibleCells.prefix(3).map(\.isEditing) == [true, false, true])
    #expect(table.visibleCells[0].editingStyle == .delete)
    #expect(table.visibleCells[0].showsReorderControl)
    TurnLoop.main.turn()
    #expect(table.visibleCells[0].contentView.frame.minX == 38)
    for _ in 0..<5 {
      table.contentOffset.y += 100
      TurnLoop.main.turn()
    }
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
    table.setEditing(false, animated: false)
    TurnLoop.main.turn()
    #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    withExtendedLifetime(window) {}
  }

  @Test func editsAreCommittedMovedAndSwiped() {
    let (window, controller) = show()
    let table = controller.tableView!
    table._commit(.delete, forRowAt: path(0))
    #expect(controller.shown.prefix(3) == ["1", "2", "3"])
    table._dragRow(from: path(0), to: path(2))
    #expect(controller.shown.prefix(3) == ["2", "3", "1"])
    let swiped = table.cellForRow(at: path(0))
    let actions = table._swipeRow(at: path(0))?.actions
    #expect(swiped?.configurationState.isSwiped == true)
    table._endSwipe()
    #expect(swiped?.configurationState.isSwiped == false)
    actions?.first.map { action in action.handler(action, table, { _ in }) }
    #expect(controller.log.last == "deleted 0")
    #expect(table._swipeRow(at: path(0), leading: true) == nil)
    withExtendedLifetime(window) {}
  }

  @Test func configurationsAreAppliedInPlace() {
    let (window, controller) = show()
    let table = controller.tableView!
    let counts = Counts()
    for _ in 0..<20 {
      table.contentOffset.y += 44
      TurnLoop.main.turn()
    }
    #expect(counts[.configurationsApplied] == counts[.cellsDequeued])
    #expect(counts[.configurationsRebuilt] == 0)
    #expect(controller.shown.first == "20")
    withExtendedLifetime(window) {}
  }

  @Test func selectionAppliesTheConfigurationAgainOnce() {
    let (window, controller) = show()
    let table = controller.tableView!
    TurnLoop.main.turn()
    let counts = Counts()
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    TurnLoop.main.turn()
    #expect(counts[.configurationsApplied] == 1)
    let cell = table.cellForRow(at: path(2))!
    var states: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { _, state in states.append(state) }
    TurnLoop.main.turn()
    #expect(states.count == 1)
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    cell.isHighlighted = true
    TurnLoop.main.turn()
    #expect(states.count == 2)
    #expect(states.last?.isHighlighted == true)
    TurnLoop.main.turn()
    #expect(states.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func aConfigurationTakenAwayIsRebuilt() {
    let (window, controller) = show()
    let table = controller.tableView!
    let cell = table.cellForRow(at: path(2))!
    let view = cell.contentView
    let configuration = cell.contentConfiguration
    let counts = Counts()
    cell.contentConfiguration = configuration
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    #expect(view.superview == nil)
    cell.contentConfiguration = configuration
    #expect(counts[.configurationsApplied] == 2)
    #expect(counts[.configurationsRebuilt] == 1)
    withExtendedLifetime(window) {}
  }

  @Test func backgroundsFollowTheState() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    var background = UIBackgroundConfiguration.listPlainCell()
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.subviews.first?.frame == cell.bounds)
    let normal = cell.subviews.first?.backgroundColor
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.subviews.first?.backgroundColor != normal)
    background = .clear()
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(cell.subviews.first?.backgroundColor == .clear)
    let selected = UIView(frame: .zero)
    cell.selectedBackgroundView = selected
    #expect(selected.superview === cell)
    cell.isSelected = false
    #expect(selected.superview == nil)
  }
}
