import SwiftUI
import UIKit

/// `configuration`: a `UIHostingConfiguration` for every row, applied in place where the cell has one of the same type
/// (facts: engine 4.5-37). Without margins and a least size, so that rows show what they show under other hosts.
public struct HostConfiguration<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: UITableViewCell.self, at: indexPath)
    cell.contentConfiguration = bareConfiguration(root(row))
    return cell
  }
}

/// A configuration that adds nothing to its content.
@MainActor func bareConfiguration<Root: View>(_ root: Root) -> UIHostingConfiguration<Root, EmptyView> {
  UIHostingConfiguration { root }.margins(.all, 0).minSize(width: 0, height: 0)
}
