import SwiftUI
import UIKit

/// `configurationReset`: a configuration for every row that `prepareForReuse` takes away: the content view is torn down and
/// made anew for each row, though the next configure would have applied its configuration in place (facts: P11).
public struct ConfigurationReset<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {
    tableView.register(ConfigurationResetCell.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: ConfigurationResetCell.self, at: indexPath)
    cell.contentConfiguration = bareConfiguration(root(row))
    return cell
  }
}

/// The cell of `ConfigurationReset`.
public final class ConfigurationResetCell: UITableViewCell {
  public override func prepareForReuse() {
    super.prepareForReuse()
    contentConfiguration = nil
  }
}
