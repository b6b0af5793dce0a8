import Meter
import SwiftUI
import Testing
import Turns

/// Article 001, "Sizing SwiftUI in UIKit": `UIHostingConfiguration` outside cells and the geometry callback.
@MainActor struct S1Tests {
  /// A hosting view at the top of a screen, as wide as it, with a view below it.
  private func shown<T: View>(_ view: HostingView<T>) -> (screen: Screen, below: UIView) {
    let screen = Screen()
    let below = UIView()
    for view in [view, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.view.topAnchor),
      view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      below.topAnchor.constraint(equalTo: view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
      below.widthAnchor.constraint(equalToConstant: 10),
    ])
    return (screen, below)
  }

  @Test("S1-1 a configuration is a value: no view yet") func s1_1() {
    let counts = Counts()
    let configuration = UIHostingConfiguration { Text("Hello world!") }
    _ = configuration.margins(.horizontal, 4)
    #expect(counts[.hostsCreated] == 0)
    #expect(counts[.nodesCreated] == 0)
  }

  @Test("S1-2, S1-3 makeContentView gives a view for anywhere, laid out by constraints") func s1_2and3() {
    let screen = Screen()
    let counts = Counts()
    let configuration = UIHostingConfiguration { Text("Hello world!") }
    let contentView: (UIView & UIContentView) = configuration.makeContentView()
    #expect(counts[.hostsCreated] == 1)
    screen.view.addSubview(contentView)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: screen.view.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
    ])
    screen.turn()
    let text = UIHostingController(rootView: Text("Hello world!")).sizeThatFits(
      in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    #expect(isClose(contentView.frame.size, CGSize(width: text.width + 32, height: max(text.height + 22, 44))))
    #expect(contentView.texts == ["Hello world!"])
  }

  @Test("S1-4 outside a cell, content that grows invalidates nothing; in a cell the list follows") func s1_4() {
    let screen = Screen()
    let handle = Handle()
    let view = UIHostingConfiguration { Block(handle: handle) }.margins(.all, 0).makeContentView()
    screen.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    screen.turn()
    let counts = Counts()
    handle.action()
    screen.turn(2)
    #expect(counts[.bodyEvaluations] == 1)
    #expect(counts[.intrinsicInvalidations] == 0)
    #expect(view.frame.height == 50)

    let handles = (0..<5).map { _ in Handle() }
    let list = HostedList<ConfiguredCell<Block>>(5) { Block(handle: handles[$0]) }
    list.turn(2)
    counts.reset()
    handles[1].action()
    list.turn()
    #expect(counts[.intrinsicInvalidations] == 1)
    #expect(counts[.listInvalidations] == 1)
    #expect(list.cell(1)?.frame.height == 80)
    #expect(list.cell(2)?.frame.minY == 130)
    list.close()
  }

  @Test("S1-5, S1-6, S1-7 a generic view with one content view, and no erasure") func s1_5to7() {
    let counts = Counts()
    let view = HostingView { Text("a") }
    #expect(counts[.hostsCreated] == 1)
    #expect(type(of: view) == HostingView<Text>.self)
    #expect(view.contentView?.superview === view)
  }

  @Test("S1-8 hosts are not made from archives: the initialisers fail, and one that is unavailable compiles")
  func s1_8() {
    final class Unarchived: UIView {
      private let hosted: UIHostingController<Text>
      init(_ text: String) {
        hosted = UIHostingController(rootView: Text(text))
        super.init(frame: .zero)
        pin(hosted.view)
      }
      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    let screen = Screen()
    screen.view.pin(Unarchived("a"))
    screen.turn()
    #expect(screen.view.texts == ["a"])
    #expect(UIHostingController<Text>(coder: NSCoder()) == nil)
    #expect(UIHostingController(coder: NSCoder(), rootView: Text("a")) == nil)
  }

  @Test("S1-9 update sets a configuration of the same type in place: view, state and constraints stay") func s1_9() {
    struct Kept: View {
      let title: String
      let handle: Handle
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Text(title)
          Text("count \(count)")
        }.onAppear { handle.action = { count += 1 } }
      }
    }
    let handle = Handle()
    let view = HostingView { Kept(title: "one", handle: handle) }
    let (screen, _) = shown(view)
    screen.turn()
    handle.action()
    screen.turn()
    let contentView = view.contentView
    let counts = Counts()
    view.update(Kept(title: "two", handle: handle))
    screen.turn()
    #expect(view.contentView === contentView)
    #expect(view.texts == ["two", "count 1"])
    #expect(counts[.hostsCreated] == 0)
    #expect(counts[.stateInits] == 0)
    #expect(counts[.constraintsAdded] == 0 && counts[.constraintsRemoved] == 0)
  }

  @Test("S1-10, S1-18 the first height is 100, and the content's within the first frame") func s1_10() {
    let view = HostingView { Color.red.frame(height: 240) }
    #expect(view.heightConstraint?.constant == 100)
    let (screen, below) = shown(view)
    let counts = Counts()
    screen.turn()
    #expect(view.frame.height == 240)
    #expect(below.frame.minY == 240)
    #expect(counts[.constraintConstantChanges] >= 1)
    #expect(view.reported == [240])
  }

  @Test("S1-11, S1-12 five constraints, no conflict; the content has more room than its host; pinned it is clamped")
  func s1_11and12() {
    let counts = Counts()
    let view = HostingView { Color.red.frame(minHeight: 10, idealHeight: 240, maxHeight: 240) }
    let (screen, _) = shown(view)
    screen.turn()
    #expect(counts[.constraintsAdded] == 5 + 7)
    #expect(screen.issues == [])
    #expect((view.contentView?.frame.height ?? 0) > view.frame.height * 10)
    #expect(view.frame.height == 240)

    let pinned = HostingView(.init(isPinnedBelow: true)) {
      Color.red.frame(minHeight: 10, idealHeight: 240, maxHeight: 240)
    }
    let other = shown(pinned)
    other.screen.turn(3)
    #expect(pinned.frame.height == 100, "it never learns the natural height")
  }

  @Test("S1-13, S1-17 a change is one constant in the same layout pass: no turn, no stale frame, one more pass")
  func s1_13and17() {
    let handle = Handle()
    let view = HostingView { Block(handle: handle) }
    let (screen, below) = shown(view)
    screen.turn(2)
    let counts = Counts()
    handle.action()
    screen.turn()
    #expect(counts[.turns] == 1)
    #expect(view.frame.height == 80 && below.frame.minY == 80, "the frame that shows the content has its height")
    #expect(counts[.constraintConstantChanges] == 1)
    #expect(counts[.constraintsAdded] == 0 && counts[.constraintsRemoved] == 0)
    #expect(counts[.layoutRounds] <= 1)
    counts.reset()
    screen.turn()
    #expect(counts[.layoutPasses] == 0)
  }

  @Test("S1-14 the weak action lets the view go, the strong one keeps it") func s1_14() {
    func survives(keepsCycle: Bool) -> Bool {
      weak var gone: UIView?
      do {
        let view = HostingView(.init(keepsCycle: keepsCycle)) { Text("a") }
        gone = view
        let (screen, _) = shown(view)
        screen.turn()
      }
      TurnLoop.main.turn()
      return gone != nil
    }
    #expect(!survives(keepsCycle: false))
    #expect(survives(keepsCycle: true))
  }

  @Test("S1-15 the spacer keeps the content at the top; without it the content stands in the middle of its room")
  func s1_15() {
    let view = HostingView { Color.red.frame(height: 50) }
    shown(view).screen.turn()
    #expect(view.leaves.last?.frame.minY == 0)
    let centred = HostingView(.init(hasSpacer: false)) { Color.red.frame(height: 50) }
    let other = shown(centred)
    other.screen.turn()
    #expect((centred.leaves.last?.frame.minY ?? 0) > 1_000)
    let greedy = HostingView(.init(hasSpacer: false)) { Color.red }
    let third = shown(greedy)
    third.screen.turn()
    #expect(greedy.frame.height == UIView.layoutFittingExpandedSize.height, "the reading is the room")
  }

  @Test("S1-16 neither another width nor an equal height calls the action") func s1_16() {
    struct Stretch: View {
      let handle: Handle
      @State private var width: CGFloat = 100
      var body: some View {
        Color.red.frame(width: width, height: 50).onAppear { handle.action = { width += 10 } }
      }
    }
    let handle = Handle()
    let view = HostingView { Stretch(handle: handle) }
    let (screen, _) = shown(view)
    screen.turn()
    handle.action()
    screen.turn()
    view.update(Stretch(handle: handle))
    screen.turn()
    #expect(view.reported == [50])
  }

  @Test("S1-19 what is above follows the host's height constraint") func s1_19() {
    let handle = Handle()
    let view = HostingView { Block(handle: handle) }
    let screen = Screen()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.axis = .vertical
    screen.view.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: screen.view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
    ])
    screen.turn()
    #expect(stack.frame.height == 50)
    handle.action()
    screen.turn()
    #expect(stack.frame.height == 80)
  }

  @Test("S1-20 margins that are not zeroed lie outside what is measured: the host is short by them") func s1_20() {
    let without = HostingView { Color.red.frame(height: 50) }
    shown(without).screen.turn()
    #expect(without.leaves.last?.frame.maxY == without.frame.height)
    let with = HostingView(.init(margins: nil)) { Color.red.frame(height: 50) }
    shown(with).screen.turn()
    #expect(with.frame.height == 50)
    #expect(with.leaves.last?.frame.maxY == 61, "11 points stand below the host's edge")
  }

  /// A cell with the article's view in it, mended or not.
  private final class CallbackCell<Root: View>: UITableViewCell, HostCell {
    private var view: HostingView<Root>?
    func configure(_ root: Root, parent: UIViewController) {
      if let view { return view.update(root) }
      let view = HostingView { root }
      contentView.pin(view)
      self.view = view
    }
  }

  @Test("S1-21 nothing tells an enclosing list; with constraints included in the invalidation it follows") func s1_21()
  {
    for includesConstraints in [false, true] {
      let handles = (0..<5).map { _ in Handle() }
      let list = HostedList<CallbackCell<Block>>(5) { Block(handle: handles[$0]) }
      if includesConstraints { list.table.selfSizingInvalidation = .enabledIncludingConstraints }
      list.turn(3)
      let before = list.cell(1)?.frame.height
      let counts = Counts()
      handles[1].action()
      list.turn(2)
      counts.stop()
      #expect((counts[.listInvalidations] > 0) == includesConstraints)
      #expect((list.cell(1)?.frame.height != before) == includesConstraints)
      list.close()
    }
  }

  @Test("S1-22 nothing is clipped: content reaches beyond the host") func s1_22() {
    let view = HostingView(.init(margins: nil)) { Color.red.frame(height: 50) }
    shown(view).screen.turn()
    #expect(!view.clipsToBounds)
    let beyond = view.leaves.contains { !view.bounds.insetBy(dx: -0.01, dy: -0.01).contains($0.frame) }
    #expect(beyond)
    #expect(view.contentView?.frame.height ?? 0 > view.frame.height)
  }

  @Test(
    "S1-23 it converges, because the content's height does not depend on the host's; observing the clamp does not grow")
  func s1_23() {
    let view = HostingView { Color.red.frame(height: 300) }
    let (screen, _) = shown(view)
    let counts = Counts()
    screen.turn()
    #expect(counts[.layoutRounds] <= 3)
    #expect(view.frame.height == 300)
    let clamped = HostingView(.init(clampsObserved: true)) { Color.red.frame(minHeight: 10, maxHeight: 300) }
    let other = shown(clamped)
    other.screen.turn(3)
    #expect(clamped.frame.height == 60)
    #expect(other.screen.issues == [])
  }
}
