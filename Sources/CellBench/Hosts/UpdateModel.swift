import SwiftUI
import UIKit

/// `updateModel`: one hosting controller a cell whose root observes a model; later rows are set on the model, and the root
/// stays (facts: S3-13, S3-14). Rendered at once and invalidated as under `updateRoot`, for the same reason.
public struct UpdateModel<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {
    tableView.register(UpdateModelCell<Row, Root>.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: UpdateModelCell<Row, Root>.self, at: indexPath)
    cell.configure(row: row, root: root, parent: parent)
    return cell
  }
}

/// The row that a cell of `UpdateModel` shows.
public final class RowModel<Row>: ObservableObject {
  @Published var row: Row
  init(_ row: Row) { self.row = row }
}

/// The root under `UpdateModel`: one body more than the row's own.
public struct ModelRoot<Row, Root: View>: View {
  @ObservedObject var model: RowModel<Row>
  let root: @MainActor (Row) -> Root
  public var body: some View { root(model.row) }
}

/// The cell of `UpdateModel`.
public final class UpdateModelCell<Row, Root: View>: UITableViewCell {
  private var model: RowModel<Row>?
  private var host: UIHostingController<ModelRoot<Row, Root>>?

  func configure(row: Row, root: @escaping @MainActor (Row) -> Root, parent: UIViewController) {
    guard let model, let host else {
      let model = RowModel(row)
      self.model = model
      host = contentView.embed(UIHostingController(rootView: ModelRoot(model: model, root: root)), in: parent)
      return
    }
    model.row = row
    host.renderAtOnce()
  }
}
