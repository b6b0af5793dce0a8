import Foundation

/// Looks that the system draws. Carried.
extension View {
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { carrying("symbolVariant", variant) }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    carrying("symbolRenderingMode", mode)
  }

  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    carrying("sensoryFeedback", trigger)
  }

  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { onChange(of: trigger) { old, new in _ = condition(old, new) } }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { onChange(of: trigger) { old, new in _ = feedback(old, new) } }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { onChange(of: trigger) { _ = feedback() } }

  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    carrying("invalidatableContent", invalidatable)
  }

  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    carrying("speechSpellsOutCharacters", value)
  }

  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    carrying("defersSystemGestures", edges.rawValue)
  }

  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    carrying("backgroundStyle", AnyShapeStyle(style))
  }
}

/// Variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private var name: String
  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool {
    let names = name.split(separator: ".")
    return other == .none || other.name.split(separator: ".").allSatisfy(names.contains)
  }

  private func adding(_ part: String) -> SymbolVariants {
    self == .none ? SymbolVariants(name: part) : SymbolVariants(name: name + "." + part)
  }
}

/// A feedback that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  public static let impact = SensoryFeedback(name: "impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }

  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}

/// A key of a keyboard.
public struct KeyEquivalent: Equatable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
}
