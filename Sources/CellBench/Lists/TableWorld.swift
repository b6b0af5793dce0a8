import SwiftUI
import UIKit

/// A window with a table in it, whose rows one host strategy shows: the world of the list scenarios, and the list of
/// anyone who wants to measure a cell without writing one.
///
/// Heights are automatic, with a constant estimate, so a row costs nothing until it is seen.
@MainActor public final class TableWorld<Row> {
  public let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  public let controller: TableController<Row>
  private let mark: (Row) -> String

  public var tableView: UITableView { controller.tableView }

  /// - Parameters:
  ///   - mark: the text by which a row is known: a row on screen without it is stale.
  ///   - isInNavigation: puts the list into a navigation controller, which screens can be pushed in.
  ///   - laysOutAtProvisionalHeight: see `UITableView._laysOutAtProvisionalHeight`.
  ///   - context: says which defects are planted: `extraHost` and `extraMalloc` are offered here.
  public init(
    rows: Rows<Row>, strategy: any HostStrategy<Row>, estimatedRowHeight: CGFloat, mark: @escaping (Row) -> String,
    isInNavigation: Bool = false, laysOutAtProvisionalHeight: Bool = false, context: BenchmarkContext
  ) {
    controller = TableController(
      rows: rows, strategy: strategy, plantsHost: context.isPlanted(.extraHost),
      plantsMalloc: context.isPlanted(.extraMalloc))
    self.mark = mark
    tableView._laysOutAtProvisionalHeight = laysOutAtProvisionalHeight
    tableView.estimatedRowHeight = estimatedRowHeight
    // Another type size may be left from the world before.
    UITraitCollection.current = window.traitCollection
    window.rootViewController = isInNavigation ? UINavigationController(rootViewController: controller) : controller
    context.expectRelease(of: window, named: "the window")
    context.expectRelease(of: controller, named: "the list's controller")
    context.expectRelease(of: tableView, named: "the table view")
  }

  /// Puts the list on screen; the next turn draws it.
  public func show() { window.makeKeyAndVisible() }

  /// Adds the rows on screen and what they draw.
  public func describe(into frame: inout ContentFrame) {
    frame.addRows(of: tableView) { mark(controller.rows[$0.row]) }
  }
}
