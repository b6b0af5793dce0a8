import SwiftUI
import UIKit

/// When a cell's host is a child of the list's controller.
public enum HostContainment: String, CaseIterable, Sendable {
  /// Never: no appearance events, less work (facts: S3-15, N2).
  case none
  /// From the first configure on.
  case once
  /// From each configure to the next `prepareForReuse`.
  case perDisplay
  /// From the first configure on, leaving and coming back at each later one, as a host that changes its parent does.
  case reparented
}

/// What a row's state belongs to.
public enum HostIdentity: String, CaseIterable, Sendable {
  /// The cell: state wanders with it from row to row (facts: P7).
  case none
  /// The item: the root has the item's `id`, and is made anew for each.
  case item
}

/// How a table comes to its rows' heights.
public enum RowSizing: String, CaseIterable, Sendable {
  /// All rows have one height; nothing is measured.
  case fixed
  /// Rows measure themselves; a constant stands in for those not seen.
  case estimated
  /// Rows measure themselves, and the table makes its own estimate.
  case automatic

  /// Sets `tableView` up. `height` is the one of all rows, or the estimate.
  @MainActor public func apply(to tableView: UITableView, height: CGFloat) {
    switch self {
    case .fixed:
      tableView.rowHeight = height
      tableView.estimatedRowHeight = 0
    case .estimated:
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = height
    case .automatic:
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = UITableView.automaticDimension
    }
  }
}
