import Foundation

/// A level of prominence of the foreground style that holds where it is used.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  let level: Int
  init(level: Int) { self.level = level }

  public typealias Resolved = Never
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Shares of opacity by level. The system's are 1, 0.5, 0.25 and 0.18 for a colour of the user's.
  private static let opacities: [Double] = [1, 0.5, 0.25, 0.18, 0.1]

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    guard let base = environment.baseForegroundStyle else { return _Paint(Self.defaults[level]) }
    return Self.paint(base._paint(in: environment), level: level)
  }

  /// A paint at a level of prominence.
  static func paint(_ paint: _Paint, level: Int) -> _Paint {
    guard level > 0 else { return paint }
    if let color = paint.color { return _Paint(color.opacity(opacities[level])) }
    return _Paint(name: paint.name + " level \(level)")
  }

  private static let defaults: [Color] = [
    .primary, .secondary, Color(.tertiary), Color(.quaternary), Color(.quaternary),
  ]
}

/// The foreground style that holds where it is used.
@frozen public struct ForegroundStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.foregroundStyle?._paint(in: environment) ?? _Paint(Color.primary)
  }
}

/// The tint that holds where it is used.
@frozen public struct TintShapeStyle: ShapeStyle, Equatable {
  public typealias Resolved = Never
  public init() {}
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    environment.tint?._paint(in: environment) ?? _Paint(Color.accentColor)
  }
}

/// One of the styles that the system names; each is carried by its name.
public struct _NamedShapeStyle: ShapeStyle, Equatable {
  let name: StaticString
  public typealias Resolved = Never
  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(name: "\(name)") }
  public static func == (a: _NamedShapeStyle, b: _NamedShapeStyle) -> Bool { a.name.description == b.name.description }
}

public typealias BackgroundStyle = _NamedShapeStyle
public typealias SeparatorShapeStyle = _NamedShapeStyle
public typealias PlaceholderTextShapeStyle = _NamedShapeStyle
public typealias SelectionShapeStyle = _NamedShapeStyle
public typealias FillShapeStyle = _NamedShapeStyle
public typealias LinkShapeStyle = _NamedShapeStyle
public typealias WindowBackgroundShapeStyle = _NamedShapeStyle

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == _NamedShapeStyle {
  public static var background: _NamedShapeStyle { .init(name: "background") }
  public static var separator: _NamedShapeStyle { .init(name: "separator") }
  public static var placeholder: _NamedShapeStyle { .init(name: "placeholder") }
  public static var selection: _NamedShapeStyle { .init(name: "selection") }
  public static var fill: _NamedShapeStyle { .init(name: "fill") }
  public static var link: _NamedShapeStyle { .init(name: "link") }
  public static var windowBackground: _NamedShapeStyle { .init(name: "windowBackground") }
}
