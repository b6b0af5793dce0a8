import SwiftUI
import UIKit

/// `configurationPerState`: the configuration is set in the cell's update handler, again for every change of its state
/// (facts: engine 4.5-37).
public struct ConfigurationPerState<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: UITableViewCell.self, at: indexPath)
    cell.configurationUpdateHandler = { [root] cell, _ in cell.contentConfiguration = bareConfiguration(root(row)) }
    return cell
  }
}
