import Meter
import SwiftUI
import Testing
import Turns

/// Further reports about hosts in cells: each with its symptom and its cure.
@MainActor struct CellReports {
  /// A host that follows nothing of its content, as the articles' cell.
  private class PlainCell<Root: View>: UITableViewCell, HostCell {
    private(set) var host: UIHostingController<Root>?
    func prepare(_ host: UIHostingController<Root>) {}
    func configure(_ root: Root, parent: UIViewController) {
      if let host {
        host.rootView = root
        return
      }
      let host = UIHostingController(rootView: root)
      prepare(host)
      self.host = embed(host, in: parent)
    }
  }

  private final class RegionlessCell<Root: View>: PlainCell<Root> {
    override func prepare(_ host: UIHostingController<Root>) { host.safeAreaRegions = [] }
  }

  private final class KeyboardlessCell<Root: View>: PlainCell<Root> {
    override func prepare(_ host: UIHostingController<Root>) { host.safeAreaRegions = .container }
  }

  @Test("a row at the bottom of the screen is higher by the safe area, and the others are not") func safeArea() {
    func heights<Cell: HostCell>(_ cell: Cell.Type) -> [CGFloat] where Cell.Root == Tall {
      let list = HostedList<Cell>(60) { _ in Tall(height: 50) }
      list.window._safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      list.turn(3)
      defer { list.close() }
      return list.table.visibleCells.map { cell in
        (cell.contentView.subviews.first?.sizeThatFits(CGSize(width: 390, height: 5_000_000)).height ?? 0)
      }
    }
    let inset = heights(PlainCell<Tall>.self)
    #expect(Set(inset).count > 1)
    #expect((inset.last ?? 0) > (inset.first ?? 0))
    #expect(Set(heights(RegionlessCell<Tall>.self)).count == 1)
  }

  @Test("the keyboard moves content in the cells that it covers, unless their regions leave it out") func keyboard() {
    func covered<Cell: HostCell>(_ cell: Cell.Type) -> Int where Cell.Root == Tall {
      let list = HostedList<Cell>(60) { _ in Tall(height: 50) }
      list.turn(3)
      let counts = Counts()
      list.window._moveKeyboard(to: CGRect(x: 0, y: 500, width: 390, height: 344))
      list.turn()
      counts.stop()
      list.window._moveKeyboard(to: .null)
      list.close()
      return counts[.hostedLayouts]
    }
    #expect(covered(PlainCell<Tall>.self) > 0)
    #expect(covered(KeyboardlessCell<Tall>.self) == 0)
  }

  private struct Tall: View {
    let height: CGFloat
    var body: some View { Color.red.frame(width: 10, height: height) }
  }

  @Test("with self-sizing invalidation disabled a row stays as it was while its content grows") func disabled() {
    for mode: UITableView.SelfSizingInvalidation in [.disabled, .enabled] {
      let handles = (0..<3).map { _ in Handle() }
      let list = HostedList<ConfiguredCell<Block>>(3) { Block(handle: handles[$0]) }
      list.table.selfSizingInvalidation = mode
      list.turn(3)
      handles[0].action()
      list.turn(2)
      #expect(list.cell(0)?.frame.height == (mode == .disabled ? 50 : 80))
      list.close()
    }
  }

  @Test("a configuration's row is 22 points higher than its content and at least 44, until both are set to nothing")
  func margins() {
    final class DefaultCell: UITableViewCell, HostCell {
      func configure(_ root: Tall, parent: UIViewController) {
        contentConfiguration = UIHostingConfiguration { root }
      }
    }
    func height<Cell: HostCell>(_ cell: Cell.Type, of content: CGFloat) -> CGFloat? where Cell.Root == Tall {
      let list = HostedList<Cell>(3) { _ in Tall(height: content) }
      list.turn(3)
      defer { list.close() }
      return list.cell(1)?.frame.height
    }
    #expect(height(DefaultCell.self, of: 60) == 82)
    #expect(height(DefaultCell.self, of: 10) == 44)
    #expect(height(ConfiguredCell<Tall>.self, of: 60) == 60)
    #expect(height(ConfiguredCell<Tall>.self, of: 10) == 10)
  }

  @Test("a larger type size makes the rows of a configuration higher, all that show, in one frame") func typeSize() {
    let list = HostedList<ConfiguredCell<Text>>(30) { Text("Row \($0)") }
    list.turn(3)
    let before = list.cell(2)?.frame.height ?? 0
    list.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    list.turn(3)
    for row in 0..<3 { #expect((list.cell(row)?.frame.height ?? 0) > before * 1.5, "row \(row)") }
    list.close()
  }

  /// A row with state of its own.
  private struct Counting: View {
    let item: Int
    let handle: Handle
    @State private var count = 0
    var body: some View { Text("\(item): \(count)").onAppear { handle.action = { count += 1 } } }
  }

  @Test("a new identity at every update makes everything anew; one that belongs to the item does so once an item")
  func churn() {
    func created(_ id: @escaping (Int) -> AnyHashable) -> (nodes: Int, state: Int) {
      let screen = Screen()
      let handle = Handle()
      var update = 0
      func root() -> AnyView {
        update += 1
        return AnyView(Counting(item: 1, handle: handle).id(id(update)))
      }
      let host = UIHostingController(rootView: root())
      screen.place(host)
      let counts = Counts()
      for _ in 0..<5 {
        host.rootView = root()
        screen.turn()
      }
      return (counts[.nodesCreated], counts[.stateInits])
    }
    let stable = created { _ in AnyHashable(1) }
    #expect(stable == (0, 0))
    let churning = created { AnyHashable($0) }
    #expect(churning.state == 5)
    #expect(churning.nodes >= 5)
  }

  @Test("AnyView of another type loses the state; a condition inside one type keeps what is outside of it")
  func erased() {
    let handle = Handle()
    let screen = Screen()
    let host = UIHostingController(rootView: AnyView(Counting(item: 1, handle: handle)))
    screen.place(host)
    handle.action()
    screen.turn()
    #expect(host.view.texts == ["1: 1"])
    host.rootView = AnyView(Counting(item: 2, handle: handle))
    screen.turn()
    #expect(host.view.texts == ["2: 1"])
    host.rootView = AnyView(Counting(item: 2, handle: handle).padding())
    screen.turn()
    #expect(host.view.texts == ["2: 0"], "another type")
  }

  @Test("onAppear runs again when a list comes back into the window, and onDisappear ran in between") func twice() {
    let log = Log()
    struct Noting: View {
      let log: Log
      var body: some View { Text("a").onAppear { log("appear") }.onDisappear { log("disappear") } }
    }
    let list = HostedList<UpdatingCell<Noting>>(1) { _ in Noting(log: log) }
    list.turn(2)
    #expect(log.take() == ["appear"])
    list.table.removeFromSuperview()
    list.turn()
    list.view.addSubview(list.table)
    list.turn()
    #expect(log.take() == ["disappear", "appear"])
    list.close()
  }

  @Test("a task goes on for the next row of its cell, unless it is tied to the item") func task() {
    struct Loading: View {
      let item: Int
      let isTied: Bool
      var body: some View {
        if isTied {
          Text("\(item)").task(id: item) { try? await Task.sleep(nanoseconds: 1 << 40) }
        } else {
          Text("\(item)").task { try? await Task.sleep(nanoseconds: 1 << 40) }
        }
      }
    }
    for isTied in [false, true] {
      let screen = Screen()
      let host = UIHostingController(rootView: Loading(item: 1, isTied: isTied))
      screen.place(host)
      let counts = Counts()
      host.rootView = Loading(item: 2, isTied: isTied)
      screen.turn()
      #expect(counts[.tasksCancelled] == (isTied ? 1 : 0))
      #expect(counts[.tasksStarted] == (isTied ? 1 : 0))
      host.view.removeFromSuperview()
      screen.turn()
    }
  }

  @Test("a task is cancelled when the host is gone") func taskOfDeadHost() {
    let counts = Counts()
    let screen = Screen()
    do {
      let host = UIHostingController(rootView: Text("a").task { try? await Task.sleep(nanoseconds: 1 << 40) })
      screen.place(host)
      #expect(counts[.tasksStarted] == 1)
      host.willMove(toParent: nil)
      host.view.removeFromSuperview()
      host.removeFromParent()
    }
    screen.turn(2)
    #expect(counts[.tasksCancelled] == 1)
  }

  @Test("a row that is deleted disappears, and the rows below keep their state") func deleted() {
    let handles = (0..<4).map { _ in Handle() }
    let list = HostedList<UpdatingCell<Counting>>(4) { Counting(item: $0, handle: handles[$0]) }
    list.turn(2)
    handles[2].action()
    list.turn()
    let counts = Counts()
    list.count = 3
    list.table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    list.turn(2)
    #expect(counts[.stateInits] == 0)
    #expect(list.cell(2)?.texts == ["2: 1"])
    list.close()
  }
}
