import Foundation
import Meter

/// Hears of what a graph host wants.
@MainActor public protocol _GraphHostDelegate: AnyObject {
  /// Something is pending: `update()` is to be called soon. Called once per batch of changes.
  func graphHostNeedsUpdate()
  /// An answer of the root may be another one than before.
  func graphHostIdealSizeMayHaveChanged()
}

/// A view graph and what drives it: pending changes, the update, size queries and layout. The root's type is known to
/// `_GraphHost`.
@MainActor open class _GraphHostBase {
  public final weak var delegate: (any _GraphHostDelegate)?
  /// The environment that the root is given.
  @exclusivity(unchecked) public final private(set) var environment: EnvironmentValues
  /// The root of the tree, nil until it is first needed.
  @exclusivity(unchecked) final var root: RootNode?

  // Accesses of the following are checked by reading: none of them calls out while it is at work.

  @exclusivity(unchecked) final var dirtyBodies = DepthQueue<ViewNode>(deepestFirst: false)
  /// Bodies that something marked while a body was being evaluated.
  @exclusivity(unchecked) private final var lateBodies: ContiguousArray<BodyNodeBase> = []
  @exclusivity(unchecked) final var dirtySizes = DepthQueue<LayoutNode>(deepestFirst: true)
  @exclusivity(unchecked) final var dirtyPlacements = DepthQueue<LayoutNode>(deepestFirst: false)
  @exclusivity(unchecked) private final var transactions: ContiguousArray<PendingTransaction> = []
  /// The locations written in the pending transactions, in the order of writing.
  @exclusivity(unchecked) private final var commits: ContiguousArray<PendingCommit> = []
  @exclusivity(unchecked) private final var lastSequence = 0
  @exclusivity(unchecked) private final var actions: ContiguousArray<QueuedAction> = []
  @exclusivity(unchecked) final private(set) var isUpdating = false
  @exclusivity(unchecked) private final var hasAskedForUpdate = false
  @exclusivity(unchecked) final var environmentIsPending = false
  /// Whether sizes settle without asking what became of old answers: a new root is another row as a rule, and asking
  /// each of its nodes again costs more than measuring it once.
  @exclusivity(unchecked) private(set) final var dropsAnswers = false
  /// Whether a root view waits to be applied.
  @exclusivity(unchecked) final var rootIsPending = false
  /// Which update is running or was last: cycle guards count within one (facts: engine 4.1-11).
  @exclusivity(unchecked) public final private(set) var seed = 0
  /// Whether the host is in a window, so that `onAppear` and its like run.
  @exclusivity(unchecked) public final internal(set) var isVisible = false
  /// Nodes to look at after every layout, in the order in which they came.
  @exclusivity(unchecked) private final var layoutObservers: ContiguousArray<ViewNode> = []
  @exclusivity(unchecked) private final var layoutIsWanted = false
  @exclusivity(unchecked) final var dirtyPreferences = DepthQueue<ViewNode>(deepestFirst: true)
  /// Whether anything in the tree ever read a preference, so that writing one is worth a word.
  @exclusivity(unchecked) final var readsPreferences = false
  /// Where the host's own coordinates begin in its window. Set by what embeds the host.
  public final var originInWindow = CGPoint.zero
  /// The safe area of the last layout.
  @exclusivity(unchecked) public final private(set) var safeAreaInsets = EdgeInsets()
  /// The host's size at the latest layout.
  @exclusivity(unchecked) public final private(set) var layoutSize = CGSize.zero

  /// Which alignment guides something in the tree has set; see `mayHaveGuide`.
  @exclusivity(unchecked) final var guideMask: UInt16 = 0
  /// What texts read of the environment that was last asked for; see `textInputs(for:)`.
  @exclusivity(unchecked) final var lastTextInputs: (environment: EnvironmentValues, inputs: TextInputs)?

  /// The graph gives up after this many rounds of one update (facts: engine 4.1-8).
  public static var roundLimit: Int { 8 }

  private struct PendingTransaction {
    let sequence: Int
    let id: Int
  }

  private struct PendingCommit {
    let sequence: Int
    let location: LocationBase
  }

  private struct QueuedAction {
    let node: ViewNode
    let kind: Int
  }

  init(environment: EnvironmentValues) { self.environment = environment }

  isolated deinit { destroy() }

  // MARK: Pending changes

  /// Makes the root's graph content. Overridden where the root's type is known.
  func makeRootContent(in context: _NodeContext) -> ViewNode { fatalError("a host without a root view") }
  /// Hands a pending root view to the tree.
  func applyPendingRoot() {}

  /// Whether `update()` would find something to do.
  public final var hasPendingUpdate: Bool { root == nil || wantsRound || !dirtySizes.isEmpty }

  private final var wantsRound: Bool {
    rootIsPending || environmentIsPending || !transactions.isEmpty || !dirtyBodies.isEmpty || !actions.isEmpty
      || !dirtyPreferences.isEmpty || !lateBodies.isEmpty
  }

  /// The node's body depends on something that a body has changed while being evaluated.
  final func markBodyDirtyInNextRound(_ node: BodyNodeBase) {
    lateBodies.append(node)
    requestUpdate()
  }

  private final func markLateBodies() {
    guard !lateBodies.isEmpty else { return }
    let late = lateBodies
    lateBodies = []
    for node in late { node.markBodyDirty() }
  }

  final func requestUpdate() {
    guard !isUpdating, !hasAskedForUpdate, root != nil else { return }
    hasAskedForUpdate = true
    delegate?.graphHostNeedsUpdate()
  }

  /// Replaces the environment that the root is given. Takes effect at the next update.
  public final func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    environmentIsPending = true
    requestUpdate()
  }

  /// The number of the pending transaction that a write made with `transaction` belongs to: the last one, if that came
  /// from the same `withTransaction`, or a new one (facts: engine 4.1-5).
  final func sequence(for transaction: Transaction) -> Int {
    if let last = transactions.last, last.id == transaction.id { return last.sequence }
    lastSequence += 1
    transactions.append(PendingTransaction(sequence: lastSequence, id: transaction.id))
    requestUpdate()
    return lastSequence
  }

  final func enqueueCommit(of location: LocationBase) {
    commits.append(PendingCommit(sequence: lastSequence, location: location))
  }

  /// Queues `node.runAction(kind)` for after the update.
  public final func enqueueAction(_ node: ViewNode, _ kind: Int) {
    actions.append(QueuedAction(node: node, kind: kind))
    requestUpdate()
  }

  /// Has `layoutDidEnd` called after each layout.
  public final func addLayoutObserver(_ node: ViewNode) { layoutObservers.append(node) }

  /// The next layout has something to do although nothing is to be placed: a node wants to look at its geometry.
  final func requestLayout() { layoutIsWanted = true }

  /// Whether a layout would place something or run something.
  public final var needsLayout: Bool { layoutIsWanted || !dirtyPlacements.isEmpty || root == nil }

  final func rootSizeDidChange(_ node: LayoutNode) {
    guard node === root else { return }
    delegate?.graphHostIdealSizeMayHaveChanged()
  }

  // MARK: Updating

  /// Applies everything pending, evaluates what depends on it and runs the queued actions; what these write lands in
  /// the same update, for `roundLimit` rounds.
  public final func update() {
    guard !isUpdating else { return }
    guard hasPendingUpdate else {
      hasAskedForUpdate = false
      return
    }
    seed += 1
    runRounds()
  }

  private final func runRounds() {
    isUpdating = true
    // An update that is started from within a body of another host is no part of that body.
    let evaluating = Graph.current
    Graph.current = nil
    defer {
      isUpdating = false
      hasAskedForUpdate = false
      Graph.current = evaluating
    }
    instantiateIfNeeded()
    var rounds = 0
    repeat {
      rounds += 1
      guard rounds <= Self.roundLimit else {
        RuntimeIssue.report(
          "endlessUpdate",
          "the view graph of \(root?.path ?? "nothing") still wanted updates after \(Self.roundLimit) rounds")
        // Bodies that change what bodies read would go on in the next update, and for ever.
        lateBodies = []
        break
      }
      markLateBodies()
      applyPending()
      settleSizes()
      dropsAnswers = false
      while let node = dirtyPreferences.popFirst() { node.settlePreference() }
      runActions()
    } while wantsRound
    settleSizes()
    // What is left over when the rounds have run out waits for the next update.
    if hasPendingUpdate { DispatchQueue.main.async { [weak self] in self?.requestUpdate() } }
  }

  /// Each pending transaction is an update of its own: bodies see every one of them. What the host itself was given
  /// lands with the last.
  private final func applyPending() {
    var index = 0
    while index < commits.count {
      let commit = commits[index]
      index += 1
      commit.location.commit(commit.sequence)
      guard index < commits.count, commits[index].sequence != commit.sequence else { continue }
      evaluateDirtyBodies()
      runActions()
    }
    commits.removeAll(keepingCapacity: true)
    transactions.removeAll(keepingCapacity: true)
    if environmentIsPending {
      environmentIsPending = false
      root?.setEnvironment(environment)
    }
    if rootIsPending {
      dropsAnswers = true
      applyPendingRoot()
    }
    evaluateDirtyBodies()
  }

  private final func evaluateDirtyBodies() {
    while let node = dirtyBodies.popFirst() { node.evaluateIfDirty() }
  }

  private final func settleSizes() {
    while let node = dirtySizes.popFirst() { node.settleSize() }
  }

  private final func runActions() {
    guard !actions.isEmpty else { return }
    let due = actions
    actions = []
    for action in due { action.node.runAction(action.kind) }
  }

  private final func instantiateIfNeeded() {
    guard root == nil else { return }
    environmentIsPending = false
    let context = _NodeContext(host: self, parent: nil, environment: environment, depth: 0)
    let root = RootNode(context)
    root.content = makeRootContent(in: root.childContext)
    self.root = root
  }

  // MARK: Sizes and layout

  /// The answer of the tree as last updated. A root view that waits is not applied (facts: engine 4.4-30); a tree that
  /// does not exist yet is made.
  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let root = rootForLayout()
    if root.hasCachedSize(for: proposal) { Counter.sizeCacheHits.add() }
    return root.sizeThatFits(proposal)
  }

  private final func rootForLayout() -> RootNode {
    if root == nil { update() }
    settleSizes()
    guard let root else { fatalError("a host without a tree") }
    return root
  }

  /// Places the tree in a host of `size`, the root centred in what the safe area leaves, and runs what watches
  /// geometry. Returns whether something is pending afterwards.
  @discardableResult
  public final func layout(in size: CGSize, safeArea: EdgeInsets = EdgeInsets()) -> Bool {
    let root = rootForLayout()
    Counter.hostedLayouts.add()
    safeAreaInsets = safeArea
    layoutSize = size
    var rounds = 0
    repeat {
      rounds += 1
      root.layOut(in: size, safeArea: safeArea)
      while let node = dirtyPlacements.popFirst() { node.placeAgainIfDirty() }
      lookAtGeometry()
      guard hasPendingUpdate || needsLayout, !isUpdating else { break }
      if hasPendingUpdate { runRounds() }
    } while rounds < Self.roundLimit && needsLayout
    return hasPendingUpdate || needsLayout
  }

  private final func lookAtGeometry() {
    layoutIsWanted = false
    guard !layoutObservers.isEmpty else { return }
    if layoutObservers.contains(where: { !$0.isAlive }) { layoutObservers.removeAll { !$0.isAlive } }
    for observer in layoutObservers { observer.layoutDidEnd() }
  }

  /// Takes the tree down.
  public final func destroy() {
    guard let root else { return }
    root.destroy()
    runActions()
    self.root = nil
    layoutObservers = []
  }
}
