import SwiftUI
import UIKit

/// `uniqueIdentifier`: a reuse identifier for every row, so that a cell is only used again for the row that it showed: no
/// state wanders between rows, and there are as many cells as rows were seen (facts: P7).
public struct UniqueIdentifier<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {}

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let identifier = "row-\(indexPath.section)-\(indexPath.row)"
    tableView.register(UpdateRootCell<Root>.self, forCellReuseIdentifier: identifier)
    guard let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? UpdateRootCell<Root>
    else { fatalError("the class registered for '\(identifier)' is not UpdateRootCell") }
    cell.configure(root: root(row), parent: parent)
    return cell
  }
}
