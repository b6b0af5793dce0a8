import Meter
import Testing
import Turns
import UIKit

/// A cell laid out by constraints: an image, a title and a text of many lines.
final class ConstraintCell: UITableViewCell {
  let title = UILabel()
  let body = UILabel()
  let picture = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    body.numberOfLines = 0
    for view in [title, body, picture] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor final class ConstraintSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) as! ConstraintCell
    cell.title.text = "Row \(indexPath.row)"
    cell.body.text = String(repeating: "some words that wrap ", count: indexPath.row * 7 % 13)
    return cell
  }
}

@MainActor @Suite struct TableConstraintCellTests {
  private func world() -> (UIWindow, UITableView, ConstraintSource) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let table = UITableView(frame: window.bounds)
    table.register(ConstraintCell.self, forCellReuseIdentifier: "cell")
    let source = ConstraintSource()
    table.dataSource = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    _ = RuntimeIssue.drain()
    return (window, table, source)
  }

  private func check(_ table: UITableView) {
    for cell in table.visibleCells as! [ConstraintCell] {
      #expect(cell.contentView.frame == cell.bounds)
      #expect(cell.picture.frame == CGRect(x: 16, y: 12, width: 40, height: 40))
      #expect(abs(cell.body.frame.maxY - (cell.bounds.height - 12)) < 0.01)
      #expect(abs(cell.title.frame.width - 306) < 0.01)
      let room = cell.body.sizeThatFits(CGSize(width: 306, height: CGFloat.greatestFiniteMagnitude)).height
      #expect(abs(cell.body.frame.height - room) < 0.01 || cell.frame.height <= 64.01)
    }
  }

  @Test func heightsComeFromConstraints() {
    let (window, table, source) = world()
    TurnLoop.main.turn()
    check(table)
    let start = Counts()
    for _ in 0..<100 {
      table.contentOffset.y += 120
      TurnLoop.main.turn()
      check(table)
    }
    // Scrolling moves no constraint: cells are used again as they stand.
    #expect(start[.constraintsAdded] <= 200)
    #expect(RuntimeIssue.drain().issues.map(\.kind) == [])
    withExtendedLifetime((window, source)) {}
  }

  @Test func scrollingWithinARowTouchesNoSolver() {
    let (window, table, source) = world()
    TurnLoop.main.turn()
    table.contentOffset.y += 1
    TurnLoop.main.turn()
    TurnLoop.main.turn()
    let start = Counts()
    for _ in 0..<5 {
      table.contentOffset.y += 1
      TurnLoop.main.turn()
    }
    let counted = Counter.allCases.filter { start[$0] != 0 && $0.definition.dependency == .model }
    #expect(counted == [.layoutPasses, .turns])
    #expect(start[.layoutPasses] == 5)
    withExtendedLifetime((window, source)) {}
  }

  @Test func constraintChangesResizeOnlyWhenIncluded() {
    for mode in [UITableView.SelfSizingInvalidation.enabled, .enabledIncludingConstraints] {
      let (window, table, source) = world()
      table.selfSizingInvalidation = mode
      TurnLoop.main.turn()
      TurnLoop.main.turn()
      let cell = table.visibleCells[2] as! ConstraintCell
      let before = cell.frame.height
      let start = Counts()
      cell.body.text = String(repeating: "some words that wrap ", count: 20)
      TurnLoop.main.turn()
      if mode == .enabled {
        #expect(cell.frame.height == before)
        #expect(start[.listInvalidations] == 0)
      } else {
        #expect(cell.frame.height > before)
        #expect(start[.listInvalidations] >= 1)
        check(table)
      }
      withExtendedLifetime((window, source)) {}
    }
  }
}
