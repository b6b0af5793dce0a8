import Foundation

/// A view that shows a part of its content, which may be longer than the view.
public struct ScrollView<Content> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.init(content: content(), axes: axes, showsIndicators: showsIndicators) }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = ScrollNode(context, axes: view.axes)
    node.content = Content._makeNode(view.content, in: node.childContext)
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(ScrollNode.self)
    node.update(axes: view.axes)
    Content._updateNode(node.content, with: view.content)
  }
}

/// A scroll view in the tree.
///
/// Along its axes it takes what it is proposed, or its content's length where that is nothing, and proposes nothing;
/// across them it is as broad as its content. Margins stand around the content and scroll with it.
final class ScrollNode: StackNode {
  private var axes: Axis.Set
  /// How far what is scrolled lies beyond the view's edges: content and margins.
  private(set) var offset = CGPoint.zero
  private(set) var margins: EdgeInsets
  /// Whether the content was put where it begins.
  private var isAnchored = false
  private var lazyStacks: ContiguousArray<LayoutNode> = []
  /// The size of the content with its margins, and of the part that is shown.
  private(set) var contentSize = CGSize.zero
  private(set) var viewport = CGSize.zero

  /// What the margins leave of the part that is shown.
  var room: CGSize {
    CGSize(width: max(0, viewport.width - margins.horizontal), height: max(0, viewport.height - margins.vertical))
  }

  init(_ context: _NodeContext, axes: Axis.Set) {
    self.axes = axes
    margins = context.environment.contentMargins
    let isHorizontal = axes == .horizontal
    super.init(
      context, axis: isHorizontal ? .horizontal : .vertical,
      alignment: isHorizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key, spacing: nil)
  }

  func update(axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    invalidateSize()
  }

  func scrolls(along axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }

  override func environmentDidChange(from old: EnvironmentValues) {
    let margins = environment.contentMargins
    guard margins != self.margins else { return }
    self.margins = margins
    invalidateSize()
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  private func withMargins(_ size: CGSize) -> CGSize {
    CGSize(width: size.width + margins.horizontal, height: size.height + margins.vertical)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = withMargins(super.computeSize(contentProposal(proposal)))
    return CGSize(
      width: axes.contains(.horizontal) ? max(0, proposal.width ?? size.width) : size.width,
      height: axes.contains(.vertical) ? max(0, proposal.height ?? size.height) : size.height)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    viewport = size
    let proposal = contentProposal(proposal)
    let inner = super.computeSize(proposal)
    contentSize = withMargins(inner)
    if !isAnchored {
      isAnchored = true
      if let anchor = environment[DefaultScrollAnchorKey.self] {
        offset = CGPoint(
          x: (contentSize.width - viewport.width) * anchor.x, y: (contentSize.height - viewport.height) * anchor.y)
      }
    }
    offset = clamped(offset)
    super.placeChildren(in: inner, proposal: proposal)
  }

  override var contentOffset: CGPoint { CGPoint(x: offset.x - margins.leading, y: offset.y - margins.top) }

  private func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(0, point.x), max(0, contentSize.width - viewport.width)),
      y: min(max(0, point.y), max(0, contentSize.height - viewport.height)))
  }

  /// Moves the content, as far as there is some. Takes effect at the next layout.
  func scroll(to point: CGPoint) {
    let point = clamped(point)
    guard point != offset else { return }
    offset = point
    invalidatePlacement()
    lazyStacks.removeAll { !$0.isAlive }
    for stack in lazyStacks { stack.invalidatePlacement() }
    host.requestLayout()
  }

  /// A lazy stack shows what this view lets it: it is placed again when that is another part.
  func note(_ stack: LayoutNode) {
    if !lazyStacks.contains(where: { $0 === stack }) { lazyStacks.append(stack) }
  }

  override var coordinateSpaceName: AnyHashable? { AnyHashable(ScrollViewSpaceName.only) }
  override var label: String { "ScrollView" }
}

enum DefaultScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

extension View {
  /// Has the scroll views in the view begin with a point of their content at the same point of what they show.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environmentValue(DefaultScrollAnchorKey.self, anchor)
  }
}
