import Meter
import SwiftUI
import Testing
import Turns

/// Article 000: size tracking before iOS 16, and hosting from a view that knows no controller.
@MainActor struct S0OlderSystemsTests {
  /// A host whose intrinsic height is its container's; the content changes through `handle`.
  private func hosted(_ handle: Handle) -> (screen: Screen, host: UIHostingController<Block>) {
    let screen = Screen()
    let host = UIHostingController(rootView: Block(handle: handle))
    screen.root.addChild(host)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(host.view)
    host.didMove(toParent: screen.root)
    host.view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
    host.view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    screen.turn(2)
    return (screen, host)
  }

  @Test("S0-25 the next update-constraints pass reads an invalidated intrinsic size again") func s0_25() {
    let handle = Handle()
    let (screen, host) = hosted(handle)
    handle.action()
    screen.turn()
    #expect(host.view.frame.height == 50)
    host.view.invalidateIntrinsicContentSize()
    host.view.setNeedsUpdateConstraints()
    screen.turn()
    #expect(host.view.frame.height == 80)
  }

  @Test("S0-25 setNeedsUpdateConstraints alone is enough") func s0_25alone() {
    let handle = Handle()
    let (screen, host) = hosted(handle)
    handle.action()
    screen.turn()
    host.view.setNeedsUpdateConstraints()
    screen.turn()
    #expect(host.view.frame.height == 80)
  }

  @Test("S0-26 invalidate, needs-update-constraints, update constraints, layout: in this order") func s0_26() {
    let log = Log()
    final class Watched: UIView {
      var log: Log?
      override var intrinsicContentSize: CGSize {
        log?("intrinsic")
        return CGSize(width: 10, height: 10)
      }
      override func updateConstraints() {
        log?("updateConstraints")
        super.updateConstraints()
      }
      override func setNeedsUpdateConstraints() {
        log?("setNeedsUpdateConstraints")
        super.setNeedsUpdateConstraints()
      }
      override func invalidateIntrinsicContentSize() {
        log?("invalidate")
        super.invalidateIntrinsicContentSize()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log?("layout")
      }
    }
    let screen = Screen()
    let view = Watched()
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(view)
    view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
    screen.turn()
    view.log = log
    view.invalidateIntrinsicContentSize()
    #expect(view.needsUpdateConstraints())
    view.setNeedsLayout()
    screen.turn()
    let order = log.take().filter { $0 != "setNeedsUpdateConstraints" }
    #expect(order == ["invalidate", "updateConstraints", "intrinsic", "layout"])
  }

  @Test("S0-27 a weak closure makes no cycle, and does nothing when the parent is gone") func s0_27() {
    TurnLoop.main.settle()
    let counts = Counts()
    let handle: Handle
    do {
      let demo = DemoScreen(.beforeIOS16)
      let screen = Screen(demo)
      screen.turn(2)
      handle = demo.handle
    }
    TurnLoop.main.turn()
    #expect(counts[.hostsLive] == 0)
    handle.action()
    TurnLoop.main.turn()
  }

  @Test("S0-28 asked before the new content is laid out, the old size is read; after, the new") func s0_28() {
    let handle = Handle()
    let (screen, host) = hosted(handle)
    handle.action()
    #expect(host.view.intrinsicContentSize.height == 50, "the state is written, the content is not updated")
    screen.turn()
    #expect(host.view.intrinsicContentSize.height == 80)

    let demo = DemoScreen(.beforeIOS16)
    let other = Screen(demo)
    other.turn(2)
    let before = demo.container.frame.height
    demo.handle.action()
    other.turn()
    #expect(demo.container.frame.height > before, "onChange comes when the new content is there")
  }

  @Test("S0-28 told too early, a layout reads the old size and nothing reads it again; told by onChange it is right")
  func s0_28early() {
    let handle = Handle()
    let (screen, host) = hosted(handle)
    let counts = Counts()
    handle.action()
    // The state is written, the content is not updated: this layout is one too early.
    host.view.invalidateIntrinsicContentSize()
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(counts[.idealSizeQueries] == 1)
    #expect(host.view.frame.height == 50)
    screen.turn(3)
    #expect(host.view.leaves.last?.frame.height == 80, "the content is there")
    #expect(host.view.frame.height == 50, "and its size is not read again")
    host.view.setNeedsUpdateConstraints()
    screen.turn()
    #expect(host.view.frame.height == 80)
  }

  /// Reads the size within `onChange`, when the content is updated and not laid out.
  private struct Telling: View {
    let handle: Handle
    let tell: () -> Void
    @State private var height: CGFloat = 50
    var body: some View {
      Color.blue.frame(width: 100, height: height)
        .onChange(of: height) { _ in tell() }
        .onAppear { handle.action = { height += 30 } }
    }
  }

  @Test("S0-28 within onChange the new size can be asked for, and is not laid out") func s0_28within() {
    let (handle, log) = (Handle(), Log())
    let screen = Screen()
    weak var shown: UIView?
    let host = UIHostingController(
      rootView: Telling(handle: handle) {
        guard let shown else { return }
        log("asked \(shown.intrinsicContentSize.height), laid out \(shown.frame.height)")
        shown.setNeedsUpdateConstraints()
      })
    shown = host.view
    screen.place(host)
    handle.action()
    screen.turn()
    #expect(log.take() == ["asked 80.0, laid out 50.0"])
    #expect(host.view.frame.height == 80, "in the same turn")
  }

  /// Content that gets its text when it appears: its first size is another one than that which is asked first.
  private struct Late: View {
    @State private var text = ""
    var onUpdateContent: (() -> Void)?
    var body: some View {
      Text(text).onAppear {
        text = Changing.long
        onUpdateContent?()
      }
    }
  }

  @Test("S0-29 the first height can be wrong until an invalidation; with onAppear's it is right") func s0_29() {
    func height(tells: Bool) -> (height: CGFloat, right: CGFloat, invalidations: Int, mended: CGFloat) {
      let screen = Screen()
      // Laid out before it is in a window, as in `viewDidLoad`: nothing has appeared when the size is asked.
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      weak var shown: UIView?
      let host = UIHostingController(
        rootView: Late(onUpdateContent: tells ? { shown?.invalidateIntrinsicContentSize() } : nil))
      shown = host.view
      host.view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(host.view)
      NSLayoutConstraint.activate([
        host.view.topAnchor.constraint(equalTo: container.topAnchor),
        host.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        host.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ])
      container.layoutIfNeeded()
      let counts = Counts()
      screen.root.addChild(host)
      screen.view.addSubview(container)
      host.didMove(toParent: screen.root)
      screen.turn(3)
      counts.stop()
      let height = host.view.frame.height
      let right = host.sizeThatFits(in: CGSize(width: 390, height: CGFloat.infinity)).height
      host.view.invalidateIntrinsicContentSize()
      screen.turn()
      return (height, right, counts[.intrinsicInvalidations], host.view.frame.height)
    }
    let silent = height(tells: false)
    #expect(silent.height < silent.right - 1)
    #expect(isClose(silent.mended, silent.right), "the next invalidation mends it")
    let telling = height(tells: true)
    #expect(isClose(telling.height, telling.right))
    #expect(telling.invalidations == silent.invalidations + 1, "one more, and nothing else")
  }

  @Test("S0-30 both ways end with the same sizes; what they cost differs") func s0_30() {
    func run(_ setup: DemoScreen.Setup) -> (height: CGFloat, queries: Int, invalidations: Int) {
      let demo = DemoScreen(setup)
      let screen = Screen(demo)
      screen.turn(2)
      let counts = Counts()
      demo.handle.action()
      screen.turn(2)
      counts.stop()
      return (demo.container.frame.height, counts[.idealSizeQueries], counts[.intrinsicInvalidations])
    }
    let (options, byHand) = (run(.contained), run(.beforeIOS16))
    #expect(isClose(options.height, byHand.height))
    #expect(options.queries == 1 && byHand.queries == 1)
    #expect(options.invalidations == 1 && byHand.invalidations == 1)
  }

  @Test("S0-31 the responder chain leads to the nearest controller, not the root") func s0_31() {
    let screen = Screen()
    let child = UIViewController()
    screen.root.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen.root)
    let (outer, inner) = (UIView(), UIView())
    child.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.findViewController() === child)
    #expect(screen.view.findViewController() === screen.root)
  }

  @Test("S0-32, S0-33 detached there is none and nothing is hosted; inserted, the same call succeeds") func s0_32and33()
  {
    let screen = Screen()
    let view = UIView()
    let counts = Counts()
    #expect(view.hostSwiftUIView(view: Text("a")) == nil)
    #expect(counts[.hostsCreated] == 0)
    screen.view.addSubview(view)
    let host = view.hostSwiftUIView(view: Text("a"))
    #expect(host?.parent === screen.root)
    #expect(counts[.hostsCreated] == 1)
  }

  @Test("S0-33 a cell in the pool finds no controller before it is in a list") func s0_33() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    #expect(cell.contentView.findViewController() == nil)
  }
}
