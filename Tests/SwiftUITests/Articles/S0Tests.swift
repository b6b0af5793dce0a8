import Meter
import SwiftUI
import Testing
import Turns

/// Article 000, "Adapting UIHostingController to changes in SwiftUI view size": hosting and size tracking.
@MainActor struct S0Tests {
  private func idealHeight<Content: View>(_ content: Content, width: CGFloat) -> CGFloat {
    UIHostingController(rootView: content).sizeThatFits(in: CGSize(width: width, height: .infinity)).height
  }

  @Test("S0-1 a hosting controller is one view with one root, and draws it") func s0_1() {
    let host = UIHostingController(rootView: Text("Hi"))
    let screen = Screen(host)
    screen.turn()
    #expect(host.view is _UIHostingView<Text>)
    #expect(host.view.next === host)
    #expect(host.view.texts == ["Hi"])
  }

  @Test("S0-2 a controller that nobody keeps is gone, its view is not") func s0_2() {
    let screen = Screen()
    let counts = Counts()
    screen.view.addSwiftUIView(view: Text("Hi"))
    #expect(counts[.hostsCreated] == 1)
    #expect(counts[.hostsDestroyed] == 1)
    #expect(screen.view.subviews.count == 1)
    #expect(screen.view.subviews[0].next === screen.view)
  }

  @Test("S0-3 it appears to work: the first layout is right and state changes still show") func s0_3() {
    let screen = Screen()
    let handle = Handle()
    screen.view.addSwiftUIView(view: Changing(handle: handle))
    screen.turn()
    #expect(screen.view.texts.contains(Changing.short))
    #expect(screen.view.subviews[0].frame == screen.view.bounds)
    let counts = Counts()
    handle.action()
    screen.turn()
    #expect(screen.view.texts.contains(Changing.long))
    #expect(counts[.bodyEvaluations] > 0)
  }

  @Test("S0-4 a dead controller follows no size, whatever its options were") func s0_4() {
    let demo = DemoScreen(.notRetained)
    let screen = Screen(demo)
    screen.turn(2)
    let height = demo.container.frame.height
    #expect(height > 0)
    #expect(demo.created == nil)
    let counts = Counts()
    demo.handle.action()
    screen.turn(2)
    #expect(counts[.intrinsicInvalidations] == 0)
    #expect(counts[.idealSizeQueries] == 0)
    #expect(demo.container.frame.height == height)
    #expect(demo.container.texts.contains(Changing.long))
  }

  @Test("S0-5, S0-7 each option updates its own property, and the root view is the same") func s0_5and7() {
    for options: UIHostingControllerSizingOptions in [[], .intrinsicContentSize, .preferredContentSize] {
      let handle = Handle()
      let host = UIHostingController(rootView: Block(handle: handle))
      host.sizingOptions = options
      let screen = Screen()
      screen.root.addChild(host)
      screen.view.addSubview(host.view)
      host.didMove(toParent: screen.root)
      host.view.translatesAutoresizingMaskIntoConstraints = false
      host.view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
      host.view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
      screen.turn()
      handle.action()
      screen.turn()
      let follows = options.contains(.intrinsicContentSize)
      #expect(host.view.frame.height == (follows ? 80 : 50))
      #expect(
        host.preferredContentSize
          == (options.contains(.preferredContentSize) ? CGSize(width: 100, height: 80) : .zero))
    }
  }

  @Test("S0-6 sizingOptions can be set before and after attaching, and read back") func s0_6() {
    let handle = Handle()
    let host = UIHostingController(rootView: Block(handle: handle))
    host.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    #expect(host.sizingOptions == [.intrinsicContentSize, .preferredContentSize])
    let screen = Screen(host)
    screen.turn()
    host.sizingOptions = .preferredContentSize
    #expect(host.sizingOptions == .preferredContentSize)
    #expect(host.preferredContentSize == CGSize(width: 100, height: 50))
    handle.action()
    screen.turn()
    #expect(host.preferredContentSize == CGSize(width: 100, height: 80))
  }

  @Test("S0-8 by default nothing is asked and nothing invalidated") func s0_8() {
    let demo = DemoScreen(.contained, options: [])
    #expect(UIHostingController(rootView: EmptyView()).sizingOptions.isEmpty)
    let screen = Screen(demo)
    screen.turn(2)
    let height = demo.container.frame.height
    let counts = Counts()
    demo.handle.action()
    screen.turn(2)
    #expect(counts[.idealSizeQueries] == 0)
    #expect(counts[.fittingSizeQueries] == 0)
    #expect(counts[.intrinsicInvalidations] == 0)
    #expect(demo.container.frame.height == height)
  }

  @Test("S0-9 with an intrinsic size a view needs no constraints for its size") func s0_9() {
    let screen = Screen()
    let host = UIHostingController(rootView: Text("Hello").padding(5))
    host.view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
      host.view.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
    ])
    screen.turn()
    #expect(isClose(host.view.frame.size, host.view.intrinsicContentSize))
    #expect(!host.view.hasAmbiguousLayout)
  }

  @Test("S0-10 the presenter reads the preferred size at the presentation and on change") func s0_10() {
    let screen = Screen()
    screen.turn()
    let handle = Handle()
    let delegate = PlainPopovers()
    let host = screen.root.presentPopover(
      withSwiftUIView: Block(handle: handle), sourceView: screen.view, delegate: delegate)
    #expect(host.view.frame.size == CGSize(width: 100, height: 50))
    screen.turn()
    handle.action()
    screen.turn()
    #expect(host.view.frame.size == CGSize(width: 100, height: 80))
  }

  @Test("S0-11 a kept controller with the option follows the content") func s0_11() {
    let demo = DemoScreen(.retained)
    let screen = Screen(demo)
    screen.turn(2)
    let before = demo.container.frame.height
    let counts = Counts()
    demo.handle.action()
    screen.turn(2)
    #expect(counts[.intrinsicInvalidations] == 1)
    #expect(demo.container.frame.height > before)
  }

  @Test("S0-12 without a parent: sizes right, no child, no appearance events") func s0_12() {
    let screen = Screen()
    let host = LoggedHost(rootView: Text("Hi"))
    screen.view.pin(host.view)
    screen.turn(2)
    #expect(screen.root.children.isEmpty)
    #expect(host.view.frame == screen.view.bounds)
    #expect(!host.log.entries.contains("viewWillAppear"))
  }

  @Test("S0-13 as a child it gets its events") func s0_13() {
    let screen = Screen()
    let host = LoggedHost(rootView: Text("Hi"))
    screen.root.addChild(host)
    screen.view.pin(host.view)
    host.didMove(toParent: screen.root)
    screen.turn(2)
    #expect(screen.root.children == [host])
    #expect(host.log.entries.contains("viewWillAppear"))
    #expect(host.log.entries.contains("viewDidAppear"))
  }

  @Test("S0-14 both orders end in the same state; the article's tells before the view is in one") func s0_14() {
    let (apples, articles) = (Screen(), Screen())
    let one = LoggedHost(rootView: Text("Hi"))
    apples.root.addChild(one)
    apples.view.pin(one.view)
    one.didMove(toParent: apples.root)
    #expect(one.log.entries.filter { $0.contains("Move") } == ["willMove parent", "didMove parent"])

    let other = LoggedHost(rootView: Text("Hi"))
    articles.root.addChild(other)
    other.didMove(toParent: articles.root)
    articles.view.pin(other.view)
    #expect(other.log.entries.filter { $0.contains("Move") } == ["willMove parent", "didMove parent, not in a view"])

    apples.turn(2)
    #expect(one.parent === apples.root && other.parent === articles.root)
    #expect(one.view.frame == other.view.frame)
    #expect(one.view.leaves == other.view.leaves)
  }

  @Test("S0-15, S0-16 the view goes into the given view, or the controller's own") func s0_15and16() {
    let screen = Screen()
    let nested = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    screen.view.addSubview(nested)
    let inside = screen.root.hostSwiftUIView(view: Text("a"), insideView: nested)
    let outside = screen.root.hostSwiftUIView(view: Text("b"))
    #expect(inside.view.superview === nested && inside.parent === screen.root)
    #expect(outside.view.superview === screen.view && outside.parent === screen.root)
  }

  @Test("S0-17 the parent keeps a discarded host, and lets it go with itself") func s0_17() {
    let counts = Counts()
    weak var host: UIViewController?
    do {
      let screen = Screen()
      screen.root.hostSwiftUIView(view: Text("a"))
      host = screen.root.children.first
      screen.turn(2)
      #expect(host != nil)
    }
    TurnLoop.main.turn()
    #expect(host == nil)
    #expect(counts[.hostsLive] == 0)
  }

  @Test("S0-18 the helper keeps the root's type") func s0_18() {
    let host = Screen().root.hostSwiftUIView(view: Text("a").padding())
    #expect(type(of: host) == UIHostingController<ModifiedContent<Text, _PaddingLayout>>.self)
  }

  @Test("S0-19 four edges give the container's frame") func s0_19() {
    let screen = Screen()
    screen.turn()
    let counts = Counts()
    let host = screen.root.hostSwiftUIView(view: Text("a"))
    screen.turn()
    #expect(counts[.constraintsAdded] == 4)
    #expect(host.view.frame == screen.view.bounds)
  }

  @Test("S0-20 options set after hosting, behind an availability check") func s0_20() {
    let screen = Screen()
    let hosting = screen.root.hostSwiftUIView(view: Text("a"))
    if #available(iOS 16.0, *) {
      hosting.sizingOptions = [.intrinsicContentSize]
    }
    screen.turn()
    #expect(hosting.sizingOptions == .intrinsicContentSize)
  }

  @Test("S0-21 one question for the ideal size an update and option; none without options")
  func s0_21() {
    let expected: [(UIHostingControllerSizingOptions, Int)] = [
      ([], 0), (.intrinsicContentSize, 5), (.preferredContentSize, 5),
      ([.intrinsicContentSize, .preferredContentSize], 10),
    ]
    for (options, queries) in expected {
      let handle = Handle()
      let host = UIHostingController(rootView: Block(handle: handle))
      host.sizingOptions = options
      let screen = Screen()
      screen.root.addChild(host)
      screen.view.pin(host.view)
      screen.turn()
      let counts = Counts()
      for _ in 0..<5 {
        handle.action()
        screen.turn()
      }
      #expect(counts[.bodyEvaluations] == 5)
      #expect(counts[.idealSizeQueries] == queries)
    }
  }

  @Test("S0-22 options cost for hosts of a fixed size too") func s0_22() {
    for options: UIHostingControllerSizingOptions in [[], .intrinsicContentSize] {
      let handle = Handle()
      let host = UIHostingController(rootView: Block(handle: handle).frame(width: 100, height: 100))
      host.sizingOptions = options
      let screen = Screen()
      host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      screen.view.addSubview(host.view)
      screen.turn()
      let counts = Counts()
      handle.action()
      screen.turn()
      #expect(host.view.frame.size == CGSize(width: 100, height: 100))
      #expect(counts[.idealSizeQueries] == (options.isEmpty ? 0 : 1))
      #expect(counts[.intrinsicInvalidations] == 0)
    }
  }

  @Test("S0-23, S0-24 the demo's content height follows the text wrapped at the given width") func s0_23and24() {
    let demo = DemoScreen(.contained)
    let screen = Screen(demo)
    screen.turn(2)
    let short = demo.container.frame.height
    #expect(isClose(short, idealHeight(Changing(handle: Handle()), width: 390)))
    #expect(isClose(demo.scrollView.contentSize.height, 1_000 + short))
    #expect(isClose(demo.lower.frame.minY, 200 + short))
    demo.handle.action()
    screen.turn()
    let long = demo.container.frame.height
    #expect(long > short * 1.5, "the long text is wrapped")
    #expect(demo.container.leaves.allSatisfy { $0.frame.maxX <= 390 && $0.frame.maxY <= long + 0.01 })
    #expect(isClose(demo.scrollView.contentSize.height, 1_000 + long))
    #expect(isClose(demo.lower.frame.minY, 200 + long))
    demo.handle.action()
    screen.turn()
    #expect(isClose(demo.container.frame.height, short))
  }

  @Test("S0-38 and its cures are in S0PopoverTests; S0-42 the four set-ups, side by side") func s0_42() {
    var table: [DemoScreen.Setup: [Bool]] = [:]
    for setup in DemoScreen.Setup.allCases {
      let demo = DemoScreen(setup)
      let screen = Screen(demo)
      screen.turn(2)
      let before = demo.container.frame.height
      demo.handle.action()
      screen.turn(2)
      table[setup] = [demo.container.frame.height > before, demo.created != nil, !demo.children.isEmpty]
    }
    // Does the size follow, is the host alive, is it a child?
    #expect(table[.notRetained] == [false, false, false])
    #expect(table[.retained] == [true, true, false])
    #expect(table[.contained] == [true, true, true])
    #expect(table[.beforeIOS16] == [true, true, true])
  }
}
