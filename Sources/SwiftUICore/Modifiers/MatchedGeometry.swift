import Foundation

/// Which properties of a view's geometry another takes over.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Takes over the geometry of the group's source. Carried: it shows while values are animated, and here they land at
  /// once.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { carrying("matchedGeometryEffect", id) }

  /// Names the view as what a navigation transition begins at. Carried.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    carrying("matchedTransitionSource", AnyHashable(id))
  }

  /// Carried: navigation is not animated here.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    carrying("navigationTransition", "\(type(of: style))")
  }
}

/// How a navigation shows its next screen. Carried.
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }
public struct ZoomNavigationTransition: NavigationTransition {
  let sourceID: AnyHashable
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(sourceID: AnyHashable(sourceID))
  }
}
