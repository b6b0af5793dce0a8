/// What a node is made with: its host, its parent, the environment it reads and how deep in the tree it stands.
@MainActor public struct _NodeContext {
  public unowned(unsafe) let host: _GraphHostBase
  public unowned(unsafe) let parent: ViewNode?
  public var environment: EnvironmentValues
  public let depth: Int

  init(host: _GraphHostBase, parent: ViewNode?, environment: EnvironmentValues, depth: Int) {
    self.host = host
    self.parent = parent
    self.environment = environment
    self.depth = depth
  }
}

extension ViewNode {
  /// The context of a child of this node.
  public final var childContext: _NodeContext {
    _NodeContext(host: host, parent: self, environment: environment, depth: depth + 1)
  }
}
