import SwiftUI
import Turns

/// The first article's demo: a stack in a scroll view with a view of 200 points, a hosted one, and one of 800.
@MainActor final class DemoScreen: UIViewController {
  /// The article's four set-ups.
  enum Setup: CaseIterable { case notRetained, retained, contained, beforeIOS16 }

  let setup: Setup
  let options: UIHostingControllerSizingOptions
  let handle = Handle()
  let scrollView = UIScrollView()
  let stack = UIStackView()
  let container = UIView()
  let lower = UIView()
  private(set) weak var created: UIViewController?
  private(set) var host: UIHostingController<Changing>?

  init(_ setup: Setup, options: UIHostingControllerSizingOptions = .intrinsicContentSize) {
    self.setup = setup
    self.options = options
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.pin(scrollView)
    stack.axis = .vertical
    scrollView.pin(stack)
    let upper = UIView()
    for view in [upper, container, lower] { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      upper.heightAnchor.constraint(equalToConstant: 200),
      lower.heightAnchor.constraint(equalToConstant: 800),
    ])
    addHost()
  }

  private func addHost() {
    switch setup {
    case .notRetained:
      let hosting = UIHostingController(rootView: Changing(handle: handle))
      hosting.sizingOptions = options
      container.pin(hosting.view)
      created = hosting
    case .retained:
      let hosting = container.addRetainedSwiftUIView(view: Changing(handle: handle))
      hosting.sizingOptions = options
      host = hosting
      created = hosting
    case .contained:
      let hosting = hostSwiftUIView(view: Changing(handle: handle), insideView: container)
      hosting.sizingOptions = options
      host = hosting
      created = hosting
    case .beforeIOS16:
      let content = TellingContent(handle: handle) { [weak self] in
        self?.telling?.view.setNeedsUpdateConstraints()
        self?.telling?.view.invalidateIntrinsicContentSize()
      }
      telling = hostSwiftUIView(view: content, insideView: container)
      created = telling
    }
  }

  private(set) var telling: UIHostingController<TellingContent>?
}

/// `Changing`, telling when its size may be another: what was done before iOS 16.
struct TellingContent: View {
  @State private var isLong = false
  let handle: Handle
  var onUpdateContent: (() -> Void)?

  var body: some View {
    HStack {
      Text(isLong ? Changing.long : Changing.short)
      Button("Change size") { isLong.toggle() }
      Spacer()
    }
    .onChange(of: isLong) { _ in onUpdateContent?() }
    .onAppear {
      handle.action = { isLong.toggle() }
      onUpdateContent?()
    }
  }
}
