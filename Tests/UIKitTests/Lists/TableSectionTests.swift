import Meter
import Testing
import Turns
import UIKit

@MainActor final class SectionedSource: NSObject, UITableViewDataSource {
  var titles: [String?]
  var footers: [String?] = []
  var rows: [Int]

  init(_ titles: [String?], rows: [Int]) {
    self.titles = titles
    self.rows = rows
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section < footers.count ? footers[section] : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
    return cell
  }
}

final class HeaderDelegate: NSObject, UITableViewDelegate {
  var log: [String] = []
  var height: CGFloat?
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard section % 2 == 0 else { return nil }
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")!
    view.tag = section
    return view
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    log.append("will \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("did \(section)")
  }
}

final class TallHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
}

@MainActor @Suite struct TableSectionTests {
  private func show(
    _ source: any UITableViewDataSource, style: UITableView.Style = .plain, delegate: (any UITableViewDelegate)? = nil,
    configure: (UITableView) -> Void = { _ in }
  ) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let table = UITableView(frame: window.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = delegate
    configure(table)
    window.addSubview(table)
    window.makeKeyAndVisible()
    _ = RuntimeIssue.drain()
    TurnLoop.main.turn()
    return (window, table)
  }

  @Test func titlesMakeHeaders() {
    let source = SectionedSource(["A", nil, "C"], rows: [2, 2, 2])
    let (window, table) = show(source) { $0.sectionHeaderTopPadding = 0 }
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "A")
    #expect(table.headerView(forSection: 1) == nil)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 28))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 116)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 232)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0-0", "0-1", "1-0", "1-1", "2-0", "2-1"])
    #expect(table.contentSize.height == 320)
    #expect(table.rect(forSection: 2) == CGRect(x: 0, y: 204, width: 390, height: 116))
    withExtendedLifetime((window, source)) {}
  }

  @Test func plainHeadersStayAtTheTopWhileTheirSectionShows() {
    let source = SectionedSource(["A", "B"], rows: [30, 30])
    let (window, table) = show(source) { $0.sectionHeaderTopPadding = 0 }
    for _ in 0..<10 {
      table.contentOffset.y += 100
      TurnLoop.main.turn()
      #expect(table.headerView(forSection: 0)?.frame.minY == table.contentOffset.y)
      #expect(table.headerView(forSection: 0)?.isHidden == false)
    }
    // The next section pushes it out.
    table.contentOffset.y = 1348 - 10
    TurnLoop.main.turn()
    #expect(table.headerView(forSection: 0)?.frame.maxY == 1348)
    #expect(table.headerView(forSection: 1)?.frame.minY == 1348)
    table.contentOffset.y = 1400
    TurnLoop.main.turn()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 1400)
    while table.contentOffset.y > 0 {
      table.contentOffset.y = max(table.contentOffset.y - 90, 0)
      TurnLoop.main.turn()
      for (one, two) in zip(table.visibleCells, table.visibleCells.dropFirst()) where one.textLabel?.text != "0-29" {
        #expect(one.frame.maxY == two.frame.minY)
      }
    }
    #expect(table.visibleCells.first?.textLabel?.text == "0-0")
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    #expect(table._pointsCorrected == 0)
    withExtendedLifetime((window, source)) {}
  }

  @Test func viewsOfTheDelegateAreMeasuredWhenTheyShowAndUsedAgain() {
    let source = SectionedSource(Array(repeating: nil, count: 40), rows: Array(repeating: 3, count: 40))
    let delegate = HeaderDelegate()
    let (window, table) = show(source, delegate: delegate) { $0.sectionHeaderTopPadding = 0 }
    #expect(table.rectForHeader(inSection: 0).height == 70)
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 202)
    #expect(delegate.log == ["will 0", "will 2", "will 4"])
    var views = Set<ObjectIdentifier>()
    for _ in 0..<60 {
      table.contentOffset.y += 80
      TurnLoop.main.turn()
      for section in 0..<40 {
        if let view = table.headerView(forSection: section) { views.insert(ObjectIdentifier(view)) }
      }
    }
    #expect(views.count <= 5)
    #expect(delegate.log.contains("did 0"))
    let tops = table.visibleCells.map(\.frame.minY)
    #expect(tops == tops.sorted())
    withExtendedLifetime((window, source, delegate)) {}
  }

  @Test func groupedTablesLeaveSpace() {
    let source = SectionedSource(["Title", nil], rows: [1, 1])
    source.footers = ["A footer", nil]
    let (window, table) = show(source, style: .insetGrouped)
    #expect(table.visibleCells[0].frame.minX == 16)
    #expect(table.visibleCells[0].frame.width == 358)
    #expect(table.footerView(forSection: 0)?.textLabel?.text == "A footer")
    #expect(table.rectForHeader(inSection: 1).height == 18)
    withExtendedLifetime((window, source)) {}
  }

  @Test func tableHeaderAndFooterStandAtTheEnds() {
    let source = SectionedSource([nil], rows: [3])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    let (window, table) = show(source) {
      $0.tableHeaderView = header
      $0.tableFooterView = footer
    }
    #expect(header.frame == CGRect(x: 0, y: 0, width: 390, height: 120))
    #expect(table.visibleCells[0].frame.minY == 120)
    #expect(footer.frame == CGRect(x: 0, y: 252, width: 390, height: 30))
    #expect(table.contentSize.height == 282)
    table.tableHeaderView = nil
    TurnLoop.main.turn()
    #expect(table.visibleCells[0].frame.minY == 0)
    #expect(header.superview == nil)
    withExtendedLifetime((window, source)) {}
  }

  @Test func emptySectionsAreSkipped() {
    let source = SectionedSource(Array(repeating: nil, count: 1000), rows: (0..<1000).map { $0 % 10 == 9 ? 1 : 0 })
    let (window, table) = show(source)
    #expect(table.visibleCells.first?.textLabel?.text == "9-0")
    #expect(table.visibleCells.count == 19)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 0, section: 189))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == IndexPath(row: 0, section: 19))
    table.scrollToRow(at: IndexPath(row: 0, section: 999), at: .bottom, animated: false)
    TurnLoop.main.turn()
    #expect(table.visibleCells.last?.textLabel?.text == "999-0")
    withExtendedLifetime((window, source)) {}
  }

  @Test func anEmptyTableShowsNothing() {
    let source = SectionedSource([], rows: [])
    let (window, table) = show(source)
    #expect(table.visibleCells == [])
    #expect(table.contentSize == CGSize(width: 390, height: 0))
    #expect(table.indexPathForRow(at: .zero) == nil)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(RuntimeIssue.drain().issues.contains { $0.kind == "invalidRow" })
    withExtendedLifetime((window, source)) {}
  }
}
