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
  nonisolated public func symbolEffect<T: SymbolEffect>(_ effect: T, isActive: Bool = true) -> some View {
    carrying("symbolEffect", isActive)
  }

  nonisolated public func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, value: U) -> some View {
    carrying("symbolEffect", value)
  }
}
