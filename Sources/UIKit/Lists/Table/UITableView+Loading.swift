import Foundation
import Meter

extension UITableView {
  final func setNeedsReload() {
    isLoaded = false
    reloadIsDue = true
    setNeedsLayout()
  }

  /// Counts are asked at once, cells in the next layout, as UIKit does.
  final func reloadEverything() {
    guard !isLayingOut, !isLoading else {
      reportNested("reloadData()")
      reloadIsDeferred = true
      return setNeedsLayout()
    }
    reloadIsDeferred = false
    if batch != nil {
      report("reloadDuringUpdates", "reloadData() was called inside a batch of updates: the updates are dropped")
      batch = nil
    }
    selection.removeAll()
    highlighted = nil
    setNeedsReload()
    loadIfNeeded()
  }

  final func heightsDidChange() {
    isLoaded = false
    for index in displayed.indices { displayed[index].needsMeasuring = true }
    needsMeasuring = true
    setNeedsLayout()
  }

  /// Asks for the counts, and for what of the heights UIKit asks up front.
  final func loadIfNeeded() {
    guard !isLoaded, !isLoading, !isLayingOut else { return }
    geometry = reloadedGeometry()
    isLoaded = true
    needsPlacing = true
    if !reloadIsDue { restoreDisplayed() }
    updateContentSize()
  }

  private func load() -> TableGeometry {
    let count = dataSource.map { checkedCount($0.numberOfSections(in: self), "numberOfSections") } ?? 0
    var rowCounts: [Int] = []
    rowCounts.reserveCapacity(count)
    for section in 0..<count { rowCounts.append(askRowCount(section)) }
    askIndexTitles()
    let probe = findPolicy(rowCounts)
    var sections: [TableGeometry.Section] = []
    sections.reserveCapacity(count)
    for (section, rows) in rowCounts.enumerated() {
      sections.append(
        TableGeometry.Section(
          rows: loadRows(section, count: rows, probe: probe),
          header: loadEdge(section, isHeader: true), footer: loadEdge(section, isHeader: false)))
    }
    let geometry = TableGeometry(sections: sections)
    geometry.head = tableHeaderView?.frame.height ?? 0
    geometry.foot = tableFooterView?.frame.height ?? 0
    return geometry
  }

  /// What a batch leaves to ask: headers and footers, for all sections.
  final func loadEdges(count: Int) -> [TableGeometry.Section] {
    isLoading = true
    defer { isLoading = false }
    return (0..<count).map { section in
      TableGeometry.Section(
        rows: RowHeights(count: 0, estimate: policy.estimate), header: loadEdge(section, isHeader: true),
        footer: loadEdge(section, isHeader: false))
    }
  }

  final func reloadedGeometry() -> TableGeometry {
    isLoading = true
    defer { isLoading = false }
    return load()
  }

  final func askRowCount(_ section: Int) -> Int {
    dataSource.map { checkedCount($0.tableView(self, numberOfRowsInSection: section), "section \(section)") } ?? 0
  }

  private func checkedCount(_ count: Int, _ what: @autoclosure () -> String) -> Int {
    if count < 0 { report("negativeCount", "the data source gave a count of \(count) for \(what())") }
    return max(count, 0)
  }

  // MARK: Rows

  /// What the delegate answered for the first row, so that it need not be asked for it again.
  private struct Probe {
    let place: TablePlace
    let height: CGFloat
    let estimate: CGFloat
  }

  private func findPolicy(_ rowCounts: [Int]) -> Probe? {
    policy = HeightPolicy()
    if let delegate, !rowCounts.isEmpty {
      policy.delegateGivesHeaders = delegate.tableView(self, viewForHeaderInSection: 0) !== UITableView.noView
      policy.delegateGivesFooters = delegate.tableView(self, viewForFooterInSection: 0) !== UITableView.noView
    }
    let first = rowCounts.firstIndex { $0 > 0 }.map { TablePlace(section: $0, item: 0) }
    var probe: Probe?
    if let first, let delegate {
      probe = Probe(
        place: first, height: delegate.tableView(self, heightForRowAt: first.indexPath),
        estimate: delegate.tableView(self, estimatedHeightForRowAt: first.indexPath))
    }
    policy.delegateGivesHeights = probe.map { UITableView.isImplemented($0.height) } ?? false
    let rowHeight = checkedSetting(rowHeight, "rowHeight")
    let estimatedRowHeight = checkedSetting(estimatedRowHeight, "estimatedRowHeight")
    // Without estimates automatic heights are off: every row counts as the standard height (a choice).
    let isEstimating = estimatedRowHeight != 0
    if !policy.delegateGivesHeights {
      if rowHeight >= 0 { policy.fixed = rowHeight } else if !isEstimating { policy.fixed = TableMetrics.row }
    }
    policy.estimate =
      policy.fixed ?? (estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight > 0 ? rowHeight : TableMetrics.row)
    return probe
  }

  /// UIKit asks the delegate for every row up front: for estimates where it gives them, for heights where estimating is
  /// off. Otherwise no row is asked about before it is seen (facts: engine 4.7-48).
  private func loadRows(_ section: Int, count: Int, probe: Probe?) -> RowHeights {
    var rows = RowHeights(count: count, estimate: policy.estimate)
    guard let delegate, let probe, count > 0, policy.fixed == nil else { return rows }
    let asksHeights = policy.delegateGivesHeights && estimatedRowHeight == 0
    let asksEstimates = !asksHeights && UITableView.isImplemented(probe.estimate)
    for row in 0..<(asksHeights || asksEstimates ? count : 1) {
      let place = TablePlace(section: section, item: row)
      let isFirst = place == probe.place
      if asksEstimates {
        let answer = isFirst ? probe.estimate : delegate.tableView(self, estimatedHeightForRowAt: place.indexPath)
        if let estimate = checkedHeight(answer, place) { rows.setEstimate(estimate, of: row) }
      }
      if asksHeights || isFirst && policy.delegateGivesHeights {
        let answer = isFirst ? probe.height : delegate.tableView(self, heightForRowAt: place.indexPath)
        if let height = checkedHeight(answer, place) { rows.setHeight(height, of: row) }
      }
    }
    return rows
  }

  /// nil for `automaticDimension`; what cannot be a height counts as the standard height and is reported.
  final func checkedHeight(_ answer: CGFloat, _ place: TablePlace) -> CGFloat? {
    if answer >= 0, answer.isFinite { return answer }
    if answer == UITableView.automaticDimension { return nil }
    report("invalidHeight", "the delegate gave a height of \(answer) for \(describe(place))")
    return TableMetrics.row
  }

  /// What cannot be a height counts as automatic and is reported.
  private func checkedSetting(_ height: CGFloat, _ name: String) -> CGFloat {
    if height.isFinite, height >= 0 || height == UITableView.automaticDimension { return height }
    report("invalidHeight", "\(name) is \(height)")
    return UITableView.automaticDimension
  }

  // MARK: Headers and footers

  private func loadEdge(_ section: Int, isHeader: Bool) -> TableGeometry.Edge {
    let place = TablePlace(section: section, item: isHeader ? TablePlace.header : TablePlace.footer)
    let answer =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section)
      : delegate?.tableView(self, heightForFooterInSection: section)
    if let answer, UITableView.isImplemented(answer), let height = checkedHeight(answer, place) {
      return TableGeometry.Edge(height: height, isPresent: height > 0.01, isKnown: true)
    }
    let hasTitle = title(of: place) != nil
    let mayHaveView = isHeader ? policy.delegateGivesHeaders : policy.delegateGivesFooters
    guard hasTitle || mayHaveView else { return spacing(section, isHeader: isHeader) }
    let fixed =
      isHeader
      ? checkedSetting(sectionHeaderHeight, "sectionHeaderHeight")
      : checkedSetting(sectionFooterHeight, "sectionFooterHeight")
    let estimate =
      isHeader
      ? checkedSetting(estimatedSectionHeaderHeight, "estimatedSectionHeaderHeight")
      : checkedSetting(estimatedSectionFooterHeight, "estimatedSectionFooterHeight")
    let height = fixed >= 0 ? fixed : estimate > 0 ? estimate : standardEdgeHeight
    return TableGeometry.Edge(height: height + topPadding(of: place), isPresent: true, isKnown: false)
  }

  private var standardEdgeHeight: CGFloat { style == .plain ? TableMetrics.plainEdge : TableMetrics.groupedTitle }

  /// What grouped tables leave free where there is neither a title nor a view.
  private func spacing(_ section: Int, isHeader: Bool) -> TableGeometry.Edge {
    guard style != .plain else { return TableGeometry.Edge() }
    let fixed = isHeader ? sectionHeaderHeight : sectionFooterHeight
    let standard =
      isHeader && section == 0 && tableHeaderView == nil
      ? TableMetrics.groupedFirstSpacing : TableMetrics.groupedSpacing
    let height = fixed >= 0 ? fixed : standard
    return TableGeometry.Edge(height: height, isPresent: height > 0.01, isKnown: true)
  }

  final func topPadding(of place: TablePlace) -> CGFloat {
    guard place.item == TablePlace.header, style == .plain else { return 0 }
    return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.plainTopPadding
  }

  final func title(of place: TablePlace) -> String? {
    place.item == TablePlace.header
      ? dataSource?.tableView(self, titleForHeaderInSection: place.section)
      : dataSource?.tableView(self, titleForFooterInSection: place.section)
  }

  // MARK: Reporting

  final func report(_ kind: String, _ message: @autoclosure () -> String) {
    RuntimeIssue.report(kind, "\(type(of: self)): \(message())")
  }

  /// Once a turn: whoever does this does it for every row.
  final func reportNested(_ call: String) {
    guard nestedReportTurn != turn else { return }
    nestedReportTurn = turn
    let row = preparing.map { " for \(describe($0))" } ?? ""
    report(
      "nestedTableUpdate",
      "\(call) was called while the table is being laid out\(row): it takes effect in the next layout")
  }

  final func describe(_ place: TablePlace) -> String {
    switch place.item {
    case TablePlace.header: "the header of section \(place.section)"
    case TablePlace.footer: "the footer of section \(place.section)"
    default: "row \(place.item) in section \(place.section)"
    }
  }
}
