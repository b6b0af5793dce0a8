import Meter
import Testing
import Turns
import UIKit

/// A window with a table of rows whose heights are their values, and a log of what happens.
@MainActor final class ListWorld: NSObject, UITableViewDataSource, UITableViewDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  let table: UITableView
  var sections: [[Row]] = [[]]
  var log: [String] = []
  var logsConfigure = true
  var identifier = "row"
  var onConfigure: ((ListCell, IndexPath) -> Void)?
  let start = Counts()

  struct Row: Equatable {
    var name: String
    var height: CGFloat
  }

  init(rows: [Row], style: UITableView.Style = .plain) {
    table = UITableView(frame: window.bounds, style: style)
    super.init()
    TurnLoop.main.settle()
    _ = RuntimeIssue.drain()
    sections = [rows]
    table.register(ListCell.self, forCellReuseIdentifier: "row")
    table.register(ListCell.self, forCellReuseIdentifier: "other")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.makeKeyAndVisible()
    start.reset()
  }

  /// `count` rows of `height`, named by their number.
  convenience init(_ count: Int, height: CGFloat = 44) {
    self.init(rows: (0..<count).map { Row(name: "\($0)", height: height) })
  }

  func turn(_ count: Int = 1) { for _ in 0..<count { TurnLoop.main.turn() } }

  func scroll(by points: CGFloat, frames: Int = 1) {
    for _ in 0..<frames {
      table.contentOffset.y += points
      turn()
    }
  }

  var shown: [String] { table.visibleCells.map { ($0 as? ListCell)?.name ?? "?" } }
  var tops: [CGFloat] { table.visibleCells.map { $0.frame.minY } }
  var issues: [String] { RuntimeIssue.drain().issues.map(\.kind) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section][indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath) as! ListCell
    if logsConfigure { log.append("configure \(row.name)") }
    cell.world = self
    cell.name = row.name
    cell.height = row.height
    onConfigure?(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("willDisplay \((cell as! ListCell).name)")
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("didEndDisplaying \((cell as! ListCell).name)")
  }
}

/// A cell as published code writes it, laid out by hand.
final class ListCell: UITableViewCell {
  var name = "-"
  var height: CGFloat = 44
  var layouts = 0
  var onLayout: ((ListCell) -> Void)?
  weak var world: ListWorld?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    world?.log.append("prepareForReuse \(name)")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    world?.log.append("measure \(name)")
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    world?.log.append("layout \(name)")
    onLayout?(self)
  }
}

extension TurnLoop {
  /// Lets run out what other tests have left on the loop, which all tests of the process share: movements and
  /// completions of theirs would be counted here.
  func settle() { for _ in 0..<120 { turn() } }
}

/// What the counters have counted since the last `reset`.
final class Counts {
  private var before: [Int] = []
  init() { reset() }
  func reset() { before = Counter.allCases.map(\.total) }
  subscript(_ counter: Counter) -> Int { counter.total - before[Int(counter.rawValue)] }
}
