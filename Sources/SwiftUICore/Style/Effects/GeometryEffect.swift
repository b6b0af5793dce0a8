import CoreGraphics
import Foundation

/// An effect that changes where a view is drawn and not where it is laid out. Carried: nothing is drawn.
public protocol GeometryEffect: Animatable, _LayoutModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    EffectNode(context, "geometryEffect", Carried(modifier))
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(EffectNode<Carried<Self>>.self).update(Carried(modifier))
  }

  public func ignoredByLayout() -> Self { self }
}

/// A projective transform of the plane.
@frozen public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

extension View {
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect("projectionEffect", transform)
  }
}
