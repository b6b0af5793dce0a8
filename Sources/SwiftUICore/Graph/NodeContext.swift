/// What a node is made with: its host, its parent, the environment it reads and how deep in the tree it stands.
@MainActor public struct _NodeContext {
  public unowned(unsafe) let host: _GraphHostBase
  public unowned(unsafe) let parent: ViewNode?
  public var environment: EnvironmentValues
  public let depth: Int
  /// Whether the node stands in a lazy container, so that a `ForEach` makes its views when they are asked for.
  public var isLazy = false

  init(host: _GraphHostBase, parent: ViewNode?, environment: EnvironmentValues, depth: Int, isLazy: Bool = false) {
    self.isLazy = isLazy
    self.host = host
    self.parent = parent
    self.environment = environment
    self.depth = depth
  }
}

extension ViewNode {
  /// The context of a child of this node.
  public final var childContext: _NodeContext {
    _NodeContext(host: host, parent: self, environment: environment, depth: depth + 1, isLazy: flags.contains(.lazy))
  }
}
