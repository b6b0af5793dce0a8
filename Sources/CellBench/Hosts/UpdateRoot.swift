import SwiftUI
import UIKit

/// `updateRoot`: one hosting controller a cell, created and contained at the first configure; later rows set its
/// `rootView`.
///
/// Since iOS 15.2 a new root is rendered at the next layout, so a cell that is sized right after `rootView =` gets the
/// old row's height. This strategy therefore renders at once and invalidates the intrinsic size, at the price of one
/// layout pass and one invalidation a reuse (facts: P1, engine 4.4-30).
public struct UpdateRoot<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {
    tableView.register(UpdateRootCell<Root>.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: UpdateRootCell<Root>.self, at: indexPath)
    cell.configure(root: root(row), parent: parent)
    return cell
  }
}

/// The cell of `UpdateRoot`.
public final class UpdateRootCell<Root: View>: UITableViewCell {
  private var host: UIHostingController<Root>?

  public func configure(root: Root, parent: UIViewController) {
    guard let host else {
      host = contentView.embed(UIHostingController(rootView: root), in: parent)
      return
    }
    host.rootView = root
    host.view.setNeedsLayout()
    host.view.layoutIfNeeded()
    host.view.invalidateIntrinsicContentSize()
  }
}
