import Meter
import SwiftUI
import Testing
import Turns

/// Further reports about where a host is put and what size it gets there: each with its symptom and its cure.
@MainActor struct PlacementReports {
  @Test(
    "in a stack view a host that follows nothing keeps its height while its content grows; with the option it grows")
  func stackView() {
    for options: UIHostingControllerSizingOptions in [[], .intrinsicContentSize] {
      let handle = Handle()
      let host = UIHostingController(rootView: Block(handle: handle))
      host.sizingOptions = options
      let screen = Screen()
      let (stack, below) = (UIStackView(), UIView())
      stack.axis = .vertical
      screen.root.addChild(host)
      stack.addArrangedSubview(host.view)
      stack.addArrangedSubview(below)
      host.didMove(toParent: screen.root)
      below.heightAnchor.constraint(equalToConstant: 10).isActive = true
      stack.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
      screen.turn(2)
      #expect(stack.frame.height == 60)
      handle.action()
      screen.turn()
      #expect(stack.frame.height == (options.isEmpty ? 60 : 90))
      #expect(below.frame.minY == (options.isEmpty ? 50 : 80))
    }
  }

  @Test("hidden in a stack view a host takes no room, and is as high as it should be when it is back") func hidden() {
    let handle = Handle()
    let screen = Screen()
    let host = UIHostingController(rootView: Block(handle: handle))
    host.sizingOptions = .intrinsicContentSize
    let stack = UIStackView(arrangedSubviews: [host.view])
    stack.axis = .vertical
    screen.root.addChild(host)
    host.didMove(toParent: screen.root)
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    screen.turn(2)
    host.view.isHidden = true
    screen.turn()
    #expect(stack.frame.height == 0)
    handle.action()
    host.view.isHidden = false
    screen.turn(2)
    #expect(stack.frame.height == 80)
  }

  @Test("a table does not size its header view: it stays as high as it was set, until it is measured and set again")
  func tableHeaderView() {
    let handle = Handle()
    let list = HostedList<UpdatingCell<Text>>(20) { Text("\($0)") }
    let host = UIHostingController(rootView: Block(handle: handle))
    host.sizingOptions = .intrinsicContentSize
    list.loadViewIfNeeded()
    list.addChild(host)
    host.view.frame = CGRect(origin: .zero, size: host.sizeThatFits(in: CGSize(width: 390, height: CGFloat.infinity)))
    list.table.tableHeaderView = host.view
    host.didMove(toParent: list)
    list.turn(2)
    #expect(list.cell(0)?.frame.minY == 50)
    handle.action()
    list.turn(2)
    #expect(list.cell(0)?.frame.minY == 50, "the content is 80 points high and reaches below the header")
    host.view.frame.size.height = host.sizeThatFits(in: CGSize(width: 390, height: CGFloat.infinity)).height
    list.table.tableHeaderView = host.view
    list.turn(2)
    #expect(list.cell(0)?.frame.minY == 80)
    list.close()
  }

  @Test("on a scroll view's content guide the content size follows the host, with the option only") func scrollView() {
    for options: UIHostingControllerSizingOptions in [[], .intrinsicContentSize] {
      let handle = Handle()
      let screen = Screen()
      let scrollView = UIScrollView()
      screen.view.pin(scrollView)
      let host = UIHostingController(rootView: Block(handle: handle))
      host.sizingOptions = options
      screen.root.addChild(host)
      host.view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(host.view)
      host.didMove(toParent: screen.root)
      let guide = scrollView.contentLayoutGuide
      NSLayoutConstraint.activate([
        host.view.topAnchor.constraint(equalTo: guide.topAnchor),
        host.view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        host.view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        host.view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        host.view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
      screen.turn(2)
      #expect(scrollView.contentSize.height == 50)
      handle.action()
      screen.turn()
      #expect(scrollView.contentSize.height == (options.isEmpty ? 50 : 80))
    }
  }

  @Test(
    "before a layout the intrinsic size is that of one long line; laid out in a width the height is the wrapped one")
  func intrinsicSizeBeforeLayout() {
    let host = UIHostingController(rootView: Text(Changing.long))
    let first = host.view.intrinsicContentSize
    #expect(first.width > 390)
    let screen = Screen()
    screen.place(host, width: .container)
    #expect(host.view.frame.height > first.height * 1.5)
    #expect(isClose(host.view.frame.height, needed(Text(Changing.long))))
  }

  @Test("without a width a long text is one line that leaves the screen; with one it wraps") func withoutWidth() {
    let free = Screen().place(UIHostingController(rootView: Text(Changing.long)))
    #expect(free.view.frame.width > 390)
    let bound = Screen().place(UIHostingController(rootView: Text(Changing.long)), width: .container)
    #expect(bound.view.frame.width == 390)
    #expect(bound.view.frame.height > free.view.frame.height)
  }

  @Test("a fixed size wins over what is followed: content that grows is cut, and asked all the same") func fixedSize() {
    let handle = Handle()
    let screen = Screen()
    let host = UIHostingController(rootView: Block(handle: handle))
    screen.place(host, options: .intrinsicContentSize)
    NSLayoutConstraint.activate([
      host.view.heightAnchor.constraint(equalToConstant: 40), host.view.widthAnchor.constraint(equalToConstant: 40),
    ])
    screen.turn()
    let counts = Counts()
    handle.action()
    screen.turn()
    #expect(host.view.frame.size == CGSize(width: 40, height: 40))
    #expect(counts[.idealSizeQueries] == 1)
    #expect(host.view.leaves.last?.frame.height == 80, "the content is 80 points high and reaches beyond")
  }

  @Test("a container hears of its child's preferred size, with the option only") func container() {
    final class Container: UIViewController {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        heard.append(container.preferredContentSize)
      }
    }
    for options: UIHostingControllerSizingOptions in [.intrinsicContentSize, .preferredContentSize] {
      let handle = Handle()
      let container = Container()
      let screen = Screen(container)
      screen.place(UIHostingController(rootView: Block(handle: handle)), options: options)
      container.heard = []
      handle.action()
      screen.turn()
      #expect(container.heard == (options == .preferredContentSize ? [CGSize(width: 100, height: 80)] : []))
    }
  }

  @Test("content that takes whatever it gets has no size of its own: its popover is tiny, unless it is given an ideal")
  func greedyPopover() {
    let delegate = PlainPopovers()
    func size<Content: View>(_ content: Content) -> CGSize {
      let screen = Screen()
      screen.turn()
      let host = screen.root.presentPopover(withSwiftUIView: content, sourceView: screen.view, delegate: delegate)
      screen.turn()
      return host.view.frame.size
    }
    #expect(size(Color.red) == CGSize(width: 10, height: 10))
    #expect(size(Color.red.frame(idealWidth: 200, idealHeight: 150)) == CGSize(width: 200, height: 150))
  }

  @Test("pushed, a host is inset by the bar; without the container's region it lies under it") func underABar() {
    func top(_ change: (UIHostingController<Color>) -> Void) -> CGFloat {
      let host = UIHostingController(rootView: Color.red)
      change(host)
      let screen = Screen(UINavigationController(rootViewController: host))
      screen.window._safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      screen.turn(2)
      return host.sizeThatFits(in: CGSize(width: 100, height: CGFloat.infinity)).height
    }
    #expect(top { _ in } > top { $0.safeAreaRegions = [] } + 47 + 34)
  }

  @Test("a turned device lays rows out in the new width; a host that nobody asks again keeps its height")
  func rotation() {
    let list = HostedList<UpdatingCell<Text>>(10) { Text("\($0) \(Changing.long) \(Changing.long)") }
    list.turn(3)
    let narrow = list.cell(1)?.frame.height ?? 0
    list.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    list.turn(3)
    let wide = list.cell(1)?.frame.height ?? 0
    #expect(isClose(wide, needed(Text("1 \(Changing.long) \(Changing.long)"), width: 844)))
    #expect(wide < narrow)
    list.close()

    let screen = Screen()
    let host = UIHostingController(rootView: Text(Changing.long + Changing.long))
    screen.view.addSubview(host.view)
    host.view.frame = CGRect(x: 0, y: 0, width: 390, height: needed(Text(Changing.long + Changing.long)))
    screen.turn()
    let height = host.view.frame.height
    host.view.frame.size.width = 800
    screen.turn(2)
    #expect(host.view.frame.height == height)
    #expect(needed(Text(Changing.long + Changing.long), width: 800) < height)
  }
}
