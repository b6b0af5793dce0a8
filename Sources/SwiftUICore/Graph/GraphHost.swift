/// A view graph with a root of one type.
@MainActor public final class _GraphHost<Root: View>: _GraphHostBase {
  @exclusivity(unchecked) private var view: Root

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
      rootIsPending = true
      requestUpdate()
    }
  }

  override func makeRootContent(in context: _NodeContext) -> ViewNode {
    rootIsPending = false
    return Root._makeNode(view, in: context)
  }

  override func applyPendingRoot() {
    rootIsPending = false
    guard let content = root?.content else { return }
    Root._updateNode(content, with: view)
  }
}
