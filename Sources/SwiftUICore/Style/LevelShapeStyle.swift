import Foundation

/// A style at a lower level of prominence: `.fill.tertiary`, `.tint.secondary`.
public struct _LevelShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    HierarchicalShapeStyle.paint(base._paint(in: environment), level: level)
  }
}

extension ShapeStyle {
  /// The second level of this style, as `ShapeStyle.secondary` of iOS 17.
  public var secondary: some ShapeStyle { _LevelShapeStyle(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { _LevelShapeStyle(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { _LevelShapeStyle(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { _LevelShapeStyle(base: self, level: 4) }
}
