import Foundation

/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public typealias Element = LayoutSubview

  let nodes: ContiguousArray<LayoutNode>
  private let range: Range<Int>
  public let layoutDirection: LayoutDirection

  init(_ nodes: ContiguousArray<LayoutNode>, layoutDirection: LayoutDirection) {
    self.nodes = nodes
    range = 0..<nodes.count
    self.layoutDirection = layoutDirection
  }

  private init(_ base: LayoutSubviews, _ range: Range<Int>) {
    nodes = base.nodes
    self.range = range
    layoutDirection = base.layoutDirection
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], index: index) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ContiguousArray(indices.map { nodes[$0] }), layoutDirection: layoutDirection)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.range == b.range && a.layoutDirection == b.layoutDirection && a.nodes.elementsEqual(b.nodes, by: ===)
  }
}

/// One of the views that a layout arranges.
///
/// Layouts run on the main actor without saying so: every call asserts that it does.
public struct LayoutSubview: Equatable, Sendable {
  let node: LayoutNode
  let index: Int

  /// The view's answer to `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.sizeThatFits(proposal) }
  }

  /// The view's size and guides as the answer to `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { Unchecked(node.dimensions(node.sizeThatFits(proposal), proposal)) }.value
  }

  /// The view's priority.
  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }

  /// The distances that the view would like.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { node.spacing } }

  /// A value that the view was given with `layoutValue(key:value:)`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    MainActor.assumeIsolated { Unchecked(LayoutValueNode<K>.value(in: node) ?? K.defaultValue) }.value
  }

  /// Puts the view's point `anchor` at `position`, in the coordinates of the bounds the layout was given. The last of
  /// several calls counts. A position that is no point is reported as `invalidLayoutValue` and taken as zero.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      let size = node.sizeThatFits(proposal)
      let x = LayoutValue.finite(position.x, or: 0, "subview position")
      let y = LayoutValue.finite(position.y, or: 0, "subview position")
      let origin = CGPoint(x: x - size.width * anchor.x, y: y - size.height * anchor.y)
      (node.layoutParent as? PlacingSubviews)?.place(node, index, at: origin, proposal)
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// A value that is used where it was made, on the main actor, and only passes through an assertion of that.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A node whose layout is placing its subviews.
@MainActor protocol PlacingSubviews: AnyObject {
  func place(_ child: LayoutNode, _ index: Int, at origin: CGPoint, _ proposal: ProposedViewSize)
}
