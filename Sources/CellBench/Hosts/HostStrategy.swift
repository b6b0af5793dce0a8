import UIKit

/// A way to host a row's content in reusable table cells: what it registers, and the cell it hands out for a row.
@MainActor public protocol HostStrategy<Row> {
  associatedtype Row
  func register(in tableView: UITableView)
  func cell(for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController)
    -> UITableViewCell
}

/// The reuse identifier of strategies that use one.
let rowIdentifier = "row"

extension UITableView {
  /// Dequeues a cell whose class was registered under `rowIdentifier`.
  func dequeueRow<Cell: UITableViewCell>(as cellClass: Cell.Type, at indexPath: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: rowIdentifier, for: indexPath) as? Cell else {
      fatalError("the class registered for '\(rowIdentifier)' is not \(cellClass)")
    }
    return cell
  }
}
