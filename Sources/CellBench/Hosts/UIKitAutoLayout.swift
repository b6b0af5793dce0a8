import UIKit

/// `uikitAutoLayout`: no SwiftUI at all. The content's plain-UIKit twin is created once a cell and shown another row.
public struct UIKitAutoLayout<Twin: RowTwin>: HostStrategy {
  public init() {}

  public func register(in tableView: UITableView) {
    tableView.register(TwinCell<Twin>.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Twin.Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: TwinCell<Twin>.self, at: indexPath)
    cell.show(row)
    return cell
  }
}

/// The cell of `UIKitAutoLayout`.
public final class TwinCell<Twin: RowTwin>: UITableViewCell {
  private var twin: Twin?

  public func show(_ row: Twin.Row) {
    if let twin {
      twin.show(row)
      return
    }
    let new = Twin()
    new.show(row)
    contentView.pin(new)
    twin = new
  }
}
