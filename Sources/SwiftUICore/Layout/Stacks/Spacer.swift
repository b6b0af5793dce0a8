import Foundation
import Meter

/// A flexible space that expands along the axis of its stack, or on both axes outside one.
public struct Spacer: Sendable {
  /// The least length, in points; nil is the default distance.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    SpacerNode(context, view.minLength)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    node.as(SpacerNode.self).update(view.minLength)
  }
}

/// A spacer in the tree.
///
/// Models facts: engine 4.3-24: last in priority, at least 8 or `minLength` long, nothing across, no distance to its
/// neighbours along the axis.
final class SpacerNode: LayoutNode {
  private var minLength: CGFloat

  init(_ context: _NodeContext, _ minLength: CGFloat?) {
    self.minLength = Self.length(minLength)
    super.init(context)
  }

  func update(_ minLength: CGFloat?) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    let length = Self.length(minLength)
    guard length != self.minLength else { return }
    self.minLength = length
    invalidateSize()
  }

  private static func length(_ value: CGFloat?) -> CGFloat {
    max(0, LayoutValue.finite(value ?? ViewSpacing.defaultDistance, or: 0, "spacer minLength"))
  }

  /// The axis of the stack that lays the spacer out, seen through modifiers.
  private var axis: Axis? { layoutParent?.layoutAxis(of: self) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    func extent(_ proposed: CGFloat?) -> CGFloat { max(minLength, proposed ?? minLength) }
    switch axis {
    case .horizontal: return CGSize(width: extent(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: extent(proposal.height))
    case nil: return CGSize(width: extent(proposal.width), height: extent(proposal.height))
    }
  }

  override var layoutPriority: Double { -.infinity }
  override var spacing: ViewSpacing { axis.map { ViewSpacing(zeroAlong: $0) } ?? .zero }
  override var label: String { "Spacer" }
}
