import Foundation

/// A view along an edge of another one, which gets what is left.
public struct _InsetViewModifier<Inset: View> {
  let edge: Edge
  let alignment: Alignment
  /// nil is the default distance.
  let spacing: CGFloat?
  let inset: Inset
}

extension _InsetViewModifier: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    let node = InsetNode(
      context, alignment: modifier.alignment, edge: modifier.edge, spacing: StackNode.distance(modifier.spacing))
    node.layer = Inset._makeNode(modifier.inset, in: node.childContext)
    return node
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    let node = node.as(InsetNode.self)
    node.update(alignment: modifier.alignment, spacing: StackNode.distance(modifier.spacing))
    Inset._updateNode(node.layer, with: modifier.inset)
  }
}

/// `.safeAreaInset(edge:)` in the tree: the content is laid out in what the inset view leaves of the proposal.
final class InsetNode: LayeredNode {
  private let edge: Edge
  private var distance: CGFloat

  init(_ context: _NodeContext, alignment: Alignment, edge: Edge, spacing: CGFloat) {
    self.edge = edge
    distance = spacing.isNaN ? ViewSpacing.defaultDistance : spacing
    super.init(context, alignment: alignment, isBehind: false)
  }

  func update(alignment: Alignment, spacing: CGFloat) {
    let distance = spacing.isNaN ? ViewSpacing.defaultDistance : spacing
    if distance != self.distance {
      self.distance = distance
      invalidateSize(guides: true)
    }
    update(alignment: alignment)
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }

  /// What the inset view is proposed: the room across the edge's axis, its ideal along it.
  private func insetProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height)
  }

  /// How much the inset view and the distance take.
  private func taken(_ proposal: ProposedViewSize) -> CGFloat {
    guard let inset = layers.first else { return 0 }
    let size = inset.sizeThatFits(insetProposal(proposal))
    return (isVertical ? size.height : size.width) + distance
  }

  private func rest(_ proposal: ProposedViewSize, _ taken: CGFloat) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - taken) })
      : ProposedViewSize(width: proposal.width.map { max(0, $0 - taken) }, height: proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let taken = taken(proposal)
    let size = child.sizeThatFits(rest(proposal, taken))
    return isVertical
      ? CGSize(width: size.width, height: size.height + taken) : CGSize(width: size.width + taken, height: size.height)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    let taken = taken(proposal)
    let origin =
      switch edge {
      case .top: CGPoint(x: 0, y: taken)
      case .leading: CGPoint(x: taken, y: 0)
      case .bottom, .trailing: CGPoint.zero
      }
    return ChildPlacement(origin: origin, proposal: rest(proposal, taken))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let placement = childPlacement(in: size, proposal: proposal)
    place(child, at: placement.origin, placement.proposal, in: size)
    guard let inset = layers.first else { return }
    let offered = insetProposal(ProposedViewSize(size))
    let own = inset.sizeThatFits(offered)
    var origin = origin(of: inset, aligned: alignment, in: size, proposal: offered)
    switch edge {
    case .top: origin.y = 0
    case .bottom: origin.y = size.height - own.height
    case .leading: origin.x = 0
    case .trailing: origin.x = size.width - own.width
    }
    place(inset, at: origin, offered, in: size)
  }

  override func childSizeDidChange(_ child: LayoutNode) { invalidateSize(guides: true) }
  override var label: String { "SafeAreaInset(\(edge))" }
}

extension View {
  /// Shows views along the top or bottom edge of this one, which is laid out in the rest.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, inset: content()))
  }

  /// Shows views along the leading or trailing edge of this one, which is laid out in the rest.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, inset: content()))
  }

  /// Insets the view's safe area by `length` points on `edges`.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
