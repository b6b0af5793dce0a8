import Foundation

/// A node with a rectangle: it answers proposals and places what it contains.
///
/// Measuring is pure and cached; placing is separate, so layout can be asked many times while effects happen once.
/// Origins are relative to the layout parent: moving a row moves what is in it for free.
@MainActor open class LayoutNode: ViewNode {
  /// The node that lays this one out, nil as long as none has asked.
  @exclusivity(unchecked) public final internal(set) unowned(unsafe) var layoutParent: LayoutNode?
  /// Where the node was last placed, in its layout parent's coordinates.
  @exclusivity(unchecked) public final private(set) var origin = CGPoint.zero
  /// The size it was last placed with.
  @exclusivity(unchecked) public final private(set) var placedSize = CGSize.zero
  @exclusivity(unchecked) private final var placedKey = ProposalKey.none
  @exclusivity(unchecked) private final var cache = SizeCache()

  public override init(_ context: _NodeContext) {
    super.init(context)
    // What is in a rectangle is laid out as a whole.
    flags.remove(.lazy)
  }

  // MARK: To override

  /// The answer to `proposal`: pure, and not cached here.
  open func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the layout children, in coordinates whose origin is this node's own. `size` is the answer to `proposal`.
  open func placeChildren(in size: CGSize, proposal: ProposedViewSize) {}

  /// Calls `body` with each layout child, in paint order.
  open func forEachLayoutChild(_ body: (LayoutNode) -> Void) {}

  /// The value of a guide that this node, or something in it, sets, for a node of `size` answered to `proposal`.
  open func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The node's priority in a stack.
  open var layoutPriority: Double { 0 }

  /// The distances that the node would like to its neighbours.
  open var spacing: ViewSpacing { ViewSpacing() }

  /// The axis of the stack that lays `child` out, this node being its layout parent; nil outside a stack.
  open func layoutAxis(of child: LayoutNode) -> Axis? { nil }

  /// Whether the node's ideal size is the size of a picture, whose sides follow from each other.
  open var hasIntrinsicRatio: Bool { false }

  /// What the node does with touches that reach it.
  var touchHandler: TouchHandler? { nil }

  /// Whether the node, or what is in it, can be touched at all.
  var allowsHits: Bool { true }

  /// Whether a touch in the node's rectangle is one of the node: whether something of it is drawn there.
  var catchesHits: Bool { drawnLeaf != nil }

  /// The order in which the node is painted among its siblings.
  open var zIndex: Double { 0 }

  /// The name of the node's coordinate space, if it has one.
  open var coordinateSpaceName: AnyHashable? { nil }

  /// An answer of `child` may have changed, or a guide.
  open func childSizeDidChange(_ child: LayoutNode) { invalidateSize() }

  /// The recent answers of `child` stand, those that it has forgotten may not. For what remembers more than the child
  /// does.
  func childMayAnswerOtherwise(_ child: LayoutNode) {}

  /// What the node itself draws, if it draws.
  open var drawnLeaf: _DrawnLeaf? { nil }

  // MARK: Measuring and placing

  /// The answer to `proposal`, from the three most recent ones if it is among them.
  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(ProposalKey(proposal)) }

  /// `sizeThatFits`, by key.
  @inline(__always) final func answer(_ key: ProposalKey) -> CGSize {
    if let size = cache.find(key) { return size }
    return compute(key)
  }

  @inline(never) private final func compute(_ key: ProposalKey) -> CGSize {
    let size = computeSize(key.proposal)
    cache.insert(key, size)
    return size
  }

  /// Whether the answer to `proposal` is known.
  public final func hasCachedSize(for proposal: ProposedViewSize) -> Bool { cache.find(ProposalKey(proposal)) != nil }

  /// Puts the node at `origin`, in the layout parent's coordinates, with the size that it answers to `proposal`.
  /// What is in it is placed again only if the size, the proposal or the content is another one than last time.
  public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let key = ProposalKey(proposal)
    place(at: origin, key, answer(key))
  }

  /// `place`, by key and by the answer to it.
  @inline(__always) final func place(at origin: CGPoint, _ key: ProposalKey, _ size: CGSize) {
    self.origin = origin
    let isCurrent = flags.intersection([.placed, .placementDirty]) == .placed
    if isCurrent, placedKey == key, placedSize == size { return }
    placeAnew(key, size)
  }

  @inline(never) private final func placeAnew(_ key: ProposalKey, _ size: CGSize) {
    placedKey = key
    placedSize = size
    flags.insert(.placed)
    flags.remove(.placementDirty)
    placeChildren(in: size, proposal: key.proposal)
  }

  /// Places the children again where the node stands, if that is due.
  final func placeAgainIfDirty() {
    guard isAlive, flags.intersection([.placed, .placementDirty]) == [.placed, .placementDirty] else { return }
    flags.remove(.placementDirty)
    let proposal = placedKey.proposal
    placedSize = sizeThatFits(proposal)
    placeChildren(in: placedSize, proposal: proposal)
  }

  /// The proposal that the node was last placed with.
  public final var placedProposal: ProposedViewSize { placedKey.proposal }

  /// The node's rectangle in the coordinates of the host.
  public final var frameInHost: CGRect {
    var point = origin
    var node = layoutParent
    while let current = node {
      point.x += current.origin.x
      point.y += current.origin.y
      node = current.layoutParent
    }
    return CGRect(origin: point, size: placedSize)
  }

  // MARK: Invalidating

  /// Something that the answers depend on has changed. They are asked again, deepest node first, before the next
  /// layout; the parent hears of it only if one of them is another one than before, or with `guides: true`.
  public final func invalidateSize(guides: Bool = false) {
    if guides { flags.insert(.guidesDirty) }
    invalidatePlacement()
    guard !flags.contains(.sizeDirty) else { return }
    flags.insert(.sizeDirty)
    host.dirtySizes.insert(self)
  }

  /// The children have to be placed again; the answers stand.
  public final func invalidatePlacement() {
    guard !flags.contains(.placementDirty) else { return }
    flags.insert(.placementDirty)
    host.dirtyPlacements.insert(self)
  }

  /// Asks the recent proposals again and tells the layout parent if an answer is another one. Where the parent has to
  /// answer anew in any case, or a whole new root came, nothing is asked: the answers are dropped and the parent is told.
  final func settleSize() {
    flags.remove(.sizeDirty)
    guard isAlive else { return }
    let old = cache
    cache.removeAll()
    var hasChanged = flags.contains(.guidesDirty)
    flags.remove(.guidesDirty)
    guard let layoutParent else { return host.rootSizeDidChange(self) }
    if host.dropsAnswers || layoutParent.flags.contains(.sizeDirty) || layoutParent === host.root {
      return layoutParent.childSizeDidChange(self)
    }
    hasChanged = asksAgain(old.third) || hasChanged
    hasChanged = asksAgain(old.second) || hasChanged
    hasChanged = asksAgain(old.first) || hasChanged
    if hasChanged { layoutParent.childSizeDidChange(self) } else { layoutParent.childMayAnswerOtherwise(self) }
  }

  private final func asksAgain(_ entry: SizeCache.Entry) -> Bool {
    guard entry.key != .none else { return false }
    return sizeThatFits(entry.key.proposal) != entry.size
  }

  // MARK: The tree

  open override var isSingle: Bool { true }

  open override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) { children.append(self) }

  open override func collectLazySegments(into segments: inout ContiguousArray<LazySegment>) {
    segments.append(.view(self))
  }

  /// A layout node ends the way up of a structure change: the container drops its flattened children.
  open override func structureDidChange() {
    flags.remove(.childrenResolved)
    invalidateSize(guides: true)
  }

  /// Appends what is drawn in this node, in paint order, `origin` being this node's in the host.
  open func collectLeaves(into leaves: inout [_DrawnLeaf], origin: CGPoint) {
    if var leaf = drawnLeaf {
      leaf.frame = CGRect(origin: origin, size: placedSize)
      leaves.append(leaf)
    }
    forEachLayoutChild { child in
      child.collectLeaves(
        into: &leaves, origin: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
    }
  }
}

/// Something drawn: what it is, what it says and where it is in the host.
public struct _DrawnLeaf: Equatable, Sendable, CustomStringConvertible {
  /// `text`, `image`, `color`, `shape` or `view`.
  public var kind: String
  /// The text, or the name of the image.
  public var text: String?
  public var color: String?
  public var frame: CGRect

  public init(kind: String, text: String? = nil, color: String? = nil, frame: CGRect = .zero) {
    self.kind = kind
    self.text = text
    self.color = color
    self.frame = frame
  }

  public var description: String {
    let name = [kind, text, color].compactMap { $0 }.joined(separator: " ")
    return "\(name) (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
  }
}
