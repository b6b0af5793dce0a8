import SwiftUI
import UIKit

/// `hostCache`: a hosting controller for every item, kept so that its state survives; cells show the one of their row.
/// Without a limit there are as many hosts as items were seen (facts: P15).
public struct HostCache<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root
  private let cache: HostStore<Root>

  /// - Parameter limit: how many hosts are kept; those unseen for longest go first. Nil keeps all.
  public init(limit: Int? = nil, root: @escaping @MainActor (Row) -> Root) {
    self.root = root
    cache = HostStore(limit: limit)
  }

  public func register(in tableView: UITableView) {
    tableView.register(HostCacheCell.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: HostCacheCell.self, at: indexPath)
    cell.show(cache.host(for: indexPath, parent: parent) { root(row) })
    return cell
  }
}

/// The hosts of a `HostCache`, each a child from its creation to its end.
@MainActor final class HostStore<Root: View> {
  private var hosts: [IndexPath: UIHostingController<Root>] = [:]
  /// Seen longest ago first.
  private var order: [IndexPath] = []
  private let limit: Int?

  init(limit: Int?) { self.limit = limit }

  func host(for item: IndexPath, parent: UIViewController, root: () -> Root) -> UIHostingController<Root> {
    if let host = hosts[item] {
      if limit != nil { markSeen(item) }
      return host
    }
    let host = UIHostingController(rootView: root())
    host.view.backgroundColor = .clear
    parent.addChild(host)
    host.didMove(toParent: parent)
    hosts[item] = host
    guard let limit else { return host }
    order.append(item)
    if order.count > limit { hosts.removeValue(forKey: order.removeFirst())?.leaveParent() }
    return host
  }

  private func markSeen(_ item: IndexPath) {
    order.removeAll { $0 == item }
    order.append(item)
  }
}

/// The cell of `HostCache`.
public final class HostCacheCell: UITableViewCell {
  private weak var hostView: UIView?

  func show(_ host: UIViewController) {
    guard let view = host.view, view !== hostView || view.superview !== contentView else { return }
    if let hostView, hostView.superview === contentView { hostView.removeFromSuperview() }
    view.removeFromSuperview()
    contentView.pin(view)
    hostView = view
  }
}
