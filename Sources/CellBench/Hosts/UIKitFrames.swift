import UIKit

/// `uikitFrames`: no SwiftUI and no constraints. The twin answers `sizeThatFits` and gives its subviews frames in
/// `layoutSubviews` (facts: N7, N8).
public struct UIKitFrames<Twin: RowTwin>: HostStrategy {
  public init() {}

  public func register(in tableView: UITableView) {
    tableView.register(FramesCell<Twin>.self, forCellReuseIdentifier: rowIdentifier)
  }

  public func cell(
    for row: Twin.Row, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueRow(as: FramesCell<Twin>.self, at: indexPath)
    cell.show(row)
    return cell
  }
}

/// The cell of `UIKitFrames`.
public final class FramesCell<Twin: RowTwin>: UITableViewCell {
  private var twin: Twin?

  public func show(_ row: Twin.Row) {
    let twin = self.twin ?? Twin()
    twin.show(row)
    twin.setNeedsLayout()
    guard self.twin == nil else { return }
    contentView.addSubview(twin)
    self.twin = twin
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width,
      height: twin?.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude)).height ?? 0)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    if let twin, twin.frame != contentView.bounds { twin.frame = contentView.bounds }
  }
}
