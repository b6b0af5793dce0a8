/// A way in which a symbol moves. Carried.
public protocol SymbolEffect {}

public struct BounceSymbolEffect: SymbolEffect { public init() {} }
public struct PulseSymbolEffect: SymbolEffect { public init() {} }
public struct ScaleSymbolEffect: SymbolEffect { public init() {} }
public struct VariableColorSymbolEffect: SymbolEffect { public init() {} }
public struct AppearSymbolEffect: SymbolEffect { public init() {} }
public struct DisappearSymbolEffect: SymbolEffect { public init() {} }
public struct ReplaceSymbolEffect: SymbolEffect { public init() {} }
public struct RotateSymbolEffect: SymbolEffect { public init() {} }
public struct WiggleSymbolEffect: SymbolEffect { public init() {} }
public struct BreatheSymbolEffect: SymbolEffect { public init() {} }

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }

extension View {
  nonisolated public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { carrying("symbolEffect", isActive) }

  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { carrying("symbolEffect", value) }

  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    carrying("symbolEffectsRemoved", isEnabled)
  }
}

/// How often and how fast a symbol moves. Carried.
public struct SymbolEffectOptions: Equatable, Sendable {
  private let name: String
  public static let `default` = SymbolEffectOptions(name: "default")
  public static let repeating = SymbolEffectOptions(name: "repeating")
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  public static func `repeat`(_ count: Int) -> Self { Self(name: "repeat(\(count))") }
  public static func speed(_ speed: Double) -> Self { Self(name: "speed(\(speed))") }
  public func `repeat`(_ count: Int) -> Self { Self(name: "\(name).repeat(\(count))") }
  public func speed(_ speed: Double) -> Self { Self(name: "\(name).speed(\(speed))") }
}

// Variants of effects: they move differently, and nothing moves here.
extension VariableColorSymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
}

extension SymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var upUp: Self { self }
  public var downUp: Self { self }
  public var offUp: Self { self }
}
