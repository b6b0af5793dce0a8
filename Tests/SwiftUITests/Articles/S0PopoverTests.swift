import Meter
import SwiftUI
import Testing
import Turns

/// Article 000: popovers and the preferred size.
@MainActor struct S0PopoverTests {
  private let delegate = PlainPopovers()

  private func popover<Content: View>(
    _ content: Content, in screen: Screen, delegate: PlainPopovers?
  ) -> UIHostingController<Content> {
    screen.turn()
    let host = screen.root.presentPopover(withSwiftUIView: content, sourceView: screen.view, delegate: delegate)
    screen.turn()
    return host
  }

  @Test("S0-34 the helper presents a popover of the preferred size and returns the controller") func s0_34() {
    let screen = Screen()
    let host = popover(Color.red.frame(width: 120, height: 70), in: screen, delegate: delegate)
    #expect(host.sizingOptions == .preferredContentSize)
    #expect(host.modalPresentationStyle == .popover)
    #expect(host.popoverPresentationController?.permittedArrowDirections == .any)
    #expect(host.popoverPresentationController?.sourceView === screen.view)
    #expect(screen.root.presentedViewController === host)
    #expect(host.preferredContentSize == CGSize(width: 120, height: 70))
    #expect(host.view.frame.size == host.preferredContentSize)
  }

  @Test("S0-35, S0-36 low content gives a low popover; a least height helps") func s0_35and36() {
    let low = popover(Color.red.frame(width: 100, height: 20), in: Screen(), delegate: delegate)
    #expect(low.view.frame.height == 20)
    let helped = popover(Color.red.frame(width: 100, height: 20).frame(minHeight: 40), in: Screen(), delegate: delegate)
    #expect(helped.view.frame.height == 40)
  }

  @Test("S0-37 the content's size changes first, then the container's") func s0_37() {
    let screen = Screen()
    let handle = Handle()
    let log = Log()
    final class Watching: UIHostingController<AnyView> {
      var log: Log?
      override var preferredContentSize: CGSize {
        didSet { log?("preferred \(preferredContentSize.height)") }
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log?("container \(view.bounds.height)")
      }
    }
    screen.turn()
    let host = Watching(
      rootView: AnyView(
        Block(handle: handle).onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          log("content \($0)")
        }))
    host.sizingOptions = .preferredContentSize
    host.modalPresentationStyle = .popover
    host.popoverPresentationController?.sourceView = screen.view
    host.popoverPresentationController?.delegate = delegate
    screen.root.present(host, animated: true)
    screen.turn()
    _ = log.take()
    host.log = log
    handle.action()
    screen.turn()
    #expect(log.take().first == "preferred 80.0")
    #expect(host.view.bounds.height == 80)
  }

  @Test("S0-38 too wide: the preferred height is used as it is, the width is truncated") func s0_38() {
    let screen = Screen()
    let line = UIHostingController(rootView: Text(Changing.long)).sizeThatFits(
      in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    let host = popover(Text(Changing.long), in: screen, delegate: delegate)
    #expect(line.width > 390)
    #expect(host.preferredContentSize == line)
    #expect(host.view.frame.width == 370, "the screen less its paddings")
    #expect(host.view.frame.height == line.height, "one line, so the text is cut")
  }

  @Test("S0-39 an ideal width gives the height at that width") func s0_39() {
    let host = popover(Text(Changing.long).frame(idealWidth: 250), in: Screen(), delegate: delegate)
    let expected = UIHostingController(rootView: Text(Changing.long)).sizeThatFits(
      in: CGSize(width: 250, height: CGFloat.infinity))
    #expect(host.preferredContentSize.width == 250)
    #expect(host.preferredContentSize.height == expected.height)
    #expect(host.view.frame.size == host.preferredContentSize)
  }

  private struct Sized: View {
    let handle: Handle
    @State private var isLong = false
    var body: some View {
      Text(isLong ? Changing.long : "a").frame(idealWidth: 250, minHeight: 40)
        .onAppear { handle.action = { isLong.toggle() } }
    }
  }

  @Test("S0-40 ideal width and least height together: toggling updates the popover") func s0_40() {
    let screen = Screen()
    let handle = Handle()
    let host = popover(Sized(handle: handle), in: screen, delegate: delegate)
    #expect(host.view.frame.size == CGSize(width: 250, height: 40))
    handle.action()
    screen.turn()
    #expect(host.view.frame.width == 250)
    #expect(host.view.frame.height > 40)
    handle.action()
    screen.turn()
    #expect(host.view.frame.size == CGSize(width: 250, height: 40))
  }

  @Test("S0-41 without the delegate's answer a popover fills a phone's screen") func s0_41() {
    let screen = Screen()
    let host = popover(Color.red.frame(width: 100, height: 20), in: screen, delegate: nil)
    #expect(host.view.frame.size == screen.window.bounds.size)
  }
}
