import Meter
import SwiftUI
import Testing
import Turns

/// Problem reports about hosts, state and reuse: each with its symptom and its cure.
@MainActor struct ReuseReports {
  /// A row of a height of its own.
  private struct Tall: View {
    let height: CGFloat
    var body: some View { Color.red.frame(width: 10, height: height) }
  }

  @Test("P1 sized right after `rootView =`, a cell has the old row's height; rendered and invalidated, the new one's")
  func p1() {
    func measure(flushes: Bool) -> (height: CGFloat, passes: Int, invalidations: Int) {
      let screen = Screen()
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 90)
      screen.view.addSubview(cell)
      let host = cell.embed(UIHostingController(rootView: Tall(height: 90)), in: screen.root)
      func height() -> CGFloat {
        cell.systemLayoutSizeFitting(
          CGSize(width: 390, height: 50), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
      }
      screen.turn(2)
      _ = height()
      let counts = Counts()
      host.rootView = Tall(height: 30)
      if flushes {
        host.view.setNeedsLayout()
        host.view.layoutIfNeeded()
        host.view.invalidateIntrinsicContentSize()
      }
      let result = height()
      counts.stop()
      return (result, counts[.layoutPasses], counts[.intrinsicInvalidations])
    }
    #expect(measure(flushes: false) == (90, 0, 0))
    #expect(measure(flushes: true) == (30, 1, 1))
  }

  /// A cell that installs its host when it gets a superview, or only in a window.
  private class InstallingCell: UITableViewCell, HostCell {
    var pending: (Tall, UIViewController)?
    private var host: UIHostingController<Tall>?
    class var waitsForWindow: Bool { false }

    func configure(_ root: Tall, parent: UIViewController) {
      if let host { host.rootView = root } else { pending = (root, parent) }
      if superview != nil, !Self.waitsForWindow { install() }
    }

    func install() {
      guard let (root, parent) = pending else { return }
      pending = nil
      host = embed(UIHostingController(rootView: root), in: parent)
    }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if superview != nil, !Self.waitsForWindow { install() }
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { install() }
    }
  }

  private final class WaitingCell: InstallingCell {
    override class var waitsForWindow: Bool { true }
  }

  @Test("P3 sized off-window before its host is installed, a cell keeps a height that is not its content's") func p3() {
    func height<Cell: HostCell>(_ cell: Cell.Type) -> CGFloat? where Cell.Root == Tall {
      let list = HostedList<Cell>(3) { _ in Tall(height: 120) }
      list.turn()
      list.table.removeFromSuperview()
      list.table.reloadData()
      list.table.layoutIfNeeded()
      list.view.addSubview(list.table)
      list.turn(2)
      let height = list.cell(2)?.frame.height
      list.close()
      return height
    }
    #expect(height(InstallingCell.self) == 120)
    // The reload reuses cells that have their hosts, so only rows whose cells are new show it.
    func fresh<Cell: HostCell>(_ cell: Cell.Type) -> CGFloat? where Cell.Root == Tall {
      let list = HostedList<Cell>(0) { _ in Tall(height: 120) }
      list.turn()
      list.table.removeFromSuperview()
      list.count = 3
      list.table.reloadData()
      list.table.layoutIfNeeded()
      list.view.addSubview(list.table)
      list.turn(2)
      let height = list.cell(0)?.frame.height
      list.close()
      return height
    }
    #expect(fresh(InstallingCell.self) == 120)
    #expect(fresh(WaitingCell.self) != 120)
  }

  /// Keeps the item that it appeared with.
  private struct Remembering: View {
    let item: Int
    let log: Log
    @State private var stored: Int?
    var body: some View {
      Text("\(item) \(stored.map(String.init) ?? "none")")
        .onAppear {
          stored = item
          log("appear \(item)")
        }
        .onDisappear { log("disappear \(item)") }
    }
  }

  @Test("P5 a new root of the same type is an update, not a new identity: onAppear does not run; with an id it does")
  func p5() {
    for hasIdentity in [false, true] {
      let log = Log()
      func root(_ item: Int) -> AnyView {
        let view = Remembering(item: item, log: log)
        return hasIdentity ? AnyView(view.id(item)) : AnyView(view)
      }
      let screen = Screen()
      let host = screen.root.hostSwiftUIView(view: root(3))
      screen.turn()
      let counts = Counts()
      host.rootView = root(19)
      screen.turn(2)
      if hasIdentity {
        #expect(host.view.texts == ["19 19"])
        #expect(Set(log.take()) == ["appear 3", "appear 19", "disappear 3"])
        #expect(counts[.stateInits] == 1)
      } else {
        #expect(host.view.texts == ["19 3"], "the value is the old item's")
        #expect(log.take() == ["appear 3"])
        #expect(counts[.stateInits] == 0)
      }
    }
  }

  /// A row with state that is set by its item's action.
  private struct Toggled: View {
    let index: Int
    let actions: Actions
    @State private var isOn = false
    var body: some View {
      Text("\(index) \(isOn ? "on" : "off")").padding(12).onAppear { actions.byItem[index] = { isOn = true } }
    }
  }

  @MainActor private final class Actions { var byItem: [Int: () -> Void] = [:] }

  @Test("P7 state wanders into other rows; an id or a unique reuse identifier stops it, at a price") func p7() {
    enum Variant: CaseIterable { case none, id, uniqueIdentifier }
    for variant in Variant.allCases {
      let actions = Actions()
      TurnLoop.main.settle()
      let counts = Counts()
      let list = HostedList<UpdatingCell<AnyView>>(300) { index in
        let row = Toggled(index: index, actions: actions)
        return variant == .id ? AnyView(row.id(index)) : AnyView(row)
      }
      if variant == .uniqueIdentifier { list.identifier = { "row-\($0)" } }
      list.turn(3)
      for action in actions.byItem.values { action() }
      list.turn()
      list.scroll(by: 200, frames: 20)
      let leaked = list.table.visibleCells.flatMap { $0.contentView.texts }.filter { $0.hasSuffix("on") }.count
      #expect((leaked > 0) == (variant == .none))
      if variant == .uniqueIdentifier {
        #expect(counts[.cellsCreated] > 80, "as many as rows were seen")
        #expect(counts[.hostsLive] == counts[.cellsCreated])
      } else {
        #expect(counts[.cellsCreated] < 30)
      }
      list.close()
      TurnLoop.main.turn()
    }
  }

  /// Loads something when it appears; the load is finished by hand.
  private struct Loading: View {
    let item: Int
    let loads: Actions
    @State private var loaded = "nothing"
    var body: some View {
      Text("\(item) has \(loaded)").onAppear { loads.byItem[item] = { loaded = "that of \(item)" } }
        .task { try? await Task.sleep(nanoseconds: 1 << 40) }
    }
  }

  @Test("P9 what was loaded for a row arrives in the next one; with an id it does not, and the task is cancelled")
  func p9() {
    for hasIdentity in [false, true] {
      let loads = Actions()
      let screen = Screen()
      func configuration(_ item: Int) -> UIHostingConfiguration<AnyView, EmptyView> {
        let row = Loading(item: item, loads: loads)
        return UIHostingConfiguration { hasIdentity ? AnyView(row.id(item)) : AnyView(row) }
      }
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
      screen.view.addSubview(cell)
      cell.contentConfiguration = configuration(1)
      screen.turn()
      let counts = Counts()
      cell.contentConfiguration = configuration(2)
      screen.turn()
      loads.byItem[1]?()
      screen.turn()
      #expect(cell.texts == [hasIdentity ? "2 has nothing" : "2 has that of 1"])
      #expect(counts[.tasksCancelled] == (hasIdentity ? 1 : 0))
    }
  }

  /// Drops its configuration when it is used again.
  private final class ResettingCell<Root: View>: UITableViewCell, HostCell {
    func configure(_ root: Root, parent: UIViewController) {
      contentConfiguration = UIHostingConfiguration { root }
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      contentConfiguration = nil
    }
  }

  @Test("P11 a configuration taken away in prepareForReuse is rebuilt for every row; left, it is applied in place")
  func p11() {
    func run<Cell: HostCell>(_ cell: Cell.Type) -> Counts where Cell.Root == Tall {
      let list = HostedList<Cell>(1_000) { Tall(height: CGFloat(40 + $0 % 3)) }
      list.turn(3)
      list.scroll(by: 150, frames: 3)
      let counts = Counts()
      list.scroll(by: 150, frames: 30)
      counts.stop()
      list.close()
      TurnLoop.main.turn()
      return counts
    }
    let resetting = run(ResettingCell<Tall>.self)
    #expect(resetting[.configurationsRebuilt] == resetting[.cellsDequeued])
    #expect(resetting[.nodesCreated] >= resetting[.cellsDequeued])
    let inPlace = run(ConfiguredCell<Tall>.self)
    #expect(inPlace[.configurationsRebuilt] == 0)
    #expect(inPlace[.nodesCreated] == 0)
    #expect(inPlace[.cellsDequeued] > 50)
  }

  private final class PilingCell: UITableViewCell, HostCell {
    func configure(_ root: Tall, parent: UIViewController) {
      _ = embed(UIHostingController(rootView: root), in: parent)
    }
  }

  @Test("P13 a host for every dequeue, none removed: children and subviews pile up; reused hosts do not") func p13() {
    func run<Cell: HostCell>(_ cell: Cell.Type) -> (hosts: Int, children: Int, dequeues: Int, most: Int)
    where Cell.Root == Tall {
      let counts = Counts()
      let list = HostedList<Cell>(500) { _ in Tall(height: 50) }
      list.turn(2)
      list.scroll(by: 150, frames: 30)
      counts.stop()
      let most = list.table.visibleCells.map { $0.contentView.subviews.count }.max() ?? 0
      let children = list.children.count
      list.close()
      TurnLoop.main.turn()
      return (counts[.hostsCreated], children, counts[.cellsDequeued], most)
    }
    let piling = run(PilingCell.self)
    #expect(piling.hosts == piling.dequeues)
    #expect(piling.children == piling.dequeues)
    #expect(piling.most > 2)
    let updating = run(UpdatingCell<Tall>.self)
    #expect(updating.children < 25 && updating.most == 1)
  }

  /// Shows the host of its item.
  private final class CachingCell: UITableViewCell, HostCell {
    @MainActor static var hosts: [Int: UIHostingController<Item>] = [:]
    @MainActor static var order: [Int] = []
    @MainActor static var limit = Int.max

    func configure(_ root: Item, parent: UIViewController) {
      for view in contentView.subviews { view.removeFromSuperview() }
      let host = Self.hosts[root.index] ?? UIHostingController(rootView: root)
      if Self.hosts.updateValue(host, forKey: root.index) == nil { Self.order.append(root.index) }
      contentView.pin(host.view)
      if Self.order.count > Self.limit { Self.hosts[Self.order.removeFirst()] = nil }
    }
  }

  private struct Item: View {
    let index: Int
    var body: some View { Text("\(index)").padding(12) }
  }

  @Test("P15 hosts kept for every item grow with the items seen; a limit holds; released, none is left") func p15() {
    for limit in [Int.max, 40] {
      TurnLoop.main.settle()
      let counts = Counts()
      CachingCell.limit = limit
      let list = HostedList<CachingCell>(1_000) { Item(index: $0) }
      list.turn(2)
      list.scroll(by: 400, frames: 40)
      #expect(limit == 40 ? counts[.hostsLive] <= 40 + 2 : counts[.hostsLive] > 300)
      list.close()
      CachingCell.hosts = [:]
      CachingCell.order = []
      for view in list.table.visibleCells { view.removeFromSuperview() }
    }
    TurnLoop.main.turn()
  }

  @Test("P17 a host removed from a parent that is gone is a finding; removed in time, or left alone, it is not")
  func p17() {
    func issues(removes: Bool, late: Bool) -> [String] {
      _ = RuntimeIssue.drain()
      var parent: UIViewController? = UIViewController()
      let host = UIHostingController(rootView: Text("a"))
      parent?.addChild(host)
      host.didMove(toParent: parent)
      if removes, !late { host.removeFromParent() }
      parent = nil
      if removes, late { host.removeFromParent() }
      return RuntimeIssue.drain().issues.map(\.kind)
    }
    #expect(issues(removes: true, late: true) == ["removedFromDeadParent"])
    #expect(issues(removes: true, late: false) == [])
    #expect(issues(removes: false, late: false) == [])
  }

  @Test("P19 a child whose view moves under another controller is a hierarchy inconsistency; removed first it is not")
  func p19() {
    for removes in [false, true] {
      let screen = Screen()
      let other = UIViewController()
      screen.root.addChild(other)
      screen.view.addSubview(other.view)
      other.didMove(toParent: screen.root)
      let first = UIViewController()
      screen.root.addChild(first)
      screen.view.addSubview(first.view)
      first.didMove(toParent: screen.root)
      let host = first.hostSwiftUIView(view: Text("a"))
      screen.turn()
      _ = RuntimeIssue.drain()
      if removes {
        host.willMove(toParent: nil)
        host.view.removeFromSuperview()
        host.removeFromParent()
        other.addChild(host)
      }
      other.view.addSubview(host.view)
      if removes { host.didMove(toParent: other) }
      let hierarchy = RuntimeIssue.drain().issues.filter { $0.flag == .hierarchy }
      #expect(hierarchy.isEmpty == removes)
    }
  }
}
