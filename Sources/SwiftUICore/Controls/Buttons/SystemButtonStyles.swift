import Foundation

/// The looks that the system has for buttons.
enum ButtonLook { case automatic, plain, borderless, bordered, borderedProminent }

enum ButtonLookKey: EnvironmentKey { static var defaultValue: ButtonLook { .automatic } }

/// A style of the system's: the button draws it itself.
protocol SystemButtonStyle {
  var look: ButtonLook { get }
}

public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  nonisolated public init() {}
  nonisolated var look: ButtonLook { .automatic }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  nonisolated public init() {}
  nonisolated var look: ButtonLook { .plain }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  nonisolated public init() {}
  nonisolated var look: ButtonLook { .borderless }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  nonisolated public init() {}
  nonisolated var look: ButtonLook { .bordered }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  nonisolated public init() {}
  nonisolated var look: ButtonLook { .borderedProminent }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct GlassButtonStyle: PrimitiveButtonStyle, SystemButtonStyle {
  nonisolated public init() {}
  nonisolated var look: ButtonLook { .bordered }
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
