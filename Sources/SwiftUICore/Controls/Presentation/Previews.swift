import Foundation

/// A type that makes previews. Nothing is previewed here; the type compiles.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// The room a preview is given.
public enum PreviewLayout: Equatable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device a preview is shown on.
public struct PreviewDevice: Equatable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up a preview is shown.
public struct InterfaceOrientation: Equatable, Sendable {
  private let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { effect("previewLayout", value) }
  nonisolated public func previewDisplayName(_ value: String?) -> some View { effect("previewDisplayName", value) }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { effect("previewDevice", value) }
  nonisolated public func previewContext<C>(_ value: C) -> some View { effect("previewContext", Carried(value)) }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    effect("previewInterfaceOrientation", value)
  }
}
