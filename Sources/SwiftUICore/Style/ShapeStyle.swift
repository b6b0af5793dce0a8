import Foundation

/// What a shape, a text or an image is drawn with.
///
/// Styles are carried: they become a name and perhaps a colour where something drawn is listed, and cost nothing until
/// then.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one stands for under `environment`. For styles of the user's own.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style comes to.
  func _paint(in environment: EnvironmentValues) -> _Paint
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) resolves to nothing") }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    resolve(in: environment)._paint(in: environment)
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { fatalError("Never is no style") }
}

extension Color: ShapeStyle {
  /// The components under `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved { resolved(in: environment.colorScheme) }

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(self) }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(Color(self)) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(.red) }
  public static var orange: Color { .init(.orange) }
  public static var yellow: Color { .init(.yellow) }
  public static var green: Color { .init(.green) }
  public static var mint: Color { .init(.mint) }
  public static var teal: Color { .init(.teal) }
  public static var cyan: Color { .init(.cyan) }
  public static var blue: Color { .init(.blue) }
  public static var indigo: Color { .init(.indigo) }
  public static var purple: Color { .init(.purple) }
  public static var pink: Color { .init(.pink) }
  public static var brown: Color { .init(.brown) }
  public static var white: Color { .init(.white) }
  public static var gray: Color { .init(.gray) }
  public static var black: Color { .init(.black) }
  public static var clear: Color { .init(.clear) }
}
