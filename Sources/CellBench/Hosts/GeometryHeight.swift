import SwiftUI
import UIKit

/// `geometryHeight`: a hosting configuration's content view in a cell that follows its content's height by a geometry
/// callback, which sets a height constraint in the same layout pass (facts: S1-5 … S1-17). The list includes constraints in
/// its self-sizing invalidation, because nothing else tells it (S1-21).
public struct GeometryHeight<Row, Root: View>: HostStrategy {
  let root: @MainActor (Row) -> Root

  public init(root: @escaping @MainActor (Row) -> Root) { self.root = root }

  public func register(in tableView: UITableView) {
    tableView.selfSizingInvalidation = .enabledIncludingConstraints
    tableView.register(GeometryHeightCell<Root>.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: GeometryHeightCell<Root>.self, at: indexPath)
    cell.configure(root: root(row))
    return cell
  }
}

/// The cell of `GeometryHeight`.
public final class GeometryHeightCell<Root: View>: UITableViewCell {
  private var view: GeometryHeightView<Root>?

  public func configure(root: Root) {
    if let view { return view.update(root) }
    let view = GeometryHeightView(root)
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    // The row's height and the view's own differ between the callback and the list's answer to it.
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      bottom,
    ])
    self.view = view
  }
}

/// Shows a SwiftUI view and is as high as it is.
public final class GeometryHeightView<Root: View>: UIView {
  private var contentView: (any UIView & UIContentView)?
  private lazy var height = heightAnchor.constraint(equalToConstant: 100)

  public init(_ root: Root) {
    super.init(frame: .zero)
    let contentView = makeConfiguration(root).makeContentView()
    self.contentView = contentView
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
      contentView.heightAnchor.constraint(equalToConstant: UIView.layoutFittingExpandedSize.height),
      height,
    ])
  }

  public required init?(coder: NSCoder) { nil }

  public func update(_ root: Root) { contentView?.configuration = makeConfiguration(root) }

  /// Rounded up to the pixel grid, as a hosting controller rounds what it answers: the callback is told the exact height.
  private func adopt(_ exact: CGFloat) {
    let scale = max(traitCollection.displayScale, 1)
    height.constant = (exact * scale - 1e-6).rounded(.up) / scale
    setNeedsLayout()
  }

  private func makeConfiguration(_ root: Root) -> some UIContentConfiguration {
    UIHostingConfiguration {
      VStack(spacing: 0) {
        root.onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { [weak self] height in
          self?.adopt(height)
        }
        Spacer(minLength: 0)
      }
    }
    .margins(.all, 0)
  }
}
