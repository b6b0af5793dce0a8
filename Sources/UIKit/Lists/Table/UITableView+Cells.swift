import Foundation
import Meter
import Turns

// Dequeuing, configuring and sizing cells.
extension UITableView {
  final func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return cells.register(nil, for: identifier) }
    guard let type = cellClass as? UITableViewCell.Type else {
      return report(
        "invalidCellClass", "\(cellClass) is not a UITableViewCell and cannot be registered for \(identifier)")
    }
    cells.register(type, for: identifier)
  }

  // MARK: Dequeuing

  final func dequeueCell(_ identifier: String) -> UITableViewCell? {
    let cell: UITableViewCell
    if let queued = takeQueued(identifier) {
      cell = queued
      cell.endWaiting()
    } else if let type = cells.type(for: identifier) {
      cell = type.make(style: .default, reuseIdentifier: identifier)
    } else {
      return nil
    }
    cell.table = self
    Counter.cellsDequeued.add()
    if preparing != nil { dequeued.append(cell) }
    return cell
  }

  final func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let place = TablePlace(section: indexPath.section, item: indexPath.row)
    if let reconfigured, reconfigured.path == indexPath {
      if reconfigured.cell.reuseIdentifier == identifier { return reconfigured.cell }
      report(
        "reconfiguredWithOtherIdentifier",
        "\(describe(place)) was reconfigured and asked for a cell with another identifier (\(identifier)): "
          + "reload rows whose cell changes")
    }
    guard let cell = dequeueCell(identifier) else {
      report(
        "unregisteredReuseIdentifier",
        "unable to dequeue a cell with identifier \(identifier) for \(describe(place)): register a class for it")
      let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
      cell.table = self
      if preparing != nil { dequeued.append(cell) }
      return cell
    }
    if geometry.contains(place) { setProvisionalFrame(cell, place) }
    return cell
  }

  /// The cell queued last; when none is, one that was kept for a row that does not show.
  private func takeQueued(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.take(identifier) { return cell }
    guard let index = prepared.firstIndex(where: { $0.cell.reuseIdentifier == identifier }) else { return nil }
    return prepared.remove(at: index).cell
  }

  final func queue(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else {
      // Without an identifier it can never be asked for again.
      cell.removeFromSuperview()
      return
    }
    cell.isHidden = true
    cell.poolState = .queued
    cells.queue(cell, for: identifier)
  }

  // MARK: Preparing

  /// Gets a cell for `place` from the data source, and its height: dequeue, configure, measure (facts: engine 4.7-43).
  final func prepareRow(_ place: TablePlace) -> PreparedRow {
    let cell = askCell(place)
    if cell.superview !== self { addSubview(cell) }
    setProvisionalFrame(cell, place)
    cell.setNeedsLayout()
    cell.updateConfigurationIfNeeded()
    cell.poolState = .prepared
    cell.heightIsStale = false
    let height = height(of: cell, at: place)
    // Not in place: changing an open property in place asks for memory.
    var frame = cell.frame
    if frame.height != height {
      frame.size.height = height
      cell.frame = frame
    }
    // Before anything is solved: the content is never asked to be as high as the last row was.
    cell.fitContentView()
    return PreparedRow(place: place, cell: cell, height: height)
  }

  private func askCell(_ place: TablePlace) -> UITableViewCell {
    preparing = place
    let path = place.indexPath
    let answer = Phase.configure.run { dataSource?.tableView(self, cellForRowAt: path) }
    preparing = nil
    if dequeued.count == 1, dequeued[0] === answer {
      dequeued.removeAll(keepingCapacity: true)
    } else {
      checkDequeued(answer, place)
    }
    guard let answer else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    if answer.poolState == .inUse {
      report("cellReturnedTwice", "the cell returned for \(describe(place)) shows another row already")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    answer.table = self
    return answer
  }

  private func checkDequeued(_ answer: UITableViewCell?, _ place: TablePlace) {
    let cells = dequeued
    dequeued.removeAll(keepingCapacity: true)
    for cell in cells where cell !== answer {
      report("dequeuedCellNotReturned", "a cell was dequeued for \(describe(place)) and not returned")
      if cell.superview !== self { addSubview(cell) }
      queue(cell)
    }
  }

  private func setProvisionalFrame(_ cell: UITableViewCell, _ place: TablePlace) {
    let frame = rect(of: place)
    if cell.frame != frame { cell.frame = frame }
  }

  /// The height that `cell` gets at `place`: the table's, the delegate's, or its own.
  private func height(of cell: UITableViewCell, at place: TablePlace) -> CGFloat {
    if let fixed = policy.fixed { return fixed }
    if policy.delegateGivesHeights {
      if estimatedRowHeight == 0, geometry.isKnown(place) { return geometry.height(of: place) }
      if let answer = delegate?.tableView(self, heightForRowAt: place.indexPath),
        let height = checkedHeight(answer, place)
      {
        return height
      }
    }
    let provisional = geometry.height(of: place)
    let height = fittingHeight(of: cell, at: place)
    if _laysOutAtProvisionalHeight, height != provisional { cell.layoutIfNeeded() }
    return height
  }

  /// One question to the content: how high it is at the cell's width (facts: engine 4.7-48).
  final func fittingHeight(of cell: UITableViewCell, at place: TablePlace) -> CGFloat {
    let target = CGSize(width: bounds.width - 2 * sideInset, height: UIView.layoutFittingCompressedSize.height)
    let height = Phase.measure.run {
      cell.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if height > 0, height.isFinite { return height }
    report(
      "ambiguousCellHeight",
      "the content of \(describe(place)) (\(type(of: cell))) gives a height of \(height): the standard height is used")
    return TableMetrics.row
  }

  // MARK: Measuring again

  /// The cell's content says that its height may be another: the row is measured in the next layout.
  final func heightMayHaveChanged(of cell: UITableViewCell) {
    if cell.poolState == .prepared { cell.heightIsStale = true }
    guard policy.fixed == nil, cell.poolState == .inUse else { return }
    guard let index = displayed.firstIndex(where: { $0.cell === cell }), !displayed[index].needsMeasuring else {
      return
    }
    guard cell.measuresInTurn(turn) < TurnLoop.main.nestedPassLimit - 1 else {
      return trap(cell, at: displayed[index].place)
    }
    Counter.listInvalidations.add()
    displayed[index].needsMeasuring = true
    needsMeasuring = true
    setNeedsLayout()
  }

  /// UIKit gives up after about 100 nested passes (facts: P25).
  private func trap(_ cell: UITableViewCell, at place: TablePlace) {
    guard cell.trappedInTurn != turn else { return }
    cell.trappedInTurn = turn
    RuntimeIssue.report(
      "layoutLoop",
      "\(type(of: self)): \(describe(place)) (\(type(of: cell))) changed its height \(TurnLoop.main.nestedPassLimit) times in one turn",
      flag: .trap)
  }

  final func measureInvalidated() {
    guard needsMeasuring else { return }
    needsMeasuring = false
    for index in displayed.indices where displayed[index].needsMeasuring {
      displayed[index].needsMeasuring = false
      guard let cell = displayed[index].cell else {
        measureEdge(at: index)
        continue
      }
      let place = displayed[index].place
      cell.countMeasure(inTurn: turn)
      let height = remeasuredHeight(of: cell, at: place)
      let change = height - displayed[index].height
      guard abs(change) > _heightTolerance || !geometry.isKnown(place) && policy.fixed == nil else { continue }
      if policy.fixed == nil { geometry.setHeight(height, of: place) }
      displayed[index].height = height
      shift(from: index + 1, by: change, correctsOffset: false)
    }
  }

  private func remeasuredHeight(of cell: UITableViewCell, at place: TablePlace) -> CGFloat {
    if let fixed = policy.fixed { return fixed }
    if policy.delegateGivesHeights, let answer = delegate?.tableView(self, heightForRowAt: place.indexPath),
      let height = checkedHeight(answer, place)
    {
      return height
    }
    return fittingHeight(of: cell, at: place)
  }
}
