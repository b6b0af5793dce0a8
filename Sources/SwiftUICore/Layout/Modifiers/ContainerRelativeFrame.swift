import Foundation

/// A frame whose sides follow from the size of the container around it: the nearest scroll view, or the host.
public struct _ContainerRelativeFrameLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  /// What `length` was made from, nil for a closure of the user's: that is not compared.
  let parts: Parts?

  struct Parts: Equatable {
    var count: Int
    var span: Int
    var spacing: CGFloat
  }
}

extension _ContainerRelativeFrameLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    ContainerRelativeFrameNode(modifier, context)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(ContainerRelativeFrameNode.self).update(modifier)
  }
}

/// `containerRelativeFrame` in the tree. It answers with the container's size as last laid out; where a layout finds the
/// container of another size, the frame is measured again and laid out once more in the same pass.
final class ContainerRelativeFrameNode: PlacingNode {
  private var modifier: _ContainerRelativeFrameLayout
  private var container = CGSize.zero

  init(_ modifier: _ContainerRelativeFrameLayout, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    host.addLayoutObserver(self)
  }

  func update(_ modifier: _ContainerRelativeFrameLayout) {
    let old = self.modifier
    self.modifier = modifier
    let isSame =
      modifier.parts != nil && modifier.parts == old.parts && modifier.axes == old.axes
      && modifier.alignment == old.alignment
    if !isSame { invalidateSize(guides: true) }
  }

  private func currentContainer() -> CGSize {
    var node = layoutParent
    while let current = node {
      if let scroll = current as? ScrollNode { return scroll.room }
      node = current.layoutParent
    }
    let (size, insets) = (host.layoutSize, host.safeAreaInsets)
    return CGSize(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  }

  override func layoutDidEnd() {
    guard flags.contains(.placed) else { return }
    let current = currentContainer()
    guard current != container else { return }
    container = current
    invalidateSize()
  }

  private func length(_ axis: Axis) -> CGFloat? {
    guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
    let room = axis == .horizontal ? container.width : container.height
    return max(0, LayoutValue.finite(modifier.length(room, axis), or: 0, "container relative frame"))
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: length(.horizontal) ?? proposal.width, height: length(.vertical) ?? proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: length(.horizontal) ?? size.width, height: length(.vertical) ?? size.height)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    let proposal = childProposal(proposal)
    return ChildPlacement(
      origin: origin(of: child, aligned: modifier.alignment, in: size, proposal: proposal), proposal: proposal)
  }

  override var layoutPriority: Double { 0 }
  override var label: String { "ContainerRelativeFrame" }
}

extension View {
  /// Gives the view the size of its container along the axes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, count: 1, span: 1, spacing: 0, alignment: alignment)
  }

  /// Gives the view, along the axes, the length of `span` of `count` equal parts of its container, `spacing` apart.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (max(1, count), max(0, span))
    return modifier(
      _ContainerRelativeFrameLayout(
        axes: axes, alignment: alignment,
        length: { length, _ in
          let part = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
          return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
        }, parts: .init(count: count, span: span, spacing: spacing)))
  }

  /// Gives the view, along the axes, a length that follows from its container's.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length, parts: nil))
  }
}
