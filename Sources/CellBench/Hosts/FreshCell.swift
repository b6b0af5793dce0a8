import SwiftUI
import UIKit

/// `freshCell`: no reuse at all. Every row gets a new cell with a new hosting controller; both go when the row leaves
/// (facts: N1).
public struct FreshCell<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {}

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = FreshRowCell<Root>(style: .default, reuseIdentifier: nil)
    cell.show(root(row), parent: parent)
    return cell
  }
}

/// The cell of `FreshCell`: shows one row, and takes its host from the parent when it leaves the list.
public final class FreshRowCell<Root: View>: UITableViewCell {
  private var host: UIHostingController<Root>?

  public func show(_ root: Root, parent: UIViewController) {
    host = contentView.embed(UIHostingController(rootView: root), in: parent)
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview == nil, let host else { return }
    host.leaveParent()
    self.host = nil
  }
}
