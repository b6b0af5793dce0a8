import Foundation

extension UITableView {
  final func changeEditing(to editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    for entry in displayed {
      if let cell = entry.cell { bringEditing(cell, entry.place, animated: animated) }
    }
  }

  final func bringEditing(_ cell: UITableViewCell, _ place: TablePlace, animated: Bool) {
    let path = place.indexPath
    let isEditing = editing && (dataSource?.tableView(self, canEditRowAt: path) ?? false)
    if isEditing {
      cell.editingStyle = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    } else {
      cell.editingStyle = .none
      cell.showsReorderControl = false
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  // MARK: What a finger does; not Apple's

  /// The delete or insert control of a row is confirmed.
  public final func _commit(_ style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    loadIfNeeded()
    guard isRow(path), dataSource?.tableView(self, canEditRowAt: path) == true else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  /// A row is dragged by its reorder control: the data source moves it, and the table shows it there.
  public final func _dragRow(from source: IndexPath, to proposed: IndexPath) {
    loadIfNeeded()
    guard isRow(source), dataSource?.tableView(self, canMoveRowAt: source) == true else { return }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed) ?? proposed
    guard target != source else { return }
    beginBatch()
    dataSource?.tableView(self, moveRowAt: source, to: target)
    moveRow(at: source, to: target)
    endBatch(completion: nil)
  }

  /// A row is swiped. Returns the actions that the delegate offers; where it offers any, the row stands aside until
  /// `_endSwipe` or the next swipe: its configuration state says so, and the delegate hears of editing as UIKit tells it.
  public final func _swipeRow(at path: IndexPath, leading: Bool = false) -> UISwipeActionsConfiguration? {
    loadIfNeeded()
    guard isRow(path), dataSource?.tableView(self, canEditRowAt: path) == true, let delegate else { return nil }
    let configuration =
      leading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    guard configuration != nil else { return nil }
    _endSwipe()
    delegate.tableView(self, willBeginEditingRowAt: path)
    cellForRow(at: path)?.isSwiped = true
    return configuration
  }

  /// The row that stands aside comes back.
  public final func _endSwipe() {
    guard let entry = displayed.first(where: { $0.cell?.isSwiped == true }) else { return }
    entry.cell?.isSwiped = false
    delegate?.tableView(self, didEndEditingRowAt: entry.place.indexPath)
  }
}
