/// A style of a type that is not known where it is kept. The two most used ones are kept without a box.
public struct AnyShapeStyle: ShapeStyle {
  private enum Storage {
    case color(Color)
    case hierarchical(HierarchicalShapeStyle)
    case other(Box)
  }

  private final class Box: Sendable {
    let style: any ShapeStyle
    init(_ style: any ShapeStyle) { self.style = style }
  }

  private let storage: Storage

  public init<S: ShapeStyle>(_ style: S) {
    if let color = style as? Color {
      storage = .color(color)
    } else if let style = style as? HierarchicalShapeStyle {
      storage = .hierarchical(style)
    } else if let style = style as? AnyShapeStyle {
      self = style
    } else {
      storage = .other(Box(style))
    }
  }

  init(color: Color) { storage = .color(color) }

  /// The colour, if the style is one.
  var color: Color? { if case .color(let color) = storage { color } else { nil } }

  /// Whether the style is a level of another one.
  var isHierarchical: Bool { if case .hierarchical = storage { true } else { false } }

  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    switch storage {
    case .color(let color): _Paint(color)
    case .hierarchical(let style): style._paint(in: environment)
    case .other(let box): box.style._paint(in: environment)
    }
  }
}

extension AnyShapeStyle: Equatable {
  /// Styles that cannot be compared count as different.
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    switch (a.storage, b.storage) {
    case (.color(let a), .color(let b)): return a == b
    case (.hierarchical(let a), .hierarchical(let b)): return a == b
    case (.other(let a), .other(let b)):
      if a === b { return true }
      guard let first = a.style as? any Equatable else { return false }
      return areEqual(first, b.style)
    default: return false
    }
  }

  private static func areEqual<T: Equatable>(_ a: T, _ b: any ShapeStyle) -> Bool { a == b as? T }
}
