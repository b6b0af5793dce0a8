/// A view graph with a root of one type.
@MainActor public final class _GraphHost<Root: View>: _GraphHostBase {
  private var view: Root
  private var isPending = false

  public init(rootView: Root, environment: EnvironmentValues = EnvironmentValues()) {
    view = rootView
    super.init(environment: environment)
  }

  /// The root view. A new one waits for the next update; identity and state stay.
  public var rootView: Root {
    get { view }
    set {
      view = newValue
      guard root != nil else { return }
      isPending = true
      requestUpdate()
    }
  }

  override func makeRootContent(in context: _NodeContext) -> ViewNode {
    isPending = false
    return Root._makeNode(view, in: context)
  }

  override var rootIsPending: Bool { isPending }

  override func applyPendingRoot() {
    isPending = false
    guard let content = root?.content else { return }
    Root._updateNode(content, with: view)
  }
}
