import CoreGraphics
import Foundation

/// What a shape is for, when it is stroked or filled.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// A 2D shape that can be drawn as a view.
@preconcurrency public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`.
  nonisolated func path(in rect: CGRect) -> Path

  static var role: ShapeRole { get }

  /// The size that the shape takes of a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public static var role: ShapeRole { .fill }

  /// All that is proposed, 10 where that is nothing.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.leafSize }

  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  // A shape is drawn by its own node: there is no body to evaluate.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    ShapeNode<Self, ForegroundStyle>(view, ForegroundStyle(), context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    node.as(ShapeNode<Self, ForegroundStyle>.self).update(view, ForegroundStyle())
  }
}

/// A shape that can be drawn smaller by an inset on all sides.
@preconcurrency public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape drawn with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    ShapeNode(view.shape, view.style, context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) {
    node.as(ShapeNode<Content, Style>.self).update(view.shape, view.style)
  }
}
