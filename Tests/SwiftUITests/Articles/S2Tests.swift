import Meter
import SwiftUI
import Testing
import Turns

/// Article 002, "How to use UIHostingController's sizingOptions". S2-6 is a reference and states nothing.
@MainActor struct S2Tests {
  /// Use case A: a button that presents the content as a popover.
  private final class PresentingController: UIViewController, UIPopoverPresentationControllerDelegate {
    let button = UIButton(type: .system)
    let handle = Handle()
    var keepsCycle = false
    let log = Log()

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("present", for: .normal)
      if keepsCycle {
        button.addAction(.init { _ in self.presentPopover() }, for: .touchUpInside)
      } else {
        button.addAction(.init { [weak self] _ in self?.presentPopover() }, for: .touchUpInside)
      }
      view.addSubview(button)
      button.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }

    func presentPopover() {
      let hostingController = UIHostingController(rootView: PopoverContent(handle: handle))
      hostingController.sizingOptions = .preferredContentSize
      log("preferred \(hostingController.preferredContentSize == .zero ? "unknown" : "known")")
      hostingController.modalPresentationStyle = .popover
      if let popover = hostingController.popoverPresentationController {
        popover.permittedArrowDirections = .down
        popover.sourceView = button
        popover.delegate = self
      }
      present(hostingController, animated: true)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  /// Use case B: the content in a base view that has no size of its own.
  private final class EmbeddingController: UIViewController {
    let baseView = UIView()
    let handle = Handle()
    let options: UIHostingControllerSizingOptions

    init(options: UIHostingControllerSizingOptions) {
      self.options = options
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      baseView.backgroundColor = .lightGray
      view.addSubview(baseView)
      baseView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        baseView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        baseView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
      let hostingController = UIHostingController(rootView: PopoverContent(handle: handle))
      hostingController.sizingOptions = options
      addChild(hostingController)
      baseView.addSubview(hostingController.view)
      hostingController.didMove(toParent: self)
      hostingController.view.translatesAutoresizingMaskIntoConstraints = false
      let padding: CGFloat = 16
      NSLayoutConstraint.activate([
        hostingController.view.leadingAnchor.constraint(equalTo: baseView.leadingAnchor, constant: padding),
        hostingController.view.topAnchor.constraint(equalTo: baseView.topAnchor, constant: padding),
        hostingController.view.trailingAnchor.constraint(equalTo: baseView.trailingAnchor, constant: -padding),
        hostingController.view.bottomAnchor.constraint(equalTo: baseView.bottomAnchor, constant: -padding),
      ])
    }
  }

  private func ideal(_ text: String) -> CGSize {
    UIHostingController(rootView: Text(text).padding(16)).sizeThatFits(
      in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }

  @Test("S2-1, S2-2 an option set, behind an availability check") func s2_1and2() {
    let host = UIHostingController(rootView: Text("a"))
    if #available(iOS 16.0, *) {
      host.sizingOptions = []
      host.sizingOptions = .intrinsicContentSize
      host.sizingOptions.insert(.preferredContentSize)
    }
    #expect(host.sizingOptions == [.preferredContentSize, .intrinsicContentSize])
  }

  @Test("S2-3 … S2-5 none, each, both: what is updated, and how many questions that is") func s2_3to5() {
    let expected: [(UIHostingControllerSizingOptions, preferred: Bool, intrinsic: Bool, queries: Int)] = [
      ([], false, false, 0), (.preferredContentSize, true, false, 1), (.intrinsicContentSize, false, true, 1),
      ([.preferredContentSize, .intrinsicContentSize], true, true, 2),
    ]
    for (options, preferred, intrinsic, queries) in expected {
      let controller = EmbeddingController(options: options)
      let screen = Screen(controller)
      screen.turn(2)
      let counts = Counts()
      controller.handle.action()
      screen.turn()
      counts.stop()
      let host = controller.children.first as? UIHostingController<PopoverContent>
      #expect((host?.preferredContentSize == ideal(PopoverContent.texts[1])) == preferred)
      #expect((controller.baseView.frame.height > ideal(PopoverContent.texts[0]).height + 40) == intrinsic)
      #expect(counts[.idealSizeQueries] == queries)
    }
  }

  @Test("S2-8 a label has its text's size") func s2_8() {
    let label = UILabel()
    label.text = "Hello"
    let one = label.intrinsicContentSize
    label.text = "Hello, World!"
    #expect(label.intrinsicContentSize.width > one.width)
    #expect(label.intrinsicContentSize.height == one.height)
  }

  @Test("S2-7, S2-9, S2-14, S2-16 presented: the preferred size is known before, and followed at each toggle")
  func s2_9() {
    let controller = PresentingController()
    let screen = Screen(controller)
    screen.turn()
    controller.button.sendActions(for: .touchUpInside)
    screen.turn()
    #expect(controller.log.take() == ["preferred known"])
    let host = controller.presentedViewController
    #expect(host?.view.frame.size == ideal(PopoverContent.texts[0]))
    for turn in 1...4 {
      controller.handle.action()
      screen.turn()
      #expect(host?.view.frame.size == ideal(PopoverContent.texts[turn % 2]))
    }
  }

  @Test("S2-10, S2-11 text + 32 both ways, one line more and as wide as the longest; it alternates") func s2_10and11() {
    let handle = Handle()
    let host = UIHostingController(rootView: PopoverContent(handle: handle))
    host.sizingOptions = .preferredContentSize
    let screen = Screen(host)
    screen.turn()
    let infinite = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    let (one, two) = (
      UIHostingController(rootView: Text(PopoverContent.texts[0])).sizeThatFits(in: infinite),
      UIHostingController(rootView: Text(PopoverContent.texts[1])).sizeThatFits(in: infinite)
    )
    #expect(two.height > one.height && two.width > one.width)
    #expect(abs(host.preferredContentSize.width - one.width - 32) < 0.5)
    #expect(abs(host.preferredContentSize.height - one.height - 32) < 0.5)
    for step in 1...3 {
      handle.action()
      screen.turn()
      let text = step.isMultiple(of: 2) ? one : two
      #expect(abs(host.preferredContentSize.width - text.width - 32) < 0.5)
      #expect(abs(host.preferredContentSize.height - text.height - 32) < 0.5)
    }
  }

  @Test("S2-12 two constraints centre the button") func s2_12() {
    let controller = PresentingController()
    let screen = Screen(controller)
    screen.turn()
    #expect(abs(controller.button.center.x - 195) < 0.5)
    #expect(abs(controller.button.center.y - 422) < 0.5)
  }

  @Test("S2-13 the action that captures self strongly leaks the controller; weakly it does not") func s2_13() {
    func survives(keepsCycle: Bool) -> Bool {
      weak var gone: UIViewController?
      do {
        let controller = PresentingController()
        controller.keepsCycle = keepsCycle
        gone = controller
        let screen = Screen(controller)
        screen.turn()
      }
      TurnLoop.main.turn()
      return gone != nil
    }
    #expect(survives(keepsCycle: true))
    #expect(!survives(keepsCycle: false))
  }

  @Test("S2-15 without the delegate's answer the preferred size is ignored on a phone") func s2_15() {
    let screen = Screen()
    screen.turn()
    let host = UIHostingController(rootView: PopoverContent(handle: Handle()))
    host.sizingOptions = .preferredContentSize
    host.modalPresentationStyle = .popover
    screen.root.present(host, animated: false)
    screen.turn()
    #expect(host.view.frame.size == screen.window.bounds.size)
  }

  @Test("S2-17 … S2-21 embedded: the base view keeps its margins and its centre at each toggle") func s2_17to21() {
    let controller = EmbeddingController(options: .intrinsicContentSize)
    let screen = Screen(controller)
    screen.turn(2)
    #expect(controller.children.count == 1, "kept by the parent alone")
    for step in 0...3 {
      let content = ideal(PopoverContent.texts[step % 2])
      #expect(isClose(controller.baseView.frame.size, CGSize(width: content.width + 32, height: content.height + 32)))
      #expect(abs(controller.baseView.center.x - 195) < 0.5 && abs(controller.baseView.center.y - 422) < 0.5)
      controller.handle.action()
      screen.turn()
    }
  }

  @Test("S2-22 with an option, an update that changes the size runs UIKit's layout; one that does not, does not")
  func s2_22() {
    let controller = EmbeddingController(options: .intrinsicContentSize)
    let screen = Screen(controller)
    screen.turn(2)
    var counts = Counts()
    controller.handle.action()
    screen.turn()
    #expect(counts[.updateConstraintsPasses] > 0)
    #expect(counts[.intrinsicInvalidations] == 1)

    struct Same: View {
      let handle: Handle
      @State private var value = 1
      var body: some View {
        Text("\(value)").monospacedDigit().frame(width: 50, height: 20)
          .onAppear { handle.action = { value = 9 - value } }
      }
    }
    let handle = Handle()
    let host = UIHostingController(rootView: Same(handle: handle))
    host.sizingOptions = .intrinsicContentSize
    let other = Screen()
    other.root.addChild(host)
    other.view.pin(host.view)
    other.turn(2)
    counts = Counts()
    handle.action()
    other.turn()
    #expect(counts[.idealSizeQueries] == 1, "it is asked")
    #expect(counts[.intrinsicInvalidations] == 0, "and nothing follows")
    #expect(counts[.updateConstraintsPasses] == 0)
  }

  @Test("S2-23 by hand: many updates, one chosen layout") func s2_23() {
    let controller = EmbeddingController(options: [])
    let screen = Screen(controller)
    screen.turn(2)
    let before = controller.baseView.frame.height
    let counts = Counts()
    for _ in 0..<5 {
      controller.handle.action()
      screen.turn()
    }
    #expect(counts[.idealSizeQueries] == 0)
    #expect(controller.baseView.frame.height == before)
    controller.children[0].view.invalidateIntrinsicContentSize()
    screen.turn()
    #expect(counts[.idealSizeQueries] == 1)
    #expect(controller.baseView.frame.height > before)
  }

  @Test("S2-24 without options the base view keeps its first size") func s2_24() {
    let controller = EmbeddingController(options: [])
    let screen = Screen(controller)
    screen.turn(2)
    let before = controller.baseView.frame
    controller.handle.action()
    screen.turn(2)
    #expect(controller.baseView.frame == before)
  }
}
