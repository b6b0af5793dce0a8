import Meter

/// A node of the retained tree: one view of the description, with its children.
///
/// A plain `ViewNode` has no rectangle of its own: it stands for a list of views (a tuple, a `ForEach`, a conditional,
/// a view with a body) and hands its layout children to the container above. A `LayoutNode` is one rectangle.
@MainActor open class ViewNode {
  public final unowned(unsafe) let host: _GraphHostBase
  // Accesses of a node's own fields are checked by reading: none calls out while it is at work.
  @exclusivity(unchecked) public final internal(set) unowned(unsafe) var parent: ViewNode?
  @exclusivity(unchecked) public final internal(set) var environment: EnvironmentValues
  public final let depth: Int
  @exclusivity(unchecked) final var flags: Flags = []

  struct Flags: OptionSet {
    let rawValue: UInt16
    static let destroyed = Flags(rawValue: 1)
    /// The body is on the host's list of bodies to evaluate.
    static let bodyDirty = Flags(rawValue: 2)
    /// The node is on the host's list of sizes to check.
    static let sizeDirty = Flags(rawValue: 4)
    /// The node's children have to be placed again.
    static let placementDirty = Flags(rawValue: 8)
    /// The node was placed at least once.
    static let placed = Flags(rawValue: 16)
    /// The layout children that the node keeps are up to date.
    static let childrenResolved = Flags(rawValue: 32)
    /// An alignment guide may have changed with the size.
    static let guidesDirty = Flags(rawValue: 64)
    /// The node asks for nothing to be done in a hidden or removed tree.
    static let appeared = Flags(rawValue: 128)
    /// The node is part of a lazy container's list.
    static let lazy = Flags(rawValue: 256)
    /// The node is a row of a lazy container that is there and out of view.
    static let unseen = Flags(rawValue: 512)
  }

  public init(_ context: _NodeContext) {
    host = context.host
    parent = context.parent
    environment = context.environment
    depth = context.depth
    if context.isLazy { flags.insert(.lazy) }
    Counter.nodesCreated.add(for: Self.self)
  }

  // MARK: The tree

  /// Calls `body` with each child in the graph, in order.
  open func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Appends the rectangles that this node contributes to the container above.
  open func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    forEachChild { $0.collectLayoutChildren(into: &children) }
  }

  /// Appends what a lazy container shows: rectangles that are there, and rows that are made when they are asked for.
  open func collectLazySegments(into segments: inout ContiguousArray<LazySegment>) {
    forEachChild { $0.collectLazySegments(into: &segments) }
  }

  /// The child whose identity is the value, for nodes that tell their children apart by value.
  func child(withID id: AnyHashable) -> ViewNode? { nil }

  /// Whether the node always contributes exactly one layout child.
  open var isSingle: Bool { false }

  /// The set of layout children below this node may have changed: what keeps a flattened list of them drops it.
  open func structureDidChange() { parent?.structureDidChange() }

  /// Takes the node and everything below it out of the tree, for good.
  public final func destroy() {
    guard !flags.contains(.destroyed) else { return }
    flags.insert(.destroyed)
    forEachChild { $0.destroy() }
    Counter.nodesDestroyed.add()
    didDestroy()
  }

  /// The node has left the tree, its children before it.
  open func didDestroy() {}

  /// Whether the node is still part of a tree.
  public final var isAlive: Bool { !flags.contains(.destroyed) }

  /// Whether the removal of this subtree must come before its replacement is made (`.transition(.identity)`).
  open var leavesAtOnce: Bool { false }

  // MARK: Environment

  /// The environment above has changed: the node takes it over, notes what that changes for itself and hands it down.
  open func setEnvironment(_ environment: EnvironmentValues) {
    let old = self.environment
    self.environment = environment
    environmentDidChange(from: old)
    forEachChild { $0.setEnvironment(environment) }
  }

  /// The node's environment is another one than `old`. Called before the children hear of it.
  open func environmentDidChange(from old: EnvironmentValues) {}

  // MARK: Life cycle and queued actions

  /// The host has entered (or left) a window. Called children first.
  open func hostAppearanceDidChange(isVisible: Bool) {}

  /// Runs an action that was queued with `host.enqueueAction`.
  open func runAction(_ kind: Int) {}

  /// The host has laid out its tree. Called on the nodes that are among the host's layout observers.
  open func layoutDidEnd() {}

  /// The node's body is to be evaluated: it was found on the host's list.
  func evaluateIfDirty() {}

  // MARK: Preferences

  /// A value of a preference key below may be another one. Returns whether nodes above have nothing to hear of it.
  func notesPreferenceChange(_ key: ObjectIdentifier) -> Bool { false }

  /// Adds what the subtree hands up for a key.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    forEachChild { $0.collectPreference(key, into: &value) }
  }

  /// The node reads preferences and may find others.
  func settlePreference() {}

  // MARK: For people

  /// The node's own line in a dump, without its frame.
  open var label: String { "\(type(of: self))" }

  /// The path from the root, for messages.
  public final var path: String {
    var parts: [String] = []
    var node: ViewNode? = self
    while let current = node {
      if let name = current.pathComponent { parts.append(name) }
      node = current.parent
    }
    return parts.reversed().joined(separator: "/")
  }

  /// What the node adds to the paths of the nodes below it.
  open var pathComponent: String? { nil }
}
