import SwiftUI
import UIKit

/// The controller and data source of a `TableWorld`.
public final class TableController<Row>: UIViewController, UITableViewDataSource {
  public let tableView = UITableView(frame: .zero, style: .plain)
  let rows: Rows<Row>
  private let strategy: any HostStrategy<Row>
  private let plantsHost: Bool
  private let plantsMalloc: Bool

  init(rows: Rows<Row>, strategy: any HostStrategy<Row>, plantsHost: Bool, plantsMalloc: Bool) {
    self.rows = rows
    self.strategy = strategy
    self.plantsHost = plantsHost
    self.plantsMalloc = plantsMalloc
    super.init(nibName: nil, bundle: nil)
    tableView.dataSource = self
    strategy.register(in: tableView)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if plantsHost { _ = UIHostingController(rootView: EmptyView()) }
    if plantsMalloc { Plant.allocate(16) }
    return strategy.cell(for: rows[indexPath.row], at: indexPath, in: tableView, parent: self)
  }
}
