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
  let containment: HostContainment
  let sizingOptions: UIHostingControllerSizingOptions

  public init(root: @escaping @MainActor (Row) -> Root) { self.init(containment: .once, root: root) }

  /// - Parameters:
  ///   - containment: when the host is a child of the list's controller.
  ///   - sizingOptions: what the host follows of its content's size. With the intrinsic size among them, the host
  ///     invalidates it itself.
  public init(
    containment: HostContainment, sizingOptions: UIHostingControllerSizingOptions = [],
    root: @escaping @MainActor (Row) -> Root
  ) {
    self.root = root
    self.containment = containment
    self.sizingOptions = sizingOptions
  }

  public func register(in tableView: UITableView) {
    tableView.register(UpdateRootCell<Root>.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: UpdateRootCell<Root>.self, at: indexPath)
    cell.configure(root: root(row), parent: parent, containment: containment, sizingOptions: sizingOptions)
    return cell
  }
}

/// The cell of `UpdateRoot`.
public final class UpdateRootCell<Root: View>: UITableViewCell {
  private var host: UIHostingController<Root>?
  private var containment = HostContainment.once

  public func configure(
    root: Root, parent: UIViewController, containment: HostContainment = .once,
    sizingOptions: UIHostingControllerSizingOptions = []
  ) {
    self.containment = containment
    guard let host else {
      makeHost(root, parent, sizingOptions)
      return
    }
    if containment == .reparented { host.leaveParent() }
    if containment == .reparented || containment == .perDisplay {
      parent.addChild(host)
      host.didMove(toParent: parent)
    }
    host.rootView = root
    host.renderAtOnce()
  }

  private func makeHost(_ root: Root, _ parent: UIViewController, _ sizingOptions: UIHostingControllerSizingOptions) {
    let host = UIHostingController(rootView: root)
    if !sizingOptions.isEmpty { host.sizingOptions = sizingOptions }
    self.host = host
    if containment == .none {
      host.view.backgroundColor = .clear
      contentView.pin(host.view)
    } else {
      _ = contentView.embed(host, in: parent)
    }
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    if containment == .perDisplay { host?.leaveParent() }
  }
}
