import Combine
import Meter
import SwiftUI
import Testing
import Turns

/// Further reports about when hosted content is updated, and by what: each with its symptom and its cure.
@MainActor struct UpdateReports {
  private struct Accent: EnvironmentKey { static let defaultValue = "none" }

  private struct Reading: View {
    @Environment(\.self) private var values
    var body: some View { Text(values[Accent.self]) }
  }

  private struct Inner: UIViewControllerRepresentable {
    let passes: Bool
    func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
      UIHostingController(rootView: root(context.environment))
    }
    func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {
      controller.rootView = root(context.environment)
    }
    private func root(_ values: EnvironmentValues) -> AnyView {
      passes
        ? AnyView(Reading().transformEnvironment(\.self) { $0[Accent.self] = values[Accent.self] }) : AnyView(Reading())
    }
  }

  @Test("a value of the environment does not cross into a host of its own; handed over it does") func environment() {
    for passes in [false, true] {
      let screen = Screen(
        UIHostingController(
          rootView: Inner(passes: passes).transformEnvironment(\.self) { $0[Accent.self] = "red" }))
      screen.turn(2)
      #expect(screen.view.texts == [passes ? "red" : "none"])
    }
  }

  private final class Model: ObservableObject { @Published var count = 0 }

  private struct Observing: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
  }

  @Test("hosts outside a window observe, and evaluate nothing until they are back") func offWindow() {
    let model = Model()
    let screen = Screen()
    let (shown, pooled) = (
      UIHostingController(rootView: Observing(model: model)), UIHostingController(rootView: Observing(model: model))
    )
    screen.place(shown)
    screen.place(pooled)
    pooled.view.removeFromSuperview()
    screen.turn()
    let counts = Counts()
    for _ in 0..<5 {
      model.count += 1
      screen.turn()
    }
    #expect(counts[.bodyEvaluations] == 5, "those of the host that shows")
    screen.view.addSubview(pooled.view)
    screen.turn()
    #expect(counts[.bodyEvaluations] == 6, "and one for what was missed")
    #expect(pooled.view.texts == ["5"])
  }

  private struct Item: View {
    let index: Int
    var body: some View { Text("\(index)") }
  }

  @Test("a root that is set several times in a turn is one body; outside a window it is none") func coalescing() {
    let screen = Screen()
    let host = UIHostingController(rootView: Item(index: 0))
    screen.place(host)
    let counts = Counts()
    for index in 1...10 { host.rootView = Item(index: index) }
    screen.turn()
    #expect(counts[.bodyEvaluations] == 1)
    #expect(host.view.texts == ["10"])
    host.view.removeFromSuperview()
    counts.reset()
    host.rootView = Item(index: 11)
    screen.turn(3)
    #expect(counts[.bodyEvaluations] == 0)
    screen.view.addSubview(host.view)
    screen.turn()
    #expect(host.view.texts == ["11"])
  }

  @Test("a root that is set in viewDidLayoutSubviews asks for a layout in every layout: a trap that names the view")
  func layoutLoop() {
    final class Looping: UIHostingController<Item> {
      var isOn = false
      var passes = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        passes += 1
        if isOn { rootView = Item(index: passes) }
      }
    }
    let screen = Screen()
    let host = Looping(rootView: Item(index: 0))
    screen.place(host)
    host.isOn = true
    host.view.setNeedsLayout()
    screen.turn()
    let traps = RuntimeIssue.drain().issues.filter { $0.flag == .trap }
    #expect(!traps.isEmpty && traps.allSatisfy { $0.message.contains("View") })
    host.isOn = false
    screen.turn()
  }

  /// Invalidates its size in every layout, as many apps' hosting controllers do.
  private final class Invalidating<Content: View>: UIHostingController<Content> {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view.invalidateIntrinsicContentSize()
    }
  }

  /// Says in every layout that constraints are to be updated.
  private final class Updating<Content: View>: UIHostingController<Content> {
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view.setNeedsUpdateConstraints()
      preferredContentSize = view.frame.size
    }
  }

  /// Looks at its own size before every layout, and invalidates it when it is another one.
  private final class Looking<Content: View>: UIHostingController<Content> {
    private var last: CGSize?
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      guard last != view.intrinsicContentSize else { return }
      last = view.intrinsicContentSize
      view.invalidateIntrinsicContentSize()
    }
  }

  @Test("controllers that invalidate their size while they are laid out follow their content, and come to an end")
  func selfSizing() {
    func check(_ make: (Block) -> UIHostingController<Block>) -> [CGFloat] {
      let handle = Handle()
      let screen = Screen()
      let host = screen.place(make(Block(handle: handle)))
      var heights = [host.view.frame.height]
      for _ in 0..<2 {
        handle.action()
        screen.turn(2)
        heights.append(host.view.frame.height)
      }
      let counts = Counts()
      screen.turn(3)
      #expect(counts[.layoutPasses] == 0, "quiet frames cost nothing")
      #expect(!screen.issues.contains("layoutLoop"))
      return heights
    }
    #expect(check { UIHostingController(rootView: $0) } == [50, 50, 50])
    #expect(check { Invalidating(rootView: $0) } == [50, 80, 110])
    #expect(check { Updating(rootView: $0) } == [50, 80, 110])
    #expect(check { Looking(rootView: $0) }.first == 50)
  }

  @Test("taken out of its parent a host that is still shown goes on, and hears nothing more") func leftBehind() {
    let screen = Screen()
    let host = LoggedHost(rootView: Text("a"))
    screen.place(host)
    host.willMove(toParent: nil)
    host.removeFromParent()
    _ = host.log.take()
    host.rootView = Text("b")
    screen.turn()
    #expect(host.view.texts == ["b"])
    host.view.removeFromSuperview()
    screen.turn()
    #expect(!host.log.take().contains("viewWillDisappear"))
  }

  @Test("content of no size is there when it gets one") func fromNothing() {
    let screen = Screen()
    let host = UIHostingController(rootView: Text("a"))
    host.view.frame = .zero
    screen.view.addSubview(host.view)
    screen.turn()
    host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    screen.turn()
    let text = host.view.leaves.first { $0.kind == "text" }
    #expect(text?.text == "a")
    #expect(isClose(text?.frame.midX, 50))
  }

  @Test("a height that a geometry callback stores costs exactly one body more, once") func storedHeight() {
    struct Storing: View {
      @State private var height: CGFloat = 0
      var body: some View {
        Color.red.frame(height: 50).onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0
        }.opacity(height > 0 ? 1 : 0)
      }
    }
    let counts = Counts()
    let screen = Screen()
    screen.place(UIHostingController(rootView: Storing()))
    #expect(counts[.bodyEvaluations] == 2)
    screen.turn(3)
    #expect(counts[.bodyEvaluations] == 2)
  }

  @Test("a label in hosted content is one line until it is told the width that it may wrap in") func wrappedLabel() {
    struct Label: UIViewRepresentable {
      let answers: Bool
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Changing.long
        return label
      }
      func updateUIView(_ view: UILabel, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        guard answers, let width = proposal.width else { return nil }
        return uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      }
    }
    let height = needed(Label(answers: true), width: 200)
    let line = needed(Text("a"), width: 200)
    #expect(height > line * 2)
  }

  @Test("the opaque ground of a host hides what is behind it; cleared, or by a configuration, it is not there")
  func background() {
    func paints<Cell: HostCell>(_ cell: Cell.Type) -> Bool where Cell.Root == Text {
      let list = HostedList<Cell>(1) { _ in Text("a") }
      list.turn(2)
      defer { list.close() }
      return list.cell(0)?.contentView.leaves.contains { $0.kind == "color" } == true
    }
    final class OpaqueCell: UITableViewCell, HostCell {
      func configure(_ root: Text, parent: UIViewController) {
        let host = embed(UIHostingController(rootView: root), in: parent)
        host.view.backgroundColor = .systemBackground
      }
    }
    #expect(paints(OpaqueCell.self))
    #expect(!paints(UpdatingCell<Text>.self))
    #expect(!paints(ConfiguredCell<Text>.self))
  }
}
