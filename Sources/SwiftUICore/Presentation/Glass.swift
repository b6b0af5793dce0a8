import Foundation

/// A glass-like material. Nothing is drawn of it.
public struct Glass: Equatable, Sendable {
  private var name: String
  private var tint: Color?
  private var isInteractive = false

  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")

  private init(name: String) { self.name = name }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

/// Draws the glass effects in it together. It lays its content out as if it were not there.
public struct GlassEffectContainer<Content> {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View where Content: View {
  public var body: some View { content }
}

extension View {
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { carrying("glassEffect", glass) }
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    carrying("glassEffect", glass)
  }
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    carrying("glassEffectID", id)
  }
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(_ id: ID?, namespace: Namespace.ID) -> some View {
    carrying("glassEffectUnion", id)
  }
}
