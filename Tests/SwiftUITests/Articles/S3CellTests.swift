import Meter
import SwiftUI
import Testing
import Turns

/// Article 003: hosting in cells, and what goes wrong there.
@MainActor struct S3CellTests {
  /// The article's cell as it is printed.
  private final class SwiftUITableViewCell: UITableViewCell, HostCell {
    private(set) var hostingController: UIHostingController<AnyView>?

    func configure(_ root: AnyView, parent: UIViewController) { configure(with: root, parent: parent) }

    func configure<Content: View>(with content: Content, parent: UIViewController) {
      if hostingController == nil {
        let hosting = UIHostingController(rootView: AnyView(content))
        hosting.view.backgroundColor = .clear
        parent.addChild(hosting)
        contentView.addSubview(hosting.view)
        hosting.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          hosting.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          hosting.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          hosting.view.topAnchor.constraint(equalTo: contentView.topAnchor),
          hosting.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
        hosting.didMove(toParent: parent)
        hostingController = hosting
      } else {
        hostingController?.rootView = AnyView(content)
      }
    }
  }

  /// A new controller for every row and nothing removed: what the article warns of.
  private final class PilingCell: UITableViewCell, HostCell {
    func configure(_ root: AnyView, parent: UIViewController) {
      _ = embed(UIHostingController(rootView: root), in: parent)
    }
  }

  private struct Row: View {
    let index: Int
    var body: some View { Text("Row \(index)").padding(12) }
  }

  private struct Other: View {
    let index: Int
    var body: some View { HStack { Text("Other \(index)") } }
  }

  private func list<Cell: HostCell>(_ cell: Cell.Type, root: @escaping (Int) -> Cell.Root) -> HostedList<Cell> {
    let list = HostedList<Cell>(300, root: root)
    list.turn(3)
    return list
  }

  @Test("S3-8, S3-16 hosts are created once a cell; anew at each dequeue they are as many as dequeues") func s3_8() {
    let counts = Counts()
    let reusing = list(SwiftUITableViewCell.self) { AnyView(Row(index: $0)) }
    reusing.scroll(by: 120, frames: 60)
    let visible = reusing.table.visibleCells.count
    #expect(counts[.hostsCreated] == counts[.cellsCreated])
    #expect(counts[.hostsCreated] <= visible + 2)
    #expect(counts[.cellsDequeued] > 150)
    reusing.close()

    counts.reset()
    let piling = list(PilingCell.self) { AnyView(Row(index: $0)) }
    piling.scroll(by: 120, frames: 20)
    #expect(counts[.hostsCreated] == counts[.cellsDequeued])
    #expect(piling.children.count == counts[.cellsDequeued], "none is ever removed (P13)")
    #expect((piling.table.visibleCells.map { $0.contentView.subviews.count }.max() ?? 0) > 1)
    piling.close()
  }

  @Test("S3-9, S3-10 first configure: a child and four constraints a cell") func s3_9and10() {
    let counts = Counts()
    let list = list(SwiftUITableViewCell.self) { AnyView(Row(index: $0)) }
    #expect(list.children.count == counts[.cellsCreated])
    #expect(counts[.constraintsAdded] == 4 * counts[.cellsCreated])
    list.close()
  }

  @Test("S3-11 later configures: nothing but the root") func s3_11() {
    let list = list(SwiftUITableViewCell.self) { AnyView(Row(index: $0)) }
    list.scroll(by: 120, frames: 5)
    let children = list.children
    let counts = Counts()
    list.scroll(by: 120, frames: 10)
    #expect(counts[.cellsDequeued] > 10)
    #expect(counts[.constraintsAdded] == 0)
    #expect(counts[.hostsCreated] == 0)
    #expect(list.children == children)
    list.close()
  }

  @Test("S3-12, S3-20 erased content is rebuilt when its type changes, and only then") func s3_12() {
    let same = list(SwiftUITableViewCell.self) { AnyView(Row(index: $0)) }
    same.scroll(by: 120, frames: 5)
    var counts = Counts()
    same.scroll(by: 120, frames: 10)
    #expect(counts[.nodesCreated] == 0)
    same.close()

    let alternating = list(SwiftUITableViewCell.self) {
      $0.isMultiple(of: 2) ? AnyView(Row(index: $0)) : AnyView(Other(index: $0))
    }
    alternating.scroll(by: 120, frames: 5)
    counts = Counts()
    alternating.scroll(by: 120, frames: 10)
    #expect(counts[.nodesCreated] > 0)
    #expect(counts[.nodesCreated] == counts[.nodesDestroyed])
    alternating.close()
  }

  @Test("S3-20 as printed and its generic twin evaluate equally many bodies") func s3_20() {
    func bodies<Cell: HostCell>(_ cell: Cell.Type, _ root: @escaping (Int) -> Cell.Root) -> [Int] {
      let list = list(cell, root: root)
      let counts = Counts()
      list.scroll(by: 120, frames: 20)
      counts.stop()
      list.close()
      return [counts[.cellsDequeued], counts[.bodyEvaluations]]
    }
    #expect(
      bodies(UpdatingCell<AnyView>.self) { AnyView(Row(index: $0)) }
        == bodies(UpdatingCell<Row>.self) { Row(index: $0) })
  }

  @Test("S3-22 the pool's states: created, prepared, in use, queued, and taken again") func s3_22() {
    let list = list(SwiftUITableViewCell.self) { AnyView(Row(index: $0)) }
    #expect(SwiftUITableViewCell(style: .default, reuseIdentifier: "row")._poolState == .created)
    let cell = list.cell(0)
    #expect(cell?._poolState == .inUse)
    list.count = 0
    list.table.reloadData()
    list.turn()
    #expect(cell?._poolState == .queued)
    list.count = 300
    list.table.reloadData()
    list.turn()
    #expect(cell?._poolState == .inUse || cell?._poolState == .prepared)
    list.close()
  }

  @Test("S3-23 hosts live as long as the list that made them: each turn says how many there are") func s3_23() {
    TurnLoop.main.turn()
    let counts = Counts()
    var live: [Int] = []
    weak var gone: UIViewController?
    do {
      let list = list(SwiftUITableViewCell.self) { AnyView(Row(index: $0)) }
      gone = list
      let made = counts[.hostsCreated]
      #expect(made > 5)
      for _ in 0..<10 {
        list.scroll(by: 120)
        live.append(counts[.hostsLive])
      }
      #expect(Set(live.suffix(5)).count == 1, "reuse makes none and lets none go")
      #expect(counts[.hostsDestroyed] == 0)
      // The cells are out of the list; the controllers are children all the same (S3-28).
      list.table.removeFromSuperview()
      list.turn()
      #expect(counts[.hostsLive] == live.last)
      list.close()
    }
    TurnLoop.main.turn()
    #expect(gone == nil)
    #expect(counts[.hostsLive] == 0)
    #expect(counts[.hostsDestroyed] == counts[.hostsCreated])
  }

  private final class Counted: ObservableObject { @Published var count = 0 }

  private struct CountedRow: View {
    @ObservedObject var model: Counted
    var body: some View { Text("\(model.count)") }
  }

  /// Carries an object to another thread, unchecked, as code of an older language mode does.
  private struct Smuggled: @unchecked Sendable { let model: Counted }

  @Test("S3-23 a change off the main thread is a finding, and shows in the next turn") func s3_23offMain() async {
    let model = Counted()
    let screen = Screen(UIHostingController(rootView: CountedRow(model: model)))
    screen.turn()
    _ = screen.issues
    let smuggled = Smuggled(model: model)
    // Other tests look at findings too, so this one looks at once.
    let kinds = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        smuggled.model.count = 7
        continuation.resume(returning: RuntimeIssue.drain().issues.map(\.kind))
      }
    }
    await TurnLoop.main.mainQueueDrained()
    screen.turn()
    #expect(kinds.contains("publishingFromBackground"))
    #expect(screen.view.texts == ["7"])
  }

  @Test("S3-18, S3-30 as printed the height stays the old row's; rendered and invalidated it is the new one's")
  func s3_30() {
    func row(_ index: Int) -> AnyView { AnyView(Color.red.frame(width: 10, height: index.isMultiple(of: 2) ? 40 : 90)) }
    func wrong<Cell: HostCell>(_ cell: Cell.Type, _ root: @escaping (Int) -> Cell.Root) -> Int {
      let list = HostedList<Cell>(300, root: root)
      list.turn(3)
      list.scroll(by: 130, frames: 15)
      let rows = list.table.indexPathsForVisibleRows ?? []
      let wrong = rows.filter { list.cell($0.row)?.frame.height != ($0.row.isMultiple(of: 2) ? 40 : 90) }
      list.close()
      return wrong.count
    }
    #expect(wrong(SwiftUITableViewCell.self, row) > 0)
    #expect(wrong(UpdatingCell<AnyView>.self, row) == 0)
  }

  @Test("S3-28 the children outlive the list; a second controller is a hierarchy inconsistency") func s3_28() {
    let first = list(SwiftUITableViewCell.self) { AnyView(Row(index: $0)) }
    #expect(!first.children.isEmpty)
    first.table.removeFromSuperview()
    first.turn()
    #expect(!first.children.isEmpty, "nobody removes them")
    let other = Screen()
    other.view.addSubview(first.table)
    other.turn()
    first.close()

    // The mended form: whoever takes the list away takes the children out first, and a cell that gets another parent
    // moves its host to it.
    let screen = Screen()
    let (one, two) = (UIViewController(), UIViewController())
    for controller in [one, two] {
      screen.root.addChild(controller)
      screen.view.addSubview(controller.view)
      controller.didMove(toParent: screen.root)
    }
    for moves in [false, true] {
      let cell = SwiftUITableViewCell(style: .default, reuseIdentifier: "row")
      one.view.addSubview(cell)
      cell.configure(AnyView(Row(index: 1)), parent: one)
      screen.turn()
      _ = RuntimeIssue.drain()
      if moves, let host = cell.hostingController {
        host.willMove(toParent: nil)
        host.removeFromParent()
        cell.removeFromSuperview()
        two.addChild(host)
        two.view.addSubview(cell)
        host.didMove(toParent: two)
      } else {
        // As a table takes a cell out and puts it into another list.
        cell.removeFromSuperview()
        two.view.addSubview(cell)
      }
      screen.turn()
      let isInconsistent = RuntimeIssue.drain().issues.contains { $0.flag == .hierarchy }
      #expect(isInconsistent == !moves)
      #expect(cell.hostingController?.parent === (moves ? two : one))
    }
  }

  /// A row with state of its own, toggled through the handle.
  private struct Toggled: View {
    let index: Int
    let handles: Handles
    @State private var isOn = false
    var body: some View {
      Text("\(index) \(isOn ? "on" : "off")").padding(12)
        .onAppear { handles.actions[index] = { isOn = true } }
    }
  }

  @MainActor private final class Handles { var actions: [Int: () -> Void] = [:] }

  @Test("S3-29 the state of the previous row stays, unless the row has an identity") func s3_29() {
    func leaked(hasIdentity: Bool) -> Int {
      let handles = Handles()
      let list = HostedList<UpdatingCell<AnyView>>(300) { index in
        hasIdentity
          ? AnyView(Toggled(index: index, handles: handles).id(index))
          : AnyView(Toggled(index: index, handles: handles))
      }
      list.turn(3)
      for action in handles.actions.values { action() }
      list.turn()
      list.scroll(by: 200, frames: 10)
      let texts = list.table.visibleCells.flatMap { $0.contentView.texts }
      list.close()
      return texts.filter { $0.hasSuffix("on") }.count
    }
    #expect(leaked(hasIdentity: false) > 0)
    #expect(leaked(hasIdentity: true) == 0)
  }
}
