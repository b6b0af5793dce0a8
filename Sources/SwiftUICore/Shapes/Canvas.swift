import Foundation

/// A view that is drawn by code. The code is carried: nothing is drawn here.
public struct Canvas<Symbols> {
  let renderer: (inout GraphicsContext, CGSize) -> Void
}

/// What a canvas draws into.
public struct GraphicsContext {
  public var opacity = 1.0
  public var blendMode = BlendMode.normal

  /// What a path is filled with.
  public struct Shading {
    let paint: AnyShapeStyle
    public static func color(_ color: Color) -> Shading { Shading(paint: AnyShapeStyle(color)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(paint: AnyShapeStyle(style)) }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
}

extension Canvas: View where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.init(renderer: renderer) }

  public typealias Body = Never

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    ControlLeaf._makeNode(leaf, in: context)
  }

  public static func _updateNode(_ node: ViewNode, with view: Self) { ControlLeaf._updateNode(node, with: leaf) }

  private static var leaf: ControlLeaf { ControlLeaf(kind: "canvas", text: nil, width: nil, height: nil) }
}
