import SwiftUI
import Turns

/// A cell that shows a hosted row.
@MainActor protocol HostCell: UITableViewCell {
  associatedtype Root: View
  func configure(_ root: Root, parent: UIViewController)
}

/// A table of hosted rows of automatic height, in a window.
@MainActor final class HostedList<Cell: HostCell>: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)
  let window: UIWindow
  var count: Int
  let root: (Int) -> Cell.Root
  /// A reuse identifier for each row, instead of one for all.
  var identifier: ((Int) -> String)?

  init(
    _ count: Int, size: CGSize = CGSize(width: 390, height: 844), estimate: CGFloat = 60,
    root: @escaping (Int) -> Cell.Root
  ) {
    self.count = count
    self.root = root
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    super.init(nibName: nil, bundle: nil)
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.estimatedRowHeight = estimate
    window.rootViewController = self
    window.makeKeyAndVisible()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  /// The controller owns its window here: this lets go.
  func close() { window.rootViewController = nil }

  func turn(_ count: Int = 1) { for _ in 0..<count { TurnLoop.main.turn() } }

  func scroll(by points: CGFloat, frames: Int = 1) {
    for _ in 0..<frames {
      table.contentOffset.y += points
      turn()
    }
  }

  func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = identifier?(indexPath.row) ?? "row"
    if identifier != nil { tableView.register(Cell.self, forCellReuseIdentifier: name) }
    let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath) as! Cell
    cell.configure(root(indexPath.row), parent: self)
    return cell
  }
}

/// One host a cell, its root updated; rendered and invalidated at once, so that the cell is sized right (facts: P1).
final class UpdatingCell<Root: View>: UITableViewCell, HostCell {
  private(set) var host: UIHostingController<Root>?

  func configure(_ root: Root, parent: UIViewController) {
    if let host {
      host.rootView = root
      host.view.setNeedsLayout()
      host.view.layoutIfNeeded()
      host.view.invalidateIntrinsicContentSize()
      return
    }
    host = embed(UIHostingController(rootView: root), in: parent)
  }
}

/// A new host for every row, the old one removed.
final class RebuildingCell<Root: View>: UITableViewCell, HostCell {
  private(set) var host: UIHostingController<Root>?

  func configure(_ root: Root, parent: UIViewController) {
    if let host {
      host.willMove(toParent: nil)
      host.view.removeFromSuperview()
      host.removeFromParent()
    }
    host = embed(UIHostingController(rootView: root), in: parent)
  }
}

/// A hosting configuration for every row, without margins or a least size.
final class ConfiguredCell<Root: View>: UITableViewCell, HostCell {
  func configure(_ root: Root, parent: UIViewController) {
    contentConfiguration = UIHostingConfiguration { root }.margins(.all, 0).minSize(width: 0, height: 0)
  }
}

extension UITableViewCell {
  func embed<Root: View>(_ host: UIHostingController<Root>, in parent: UIViewController) -> UIHostingController<Root> {
    host.view.backgroundColor = .clear
    parent.addChild(host)
    contentView.pin(host.view)
    host.didMove(toParent: parent)
    return host
  }
}
