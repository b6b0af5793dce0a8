import Foundation

/// An effect that changes how a view is drawn and not how it is laid out.
public protocol VisualEffect: Sendable, Animatable {}

/// An effect that does nothing yet.
public struct EmptyVisualEffect: VisualEffect { public init() {} }

// Nothing is drawn here: the calls are checked, and their values dropped.
extension VisualEffect {
  public func opacity(_ opacity: Double, isEnabled: Bool = true) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false, isEnabled: Bool = true) -> some VisualEffect { self }
  public func brightness(_ amount: Double, isEnabled: Bool = true) -> some VisualEffect { self }
  public func contrast(_ amount: Double, isEnabled: Bool = true) -> some VisualEffect { self }
  public func grayscale(_ amount: Double, isEnabled: Bool = true) -> some VisualEffect { self }
  public func saturation(_ amount: Double, isEnabled: Bool = true) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle, isEnabled: Bool = true) -> some VisualEffect { self }
  public func offset(_ offset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0, isEnabled: Bool = true) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center, isEnabled: Bool = true)
    -> some VisualEffect
  { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center, isEnabled: Bool = true)
    -> some VisualEffect
  { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center, isEnabled: Bool = true)
    -> some VisualEffect
  { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center, isEnabled: Bool = true)
    -> some VisualEffect
  { self }
}

/// Where a view stands on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view goes through the phases of a scroll view.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view has to be in sight.
  public struct Threshold: Sendable {
    let amount: Double
    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static var centered: Threshold { Threshold(amount: 0.5) }
    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
  }

  private let name: String
  public static let identity = ScrollTransitionConfiguration(name: "identity")
  public static let animated = ScrollTransitionConfiguration(name: "animated")
  public static let interactive = ScrollTransitionConfiguration(name: "interactive")
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  public static func interactive(timingCurve: Animation = .default) -> Self { .interactive }
  public func animation(_ animation: Animation) -> Self { self }
  public func threshold(_ threshold: Threshold) -> Self { self }
}

extension View {
  /// Changes how the view is drawn by its geometry. Carried: nothing is drawn.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { carrying("visualEffect", effect) }

  /// Changes how the view is drawn by its place in a scroll view. Carried: nothing is drawn.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { carrying("scrollTransition", transition) }

  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { carrying("scrollTransition", transition) }
}
