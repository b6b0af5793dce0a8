import Meter
import SwiftUI
import Testing
import Turns

/// Article 003, "How to integrate SwiftUI views with UIHostingController": embedding and passing data. S3-24 … S3-27 are
/// about style and state nothing to assert.
@MainActor struct S3Tests {
  struct BadgeView: View {
    let count: Int
    var body: some View {
      Text("\(count)")
        .padding(8)
        .background(Color.red)
        .foregroundColor(.white)
        .clipShape(Circle())
    }
  }

  private final class ProfileViewController: UIViewController {
    private(set) var hostingController: UIHostingController<BadgeView>?
    var log = Log()

    override func viewDidLoad() {
      super.viewDidLoad()
      let hosting = UIHostingController(rootView: BadgeView(count: 5))
      addChild(hosting)
      view.addSubview(hosting.view)
      hosting.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        hosting.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
        hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        hosting.view.widthAnchor.constraint(equalToConstant: 40),
        hosting.view.heightAnchor.constraint(equalToConstant: 40),
      ])
      hosting.didMove(toParent: self)
      hostingController = hosting
    }

    func updateBadge(count: Int) { hostingController?.rootView = BadgeView(count: count) }
  }

  @Test("S3-1 … S3-5 a view controller that is added as a child, of a concrete type") func s3_1to5() {
    let controller = ProfileViewController()
    let screen = Screen(controller)
    screen.turn()
    let host = controller.hostingController
    #expect((host as UIViewController?) is UIHostingController<BadgeView>)
    #expect(host?.parent === controller)
    #expect(host?.view.superview === controller.view)
    #expect(host?.view.translatesAutoresizingMaskIntoConstraints == false)
    #expect(screen.issues == [])
  }

  @Test("S3-6 top to the safe area + 16, trailing − 16, 40 × 40: content never resizes the host") func s3_6() {
    let controller = ProfileViewController()
    let screen = Screen(controller)
    screen.window._safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    screen.turn(2)
    let frame = CGRect(x: 390 - 16 - 40, y: 47 + 16, width: 40, height: 40)
    #expect(controller.hostingController?.view.frame == frame)
    controller.updateBadge(count: 1_000_000)
    screen.turn(2)
    #expect(controller.hostingController?.view.frame == frame)
  }

  @Test("S3-7 an update of the root is one body and no node; before embedding it does nothing") func s3_7() {
    let controller = ProfileViewController()
    let counts = Counts()
    controller.updateBadge(count: 1)
    #expect(counts[.hostsCreated] == 0)
    let screen = Screen(controller)
    screen.turn()
    counts.reset()
    controller.updateBadge(count: 6)
    screen.turn()
    #expect(controller.view.texts == ["6"])
    #expect(counts[.bodyEvaluations] == 1)
    #expect(counts[.nodesCreated] == 0)
    #expect(counts[.hostsCreated] == 0)
  }

  final class CounterViewModel: ObservableObject {
    @Published var count: Int = 0
  }

  struct CounterView: View {
    @ObservedObject var vm: CounterViewModel
    var body: some View { Text("Count: \(vm.count)") }
  }

  @Test("S3-13, S3-14 an observed object updates by itself; two hosts of one object update both") func s3_13and14() {
    let vm = CounterViewModel()
    let screen = Screen()
    let hosts = (0..<2).map { _ in UIHostingController(rootView: CounterView(vm: vm)) }
    for (index, host) in hosts.enumerated() {
      screen.root.addChild(host)
      host.view.frame = CGRect(x: 0, y: index * 100, width: 390, height: 100)
      screen.view.addSubview(host.view)
      host.didMove(toParent: screen.root)
    }
    screen.turn()
    let counts = Counts()
    vm.count += 1
    screen.turn()
    #expect(counts[.bodyEvaluations] == 2)
    #expect(screen.view.texts == ["Count: 1", "Count: 1"])
    hosts[0].rootView = CounterView(vm: CounterViewModel())
    screen.turn()
    #expect(counts[.bodyEvaluations] == 3)
    #expect(screen.view.texts == ["Count: 0", "Count: 1"])
  }

  @Test("S3-13 a binding passes data both ways") func s3_13binding() {
    struct Field: View {
      @Binding var text: String
      let handle: Handle
      var body: some View { Text(text).onAppear { handle.action = { text += "!" } } }
    }
    final class Model { var text = "a" }
    let model = Model()
    let handle = Handle()
    func binding() -> Binding<String> { Binding(get: { model.text }, set: { model.text = $0 }) }
    let screen = Screen()
    let host = UIHostingController(rootView: Field(text: binding(), handle: handle))
    screen.root.addChild(host)
    screen.view.pin(host.view)
    screen.turn()
    handle.action()
    #expect(model.text == "a!")
    host.rootView = Field(text: binding(), handle: handle)
    screen.turn()
    #expect(screen.view.texts == ["a!"])
  }

  @Test("S3-15 without containment there are no appearance events; with it there are") func s3_15() {
    for contained in [false, true] {
      let screen = Screen()
      let host = LoggedHost(rootView: Text("a"))
      if contained { screen.root.addChild(host) }
      screen.view.pin(host.view)
      if contained { host.didMove(toParent: screen.root) }
      screen.turn(2)
      #expect(host.log.entries.contains("viewWillAppear") == contained)
      #expect(host.log.entries.contains("viewDidAppear") == contained)
      #expect(host.view.texts == ["a"])
    }
  }

  @Test("S3-17 the background is opaque until it is cleared") func s3_17() {
    let host = UIHostingController(rootView: Text("a"))
    #expect(host.view.backgroundColor == .systemBackground)
    #expect(host.view.leaves.first?.kind == "color")
    host.view.backgroundColor = .clear
    #expect(host.view.leaves.allSatisfy { $0.kind != "color" })
  }

  @Test("S3-19 SwiftUI does not hear of a plain object's changes until something else updates") func s3_19() {
    final class Plain { var count = 0 }
    struct Reading: View {
      let plain: Plain
      let handle: Handle
      @State private var other = 0
      var body: some View {
        Text("\(plain.count) \(other)").onAppear { handle.action = { other += 1 } }
      }
    }
    let plain = Plain()
    let handle = Handle()
    let screen = Screen(UIHostingController(rootView: Reading(plain: plain, handle: handle)))
    screen.turn()
    let counts = Counts()
    plain.count = 5
    screen.turn(3)
    #expect(counts[.bodyEvaluations] == 0)
    #expect(screen.view.texts == ["0 0"], "stale")
    handle.action()
    screen.turn()
    #expect(screen.view.texts == ["5 1"])
  }

  @Test("S3-21 the safe area counts; the margins' flag does not turn it off, safeAreaRegions does") func s3_21() {
    func height(_ change: (UIHostingController<Text>) -> Void) -> CGFloat {
      let screen = Screen()
      screen.window._safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      let host = UIHostingController(rootView: Text("a"))
      change(host)
      host.view.frame = CGRect(x: 0, y: 744, width: 390, height: 100)
      screen.view.addSubview(host.view)
      screen.turn()
      return host.sizeThatFits(in: CGSize(width: 390, height: CGFloat.infinity)).height
    }
    let plain = height { $0.safeAreaRegions = [] }
    #expect(isClose(height { _ in }, plain + 34))
    #expect(isClose(height { $0.view.insetsLayoutMarginsFromSafeArea = false }, plain + 34))
    #expect(isClose(height { $0._disableSafeArea = true }, plain))
  }

  @Test("S3-31 a row's closure that captures the controller makes a cycle, a weak one does not") func s3_31() {
    struct Tappable: View {
      let action: () -> Void
      var body: some View { Text("a") }
    }
    final class Owner: UIViewController {
      var host: UIHostingController<Tappable>?
      var taps = 0
      func install(strongly: Bool) {
        let action: () -> Void = strongly ? { self.taps += 1 } : { [weak self] in self?.taps += 1 }
        host = hostSwiftUIView(view: Tappable(action: action))
      }
    }
    func survives(strongly: Bool) -> Bool {
      weak var gone: Owner?
      do {
        let owner = Owner()
        gone = owner
        let screen = Screen(owner)
        owner.install(strongly: strongly)
        screen.turn()
      }
      TurnLoop.main.turn()
      return gone != nil
    }
    #expect(survives(strongly: true))
    #expect(!survives(strongly: false))
  }
}
