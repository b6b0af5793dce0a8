import Foundation
import Meter

// One layout: cells that leave are queued, rows that enter get cells (`UITableView+Filling`), and what shows gets its frame.
extension UITableView {
  /// How often one layout may come back to a changed content size before it rests.
  private static let settlingLimit = 8

  final func layOutTable() {
    guard !isLayingOut, !isSettled else { return }
    if window == nil, bounds.height > 0 {
      reportOnce("layoutOutsideWindow", "was told to lay out its cells without being in a window")
    }
    if reloadIsDeferred { reloadEverything() }
    loadIfNeeded()
    isLayingOut = true
    defer { isLayingOut = false }
    if reloadIsDue { clearDisplay() }
    guard bounds.width > 0, bounds.height > 0 else { return }
    widthMayHaveChanged()
    measureInvalidated()
    if needsRefilling { refill() }
    if let (row, position) = pendingRowToScrollTo {
      pendingRowToScrollTo = nil
      settle(on: row, position)
    } else {
      settle()
    }
    placeDisplayed()
    dropDistantPrepared()
    retireOutgoing()
    announceToPrefetchDataSource()
  }

  /// Nothing has changed that layout looks at, and the rows that show cover what is visible, none in vain.
  private var isSettled: Bool {
    guard isLoaded, !reloadIsDue, !reloadIsDeferred, !heightsAreVoid, !needsPlacing, !needsMeasuring, !needsRefilling,
      pendingRowToScrollTo == nil, laidOutWidth == bounds.width, backgroundView == nil, !displayed.isEmpty
    else { return false }
    let last = displayed.count - 1
    return displayed[0].place.isRow && displayed[0].top <= bounds.minY && displayed[0].bottom > bounds.minY
      && displayed[last].top < bounds.maxY && displayed[last].bottom >= bounds.maxY
  }

  /// Fills what is visible until the content size, which measuring may change, leaves the offset alone.
  private func settle() {
    for _ in 0..<Self.settlingLimit {
      let before = contentOffset
      fillVisible()
      // Rows above that are higher than estimated push the offset on, beyond the end of content that is all in view.
      guard updateContentSize() || contentOffset != before else { return }
      let offset = contentOffset
      isCorrectingOffset = true
      returnToContent()
      isCorrectingOffset = false
      if contentOffset == offset { return }
    }
  }

  /// Fills around `row` until measuring leaves the offset that shows it alone.
  private func settle(on row: IndexPath, _ position: ScrollPosition) {
    for _ in 0..<Self.settlingLimit {
      guard let target = offset(showing: row, position) else { break }
      isCorrectingOffset = true
      moveContent(to: target)
      isCorrectingOffset = false
      fillVisible()
      updateContentSize()
      if offset(showing: row, position).map({ abs($0.y - contentOffset.y) < 0.01 }) ?? true { return }
    }
    settle()
  }

  // MARK: Entering and leaving

  /// Shows `place` with its top edge at `top`. A header or footer that does not exist after all is not entered.
  final func enter(_ place: TablePlace, at index: Int, top: CGFloat) {
    needsPlacing = true
    guard place.isRow else { return enterEdge(place, at: index, top: top) }
    needsPreparing = true
    let row = takePrepared(place) ?? prepareRow(place)
    if row.height != geometry.height(of: place) || !geometry.isKnown(place), policy.fixed == nil {
      geometry.setHeight(row.height, of: place)
    }
    let entry = DisplayedPlace(place: place, view: row.cell, cell: row.cell, top: top, height: row.height)
    displayed.insert(entry, at: index)
    let frame = frame(of: entry)
    if row.cell.frame != frame { row.cell.frame = frame }
    row.cell.poolState = .inUse
    if row.cell.heightIsStale {
      row.cell.heightIsStale = false
      heightMayHaveChanged(of: row.cell)
    }
    bring(row.cell, toStateOf: place)
    row.cell.isHidden = false
    delegate?.tableView(self, willDisplay: row.cell, forRowAt: place.indexPath)
  }

  /// Ends the display of what has been taken out of `displayed`.
  final func retire(_ entry: DisplayedPlace, keeps: Bool) {
    needsPreparing = true
    guard let cell = entry.cell else { return retireEdge(entry) }
    cell.isHidden = true
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: entry.place.indexPath)
    if keeps, isPrefetchingEnabled {
      cell.poolState = .prepared
      prepared.append(PreparedRow(place: entry.place, cell: cell, height: entry.height))
    } else {
      queue(cell)
    }
  }

  /// Everything leaves, and what comes is asked for anew.
  final func clearDisplay() {
    reloadIsDue = false
    retireAll()
  }

  // MARK: Geometry

  final func frame(of entry: DisplayedPlace) -> CGRect { frame(of: entry.place, entry.top, entry.height) }

  private func frame(of place: TablePlace, _ top: CGFloat, _ height: CGFloat) -> CGRect {
    let inset = sideInset
    let width = bounds.width - 2 * inset
    if place.isRow { return CGRect(x: inset, y: top, width: width, height: height) }
    let padding = topPadding(of: place)
    var top = top + padding
    let height = height - padding
    if style == .plain, place.item == TablePlace.header {
      let line = bounds.minY + adjustedContentInset.top
      let bottom = geometry.top(ofSection: place.section) + geometry.sections[place.section].height
      top = max(top, min(line, bottom - height))
    }
    return CGRect(x: inset, y: top, width: width, height: height)
  }

  final var sideInset: CGFloat { style == .insetGrouped ? TableMetrics.inset(width: bounds.width) : 0 }

  private func placeDisplayed() {
    let pins = style == .plain && displayed.indices.contains { displayed[$0].place.item == TablePlace.header }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    guard needsPlacing || pins else { return }
    needsPlacing = false
    for index in displayed.indices {
      let frame = frame(of: displayed[index].place, displayed[index].top, displayed[index].height)
      if displayed[index].view.frame != frame { displayed[index].view.frame = frame }
    }
    placeOuterViews()
  }

  /// Returns whether the content became smaller than it was when the offset was last made to fit it.
  @discardableResult final func updateContentSize() -> Bool {
    let size = CGSize(width: bounds.width, height: geometry.contentHeight)
    if size != contentSize {
      if size.height < contentSize.height { contentShrank = true }
      contentSize = size
      needsPlacing = true
    }
    guard isLayingOut, contentShrank else { return false }
    contentShrank = false
    return true
  }

  /// At another width or type size every measured height is void. The first row that shows stays where it is.
  private func widthMayHaveChanged() {
    guard laidOutWidth != bounds.width || heightsAreVoid else { return }
    heightsAreVoid = false
    defer { laidOutWidth = bounds.width }
    needsPlacing = true
    guard laidOutWidth >= 0, policy.fixed == nil else { return }
    let anchor = displayed.first
    geometry.forgetRows(estimate: policy.estimate)
    dropPrepared()
    restoreDisplayed()
    for index in displayed.indices { displayed[index].needsMeasuring = true }
    needsMeasuring = true
    guard let anchor, let first = displayed.first, first.place == anchor.place, contentOffset.y > restingOffsets.low.y
    else { return }
    correctOffset(by: first.top - anchor.top)
  }

  /// Takes places and heights of what shows from the geometry.
  final func restoreDisplayed() {
    needsPlacing = true
    let leaving = displayed.filter { !geometry.contains($0.place) }
    displayed.removeAll { !geometry.contains($0.place) }
    for entry in leaving { retire(entry, keeps: false) }
    for index in displayed.indices {
      displayed[index].top = geometry.top(of: displayed[index].place)
      displayed[index].height = geometry.height(of: displayed[index].place)
    }
  }

  final func reportOnce(_ kind: String, _ message: @autoclosure () -> String) {
    guard reportedKinds.insert(kind).inserted else { return }
    report(kind, message())
  }
}
