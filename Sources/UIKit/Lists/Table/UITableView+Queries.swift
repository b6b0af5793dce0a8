import Foundation

extension UITableView {
  final func displayedCell(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.count == 2 else { return nil }
    return displayedView(at: TablePlace(section: indexPath.section, item: indexPath.row)) as? UITableViewCell
  }

  final func displayedView(at place: TablePlace) -> UIView? { displayed.first { $0.place == place }?.view }

  /// The frame of `place`, as far as heights are known; zero where there is no such place.
  final func rect(of place: TablePlace) -> CGRect {
    loadIfNeeded()
    guard geometry.contains(place) else { return .zero }
    let width = bounds.width - 2 * sideInset
    return CGRect(x: sideInset, y: geometry.top(of: place), width: width, height: geometry.height(of: place))
  }

  final func rectOfSection(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let top = geometry.top(ofSection: section)
    return CGRect(x: 0, y: top, width: bounds.width, height: geometry.sections[section].height)
  }

  final func row(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let place = geometry.place(at: point.y), place.isRow, rect(of: place).contains(point) else { return nil }
    return place.indexPath
  }

  final func rows(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var place = geometry.place(at: rect.minY)
    while let some = place, geometry.top(of: some) < rect.maxY {
      if some.isRow, geometry.top(of: some) + geometry.height(of: some) > rect.minY { paths.append(some.indexPath) }
      place = geometry.next(after: some)
    }
    return paths
  }

  // MARK: Scrolling to rows

  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    let isSectionOnly = path.count == 2 && path.row == NSNotFound
    guard path.count == 2, geometry.sections.indices.contains(path.section), isSectionOnly || isRow(path) else {
      return report("invalidRow", "asked to scroll to row \(path), which is out of bounds")
    }
    guard let target = offset(showing: path, position) else { return }
    if animated, window != nil, UIView.areAnimationsEnabled {
      pendingRowToScrollTo = nil
      rowScrolledTo = (path, position)
      setContentOffset(target, animated: true)
    } else {
      // Rows on the way are estimates: the offset is settled in the layout that measures what comes to show.
      pendingRowToScrollTo = (path, position)
      contentOffset = target
      setNeedsLayout()
    }
  }

  final func isRow(_ path: IndexPath) -> Bool {
    path.count == 2 && geometry.contains(TablePlace(section: path.section, item: path.row)) && path.row >= 0
  }

  /// The resting offset that shows `path` as `position` says; the present one where `.none` finds it visible.
  final func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard isRow(path) else {
      guard geometry.sections.indices.contains(path.section) else { return nil }
      return clamped(CGPoint(x: contentOffset.x, y: geometry.top(ofSection: path.section) - adjustedContentInset.top))
    }
    let place = TablePlace(section: path.section, item: path.row)
    let inset = adjustedContentInset
    let pinned =
      style == .plain
      ? geometry.sections[path.section].header.height
        - topPadding(of: TablePlace(section: path.section, item: TablePlace.header)) : 0
    let top = geometry.top(of: place)
    let bottom = top + geometry.height(of: place)
    let toTop = top - inset.top - max(pinned, 0)
    let toBottom = bottom + inset.bottom - bounds.height
    var y = contentOffset.y
    switch position {
    case .top: y = toTop
    case .bottom: y = toBottom
    case .middle: y = (toTop + toBottom) / 2
    case .none:
      if toTop < y { y = toTop } else if toBottom > y { y = min(toBottom, toTop) }
    }
    return clamped(CGPoint(x: contentOffset.x, y: y))
  }
}

// MARK: For tests and benches

extension UITableView {
  /// A row that shows, its cell, and its frame in content coordinates. Not Apple's.
  public struct _DisplayedRow {
    public let indexPath: IndexPath
    public let cell: UITableViewCell
    public let frame: CGRect
  }

  /// Visits the rows that show, top to bottom, without allocating. Not Apple's.
  public final func _forEachDisplayedRow(_ body: (_ section: Int, _ row: Int, _ cell: UITableViewCell) -> Void) {
    for entry in displayed {
      if let cell = entry.cell { body(entry.place.section, entry.place.item, cell) }
    }
  }

  public final var _displayedRows: [_DisplayedRow] {
    displayed.compactMap { entry in
      entry.cell.map { _DisplayedRow(indexPath: entry.place.indexPath, cell: $0, frame: $0.frame) }
    }
  }

  /// Cells that are prepared for rows that do not show. Not Apple's.
  public final var _preparedRows: [(indexPath: IndexPath, cell: UITableViewCell)] {
    prepared.map { ($0.place.indexPath, $0.cell) }
  }

  /// Cells that wait to be dequeued. Not Apple's.
  public final func _queuedCells(withIdentifier identifier: String) -> [UITableViewCell] { cells.queued(identifier) }
  public final var _queuedCellCount: Int { cells.queuedCount }
}
