import SwiftUI
import UIKit

/// `rebuildUncontained`: a new hosting controller for every row that is never made a child: cheaper, and without
/// appearance events (facts: S3-15, N2).
public struct RebuildUncontained<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {
    tableView.register(RebuildUncontainedCell<Root>.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: RebuildUncontainedCell<Root>.self, at: indexPath)
    cell.configure(root: root(row))
    return cell
  }
}

/// The cell of `RebuildUncontained`.
public final class RebuildUncontainedCell<Root: View>: UITableViewCell {
  private var host: UIHostingController<Root>?

  public func configure(root: Root) {
    host?.view.removeFromSuperview()
    let host = UIHostingController(rootView: root)
    host.view.backgroundColor = .clear
    contentView.pin(host.view)
    self.host = host
  }
}
