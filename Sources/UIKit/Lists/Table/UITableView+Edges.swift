import Foundation
import Meter

// Headers and footers of sections, and of the table itself.
extension UITableView {
  final func registerEdge(_ aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return edges.register(nil, for: identifier) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return report(
        "invalidCellClass", "\(aClass) is not a UITableViewHeaderFooterView and cannot be registered for \(identifier)")
    }
    edges.register(type, for: identifier)
  }

  final func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let queued = edges.take(identifier) {
      queued.prepareForReuse()
      return queued
    }
    return edges.type(for: identifier)?.make(reuseIdentifier: identifier)
  }

  /// Shows the header or footer at `place`, or finds out that there is none.
  final func enterEdge(_ place: TablePlace, at index: Int, top: CGFloat) {
    let isHeader = place.item == TablePlace.header
    let edge = isHeader ? geometry.sections[place.section].header : geometry.sections[place.section].footer
    guard let view = askEdgeView(place) else {
      // A known height without a view is an empty stretch.
      if edge.isKnown {
        displayed.insert(
          DisplayedPlace(place: place, view: UIView(frame: .zero), cell: nil, top: top, height: edge.height), at: index)
      } else {
        geometry.removeEdge(at: place)
      }
      return
    }
    if view.superview !== self { addSubview(view) } else { bringSubviewToFront(view) }
    let height = edge.isKnown ? edge.height : fittingHeight(ofEdge: view, at: place)
    geometry.setHeight(height, of: place)
    let entry = DisplayedPlace(place: place, view: view, cell: nil, top: top, height: height)
    displayed.insert(entry, at: index)
    view.frame = frame(of: entry)
    view.isHidden = false
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
    }
  }

  private func askEdgeView(_ place: TablePlace) -> UIView? {
    Phase.configure.run {
      let answer =
        place.item == TablePlace.header
        ? delegate?.tableView(self, viewForHeaderInSection: place.section)
        : delegate?.tableView(self, viewForFooterInSection: place.section)
      if let answer, answer !== UITableView.noView { return answer }
      guard let title = title(of: place) else { return nil }
      let identifier = place.item == TablePlace.header ? "UITableViewHeader" : "UITableViewFooter"
      let view = dequeueEdge(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
      view.textLabel?.text = style == .grouped && place.item == TablePlace.header ? title.uppercased() : title
      return view
    }
  }

  private func fittingHeight(ofEdge view: UIView, at place: TablePlace) -> CGFloat {
    let fixed = place.item == TablePlace.header ? sectionHeaderHeight : sectionFooterHeight
    let padding = topPadding(of: place)
    if fixed >= 0 { return fixed + padding }
    let target = CGSize(width: bounds.width - 2 * sideInset, height: UIView.layoutFittingCompressedSize.height)
    let height = Phase.measure.run {
      view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    if height > 0, height.isFinite { return height + padding }
    return (style == .plain ? TableMetrics.plainEdge : TableMetrics.groupedTitle) + padding
  }

  final func measureEdge(at index: Int) {
    let place = displayed[index].place
    let height =
      geometry.isKnown(place) ? geometry.height(of: place) : fittingHeight(ofEdge: displayed[index].view, at: place)
    let change = height - displayed[index].height
    guard change != 0 else { return }
    geometry.setHeight(height, of: place)
    displayed[index].height = height
    shift(from: index + 1, by: change, correctsOffset: false)
  }

  final func retireEdge(_ entry: DisplayedPlace) {
    let view = entry.view
    guard view.superview === self else { return }
    view.isHidden = true
    if let reusable = view as? UITableViewHeaderFooterView, let identifier = reusable.reuseIdentifier {
      edges.queue(reusable, for: identifier)
    } else {
      view.removeFromSuperview()
    }
    if entry.place.item == TablePlace.header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: entry.place.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: entry.place.section)
    }
  }

  // MARK: The table's own header and footer

  final func replaceOuterView(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    let head = tableHeaderView?.frame.height ?? 0
    let foot = tableFooterView?.frame.height ?? 0
    guard head != geometry.head || foot != geometry.foot || old !== new else { return }
    geometry.head = head
    geometry.foot = foot
    restoreDisplayed()
    updateContentSize()
    setNeedsLayout()
  }

  final func placeOuterViews() {
    if let tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.head)
      if tableHeaderView.frame != frame { tableHeaderView.frame = frame }
    }
    if let tableFooterView {
      let top = geometry.contentHeight - geometry.foot
      let frame = CGRect(x: 0, y: top, width: bounds.width, height: geometry.foot)
      if tableFooterView.frame != frame { tableFooterView.frame = frame }
    }
  }
}
