import Meter
import SwiftUI
import Testing
import Turns

/// UIKit views and controllers in SwiftUI hierarchies.
@MainActor struct RepresentableTests {
  /// A label that says how it was treated.
  private struct Label: UIViewRepresentable {
    let text: String
    let log: Log
    var ownSize: CGSize?

    @MainActor final class Coordinator { var updates = 0 }

    func makeCoordinator() -> Coordinator {
      log("makeCoordinator")
      return Coordinator()
    }

    func makeUIView(context: Context) -> UILabel {
      log("makeUIView")
      let label = UILabel()
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentHuggingPriority(.required, for: .vertical)
      return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
      context.coordinator.updates += 1
      log("updateUIView \(text) \(context.coordinator.updates)")
      uiView.text = text
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? { ownSize }

    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
      uiView.accessibilityIdentifier = "dismantled after \(coordinator.updates)"
    }
  }

  private func screen<Content: View>(_ host: UIHostingController<Content>) -> Screen {
    let screen = Screen()
    screen.root.addChild(host)
    screen.view.pin(host.view)
    host.didMove(toParent: screen.root)
    screen.turn()
    return screen
  }

  @Test func aViewIsMadeOnceAndUpdatedWhenItsValueChanges() {
    let log = Log()
    let host = UIHostingController(rootView: Label(text: "one", log: log))
    let screen = screen(host)
    #expect(log.take() == ["makeCoordinator", "makeUIView", "updateUIView one 1"])
    let label = host.view.subviews.first as? UILabel
    #expect(label?.text == "one")
    host.rootView = Label(text: "two", log: log)
    screen.turn()
    #expect(log.take() == ["updateUIView two 2"])
    #expect(host.view.subviews.first === label)
    #expect(label?.text == "two")
    host.rootView = Label(text: "two", log: log)
    screen.turn()
    #expect(log.take() == [])
  }

  @Test func itStandsWhereSwiftUIPlacesIt() {
    let log = Log()
    let host = UIHostingController(
      rootView: VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 100)
        Label(text: "label", log: log)
      })
    let screen = screen(host)
    guard let label = host.view.subviews.first as? UILabel else {
      Issue.record("no label")
      return
    }
    #expect(isClose(label.frame.size, label.intrinsicContentSize))
    #expect(isClose(label.frame.midX, 195))
    #expect(isClose(label.frame.minY, (844 - 100 - label.frame.height) / 2 + 100))
    label.text = "a longer label"
    screen.turn()
    #expect(isClose(label.frame.size, label.intrinsicContentSize))
  }

  @Test func itsOwnSizeGoesFirst() {
    let host = UIHostingController(
      rootView: Label(text: "a", log: Log(), ownSize: CGSize(width: 77, height: 33)))
    #expect(host.sizeThatFits(in: CGSize(width: 390, height: 844)) == CGSize(width: 77, height: 33))
  }

  @Test func itIsTakenDownWhenItLeaves() {
    struct Switch: View {
      let isOn: Bool
      let log: Log
      var body: some View {
        if isOn { Label(text: "a", log: log) }
      }
    }
    let log = Log()
    let host = UIHostingController(rootView: Switch(isOn: true, log: log))
    let screen = screen(host)
    let label = host.view.subviews.first
    host.rootView = Switch(isOn: false, log: log)
    screen.turn()
    #expect(host.view.subviews.isEmpty)
    #expect(label?.accessibilityIdentifier == "dismantled after 1")
  }

  @Test func stateAndBindingsWorkAsInAnyView() {
    struct Counter: UIViewRepresentable {
      @Binding var count: Int
      func makeUIView(context: Context) -> UIButton {
        UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
      }
      func updateUIView(_ uiView: UIButton, context: Context) { uiView.setTitle("\(count)", for: .normal) }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Counter(count: $count)
        }
      }
    }
    let host = UIHostingController(rootView: Parent())
    let screen = screen(host)
    let button = host.view.subviews.first as? UIButton
    button?.sendActions(for: .primaryActionTriggered)
    screen.turn()
    #expect(host.view.texts.contains("count 1"))
    #expect(button?.title(for: .normal) == "1")
  }

  @Test func theEnvironmentReachesIt() {
    struct Directed: UIViewRepresentable {
      let log: Log
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ uiView: UIView, context: Context) { log("\(context.environment.colorScheme)") }
    }
    let log = Log()
    let host = UIHostingController(rootView: Directed(log: log))
    let screen = screen(host)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.turn()
    #expect(log.take() == ["light", "dark"])
  }

  @Test func aControllerIsAChildOfTheHost() {
    struct Inner: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
        uiViewController.title = title
      }
    }
    struct Outer: View {
      let title: String?
      var body: some View {
        if let title { Inner(title: title).frame(width: 50, height: 60) }
      }
    }
    let host = UIHostingController(rootView: Outer(title: "one"))
    let screen = screen(host)
    #expect(host.children.count == 1)
    let inner = host.children.first
    #expect(inner?.title == "one")
    #expect(inner?.view.superview === host.view)
    #expect(inner?.view.frame.size == CGSize(width: 50, height: 60))
    host.rootView = Outer(title: "two")
    screen.turn()
    #expect(inner?.title == "two")
    host.rootView = Outer(title: nil)
    screen.turn()
    #expect(host.children.isEmpty)
    #expect(inner?.viewIfLoaded?.superview == nil)
    #expect(screen.issues == [])
  }

  @Test func aHostThatGoesTakesItsViewsDown() {
    weak var gone: UIView?
    do {
      let host = UIHostingController(rootView: Label(text: "a", log: Log()))
      let screen = screen(host)
      gone = host.view.subviews.first
      screen.turn()
    }
    TurnLoop.main.turn()
    #expect(gone == nil)
  }
}
