import CellBench
import SwiftUI
import UIKit

/// Runs `ErasedHostingCell` as it is printed.
struct PublishedErased<Content: RowContent>: HostStrategy {
  typealias Row = Content.Row

  func register(in tableView: UITableView) {
    tableView.register(ErasedHostingCell.self, forCellReuseIdentifier: "erased")
  }

  func cell(
    for row: Content.Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "erased", for: indexPath)
    (cell as? ErasedHostingCell)?.configure(with: Content.view(for: row), parent: parent)
    return cell
  }
}

/// Runs `GenericHostingCell` as it is printed.
struct PublishedGeneric<Content: RowContent>: HostStrategy {
  typealias Row = Content.Row

  func register(in tableView: UITableView) {
    tableView.register(GenericHostingCell<Content.Root>.self, forCellReuseIdentifier: "generic")
  }

  func cell(
    for row: Content.Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "generic", for: indexPath)
    (cell as? GenericHostingCell<Content.Root>)?.configure(with: Content.view(for: row), parent: parent)
    return cell
  }
}
