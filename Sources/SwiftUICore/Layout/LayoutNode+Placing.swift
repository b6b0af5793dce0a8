import Foundation

extension LayoutNode {
  /// Places a child of this node, which has `size`. Origins count from the leading edge: where the layout direction is
  /// right to left, they are mirrored here and nowhere else.
  @inline(__always) final func place(
    _ child: LayoutNode, at origin: CGPoint, _ proposal: ProposedViewSize, in size: CGSize
  ) {
    var origin = origin
    if isRightToLeft { origin.x = size.width - origin.x - child.sizeThatFits(proposal).width }
    child.place(at: origin.orZero, proposal: proposal)
  }

  /// The node's size and guides as the answer to `proposal`.
  final func dimensions(_ size: CGSize, _ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: size, proposal: proposal)
  }

  /// The value of a guide of this node, set or not.
  final func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if host.mayHaveGuide(key), let value = explicitAlignment(key, in: size, proposal: proposal) { return value }
    return key.defaultGuide(in: size) { dimensions(size, proposal) }
  }

  /// Where `child` goes so that its guides meet those of a box of `size` that sets none.
  final func origin(
    of child: LayoutNode, aligned alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
  ) -> CGPoint {
    let childSize = child.sizeThatFits(proposal)
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    func box() -> ViewDimensions { ViewDimensions(width: size.width, height: size.height) }
    return CGPoint(
      x: x.defaultGuide(in: size, box) - child.guide(x, in: childSize, proposal: proposal),
      y: y.defaultGuide(in: size, box) - child.guide(y, in: childSize, proposal: proposal))
  }
}

extension CGPoint {
  /// The point, with 0 for what is infinite or no number: an infinite extent has no middle to align by.
  @inline(__always) var orZero: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension AlignmentKey {
  /// The share of a view's extent at which the guide lies that the view does not set; nil for guides of the user's.
  @inline(__always) var shareOfExtent: CGFloat? {
    switch builtin {
    case Builtin.leading, Builtin.top: 0
    case Builtin.horizontalCenter, Builtin.verticalCenter: 0.5
    case Builtin.trailing, Builtin.bottom: 1
    default: nil
    }
  }

  /// The guide's value in a view of `size` that does not set it. `dimensions` is made for guides of the user's only.
  @inline(__always) func defaultGuide(in size: CGSize, _ dimensions: () -> ViewDimensions) -> CGFloat {
    switch builtin {
    case Builtin.leading, Builtin.top: return 0
    case Builtin.horizontalCenter: return size.width / 2
    case Builtin.trailing: return size.width
    case Builtin.verticalCenter: return size.height / 2
    case Builtin.bottom, Builtin.firstTextBaseline, Builtin.lastTextBaseline: return size.height
    default:
      let value = type.defaultValue(in: dimensions())
      return value.isFinite ? value : 0
    }
  }
}
