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
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
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
  public static let impact = SensoryFeedback(name: "impact")
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
