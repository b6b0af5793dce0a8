import Foundation

/// Something that shows previews of views in an editor. Nothing asks for them here.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// The size in which a preview is shown.
public enum PreviewLayout: Equatable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way a device is held.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { carrying("previewDisplayName", value) }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { carrying("previewLayout", value) }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { carrying("previewDevice", value) }
  nonisolated public func previewContext<C>(_ value: C) -> some View { carrying("previewContext", value) }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    carrying("previewInterfaceOrientation", value)
  }
}
