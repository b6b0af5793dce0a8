import Foundation

extension UITableView {
  /// Selects without asking or telling the delegate, as UIKit does.
  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for selected in selection.paths { deselect(selected, animated: animated) }
      return
    }
    loadIfNeeded()
    guard isRow(path) else { return report("invalidRow", "asked to select row \(path), which is out of bounds") }
    if !allowsMultipleSelection {
      for selected in selection.paths where selected != path { deselect(selected, animated: animated) }
    }
    selection.insert(path)
    displayedCell(at: path)?.setSelected(true, animated: animated)
    if scrollPosition != .none { scroll(to: path, scrollPosition, animated: animated) }
  }

  final func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    displayedCell(at: path)?.setSelected(false, animated: animated)
  }

  /// Brings a cell that comes to show to what the table knows of its row.
  final func bring(_ cell: UITableViewCell, toStateOf place: TablePlace) {
    if !selection.isEmpty || cell.isSelected {
      let isSelected = selection.contains(place.indexPath)
      if isSelected != cell.isSelected { cell.setSelected(isSelected, animated: false) }
    }
    if editing || cell.isEditing { bringEditing(cell, place, animated: false) }
  }

  // MARK: What a finger does; not Apple's

  /// A finger is put on a row and lifted: the delegate is asked and told in UIKit's order. Returns whether the row was
  /// selected.
  @discardableResult public final func _tapRow(at path: IndexPath) -> Bool {
    guard _touchRow(at: path) else { return false }
    return _liftFinger()
  }

  /// A finger is put on a row. Returns whether the row is highlighted.
  public final func _touchRow(at path: IndexPath) -> Bool {
    loadIfNeeded()
    let mayHighlight = editing ? allowsSelectionDuringEditing : allowsSelection
    guard isRow(path), mayHighlight, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    highlighted = path
    displayedCell(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// The finger is lifted from the highlighted row, which is selected, or deselected where several may be selected.
  @discardableResult public final func _liftFinger() -> Bool {
    guard let path = highlighted else { return false }
    highlighted = nil
    displayedCell(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    let allowsSeveral = editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if allowsSeveral, selection.contains(path) { return !deselectByUser(path) }
    guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path, isRow(target) else {
      return false
    }
    if !allowsSeveral {
      for selected in selection.paths where selected != target { deselectByUser(selected) }
    }
    selection.insert(target)
    displayedCell(at: target)?.setSelected(true, animated: true)
    delegate?.tableView(self, didSelectRowAt: target)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: target) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: target)
    }
    return true
  }

  @discardableResult private func deselectByUser(_ path: IndexPath) -> Bool {
    guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return false }
    deselect(target, animated: true)
    delegate?.tableView(self, didDeselectRowAt: target)
    return true
  }
}
