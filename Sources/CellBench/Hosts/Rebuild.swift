import SwiftUI
import UIKit

/// `rebuild`: a new hosting controller for every row, the old one properly removed (facts: P13, S3-16).
public struct Rebuild<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {
    tableView.register(RebuildCell<Root>.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: RebuildCell<Root>.self, at: indexPath)
    cell.configure(root: root(row), parent: parent)
    return cell
  }
}

/// The cell of `Rebuild`.
public final class RebuildCell<Root: View>: UITableViewCell {
  private var host: UIHostingController<Root>?

  public func configure(root: Root, parent: UIViewController) {
    if let host {
      host.willMove(toParent: nil)
      host.view.removeFromSuperview()
      host.removeFromParent()
    }
    host = contentView.embed(UIHostingController(rootView: root), in: parent)
  }
}
