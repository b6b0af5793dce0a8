import SwiftUI
import UIKit

/// `rebuildLeaky`: a new hosting controller for every row, whose predecessor's view is removed and which itself stays a
/// child for ever: the list's controller keeps every host that it ever saw (facts: P13, S3-15). Raises `leak`.
public struct RebuildLeaky<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {
    tableView.register(RebuildLeakyCell<Root>.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: RebuildLeakyCell<Root>.self, at: indexPath)
    cell.configure(root: root(row), parent: parent)
    return cell
  }
}

/// The cell of `RebuildLeaky`.
public final class RebuildLeakyCell<Root: View>: UITableViewCell {
  private weak var hostView: UIView?

  public func configure(root: Root, parent: UIViewController) {
    hostView?.removeFromSuperview()
    hostView = contentView.embed(UIHostingController(rootView: root), in: parent).view
  }
}
