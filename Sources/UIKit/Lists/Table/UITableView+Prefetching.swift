import Foundation
import Meter
import Turns

/// After each commit, in the time that is left, the table prepares the next row in the direction of scrolling, at most
/// one a turn; and the row that left last stays prepared as long as it is next to what shows. Models prefetching since
/// iOS 15: a prepared cell may never show, and one preparation may see several displays (facts: engine 4.7-44). A
/// prepared cell is handed to another row when no queued one is left.
extension UITableView: TurnParticipant {
  public func layoutWillBegin() { turn &+= 1 }
  public var needsLayoutRound: Bool { false }
  public func updateConstraintsPass() {}
  public func layoutPass() {}
  public func layoutDidNotConverge(afterRounds rounds: Int) {}
  public func commit() { Phase.other.run { prepareNext() } }

  private func prepareNext() {
    guard needsPreparing, isPrefetchingEnabled, containingWindow != nil, !isLayingOut, isLoaded, !reloadIsDue else {
      return
    }
    needsPreparing = false
    guard let place = nextToPrepare else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let row = prepareRow(place)
    row.cell.isHidden = true
    prepared.append(row)
    Counter.cellsPrepared.add()
  }

  private var nextToPrepare: TablePlace? {
    guard !displayed.isEmpty else { return nil }
    let place =
      scrollsDown
      ? geometry.nextRow(after: displayed[displayed.count - 1].place) : geometry.previousRow(before: displayed[0].place)
    guard let place, !prepared.contains(where: { $0.place == place }) else { return nil }
    return place
  }

  /// The cell that was prepared for `place`, if there is one.
  final func takePrepared(_ place: TablePlace) -> PreparedRow? {
    guard let index = prepared.firstIndex(where: { $0.place == place }) else { return nil }
    return prepared.remove(at: index)
  }

  /// Queues what is prepared.
  final func dropPrepared() {
    let dropped = prepared
    prepared.removeAll(keepingCapacity: true)
    for row in dropped { queue(row.cell) }
  }

  /// Queues what is prepared for rows that are not next to what shows.
  final func dropDistantPrepared() {
    guard !prepared.isEmpty else { return }
    guard !displayed.isEmpty else { return dropPrepared() }
    let above = geometry.previousRow(before: displayed[0].place)
    let below = geometry.nextRow(after: displayed[displayed.count - 1].place)
    var index = 0
    while index < prepared.count {
      if prepared[index].place == above || prepared[index].place == below {
        index += 1
      } else {
        queue(prepared.remove(at: index).cell)
      }
    }
  }

  /// Tells the prefetch data source of the rows of the next screen in the direction of scrolling that it has not been
  /// told of, and of those that are no longer ahead. How far UIKit looks ahead is not documented: as many rows as show,
  /// within the section (a choice).
  final func announceToPrefetchDataSource() {
    guard let prefetchDataSource, isPrefetchingEnabled, let first = displayed.first(where: { $0.cell != nil })?.place,
      let last = displayed.last(where: { $0.cell != nil })?.place
    else { return }
    let section = scrollsDown ? last.section : first.section
    let shown = displayed.count
    let ahead =
      scrollsDown
      ? last.item + 1..<min(last.item + 1 + shown, geometry.rowCount(section)) : max(first.item - shown, 0)..<first.item
    let paths = { (rows: [Int]) in rows.map { IndexPath(row: $0, section: section) } }
    let old = announced.section == section ? announced.rows : 0..<0
    guard ahead != old else { return }
    let isShown = { (row: Int) in row >= first.item && row <= last.item }
    let new = ahead.filter { !old.contains($0) }
    let gone = old.filter { !ahead.contains($0) && !isShown($0) }
    announced = (section, ahead)
    if !gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: paths(gone)) }
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: paths(scrollsDown ? new : new.reversed())) }
  }
}
