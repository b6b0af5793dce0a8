import SwiftUI
import UIKit

/// A window with a table in it, whose rows one host strategy shows: the world of the list scenarios, and the list of
/// anyone who wants to measure a cell without writing one.
///
/// Heights are automatic, with a constant estimate, so a row costs nothing until it is seen.
@MainActor public final class TableWorld<Row>: UIViewController, UITableViewDataSource {
  public let tableView = UITableView(frame: .zero, style: .plain)
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let rows: Rows<Row>
  private let strategy: any HostStrategy<Row>
  private let mark: (Row) -> String
  private let plantsHost: Bool
  private let plantsMalloc: Bool

  /// - Parameters:
  ///   - mark: the text by which a row is known: a row on screen without it is stale.
  ///   - context: says which defects are planted: `extraHost` and `extraMalloc` are offered here.
  public init(
    rows: Rows<Row>, strategy: any HostStrategy<Row>, estimatedRowHeight: CGFloat, mark: @escaping (Row) -> String,
    context: BenchmarkContext
  ) {
    self.rows = rows
    self.strategy = strategy
    self.mark = mark
    plantsHost = context.isPlanted(.extraHost)
    plantsMalloc = context.isPlanted(.extraMalloc)
    super.init(nibName: nil, bundle: nil)
    tableView.dataSource = self
    tableView.estimatedRowHeight = estimatedRowHeight
    strategy.register(in: tableView)
    window.rootViewController = self
    context.expectRelease(of: self, named: "the list's controller")
    context.expectRelease(of: tableView, named: "the table view")
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  /// Puts the list on screen; the next turn draws it.
  public func show() { window.makeKeyAndVisible() }

  // MARK: UITableViewDataSource

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if plantsHost { _ = UIHostingController(rootView: EmptyView()) }
    if plantsMalloc { UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8).deallocate() }
    return strategy.cell(for: rows[indexPath.row], at: indexPath, in: tableView, parent: self)
  }

  // MARK: What shows

  /// Adds the rows on screen and what they draw.
  public func describe(into frame: inout ContentFrame) {
    let visible = tableView.bounds
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = tableView.cellForRow(at: indexPath) else { continue }
      var leaves: [UIKit._DrawnLeaf] = []
      cell.contentView._drawnLeaves(into: &leaves, relativeTo: cell)
      frame.add(
        ContentFrame.Row(
          index: indexPath.row, frame: cell.frame.offsetBy(dx: 0, dy: -visible.minY),
          leaves: leaves.map { ContentFrame.Leaf(kind: $0.kind, text: $0.text, frame: $0.frame) },
          expectedText: mark(rows[indexPath.row])))
    }
  }
}
