import Foundation

/// What a style makes the look of a button of.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  /// A touch takes no time here, so a button is never seen pressed.
  public let isPressed: Bool
}

/// A look of buttons. What happens on a tap stays with the button.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a button of that handles touches itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let view: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// A look and behaviour of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { view }
}

/// Draws a button with a style.
struct ButtonStyleView<Style: ButtonStyle> {
  let style: StyleProperty<Style>
  let configuration: ButtonStyleConfiguration
}

extension ButtonStyleView: View {
  var body: Style.Body { style.style.makeBody(configuration: configuration) }
}

/// Draws a button with a style that handles touches.
struct PrimitiveButtonStyleView<Style: PrimitiveButtonStyle> {
  let style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration
}

extension PrimitiveButtonStyleView: View {
  var body: Style.Body { style.style.makeBody(configuration: configuration) }
}

extension View {
  /// The look of buttons in the view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style, unless: false) { (style, configuration: PrimitiveButtonStyleConfiguration) in
      let plain = ButtonStyleConfiguration(
        role: configuration.role, label: ButtonStyleConfiguration.Label(view: configuration.label.view),
        isPressed: false)
      return ButtonStyleView(style: style, configuration: plain)
        .modifier(_ButtonModifier(action: configuration.action))
    }
  }

  /// The look and behaviour of buttons in the view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look = (style as? any SystemButtonStyle)?.look
    return controlStyle(style, unless: look != nil) { PrimitiveButtonStyleView(style: $0, configuration: $1) }
      .environmentValue(ButtonLookKey.self, look ?? .automatic)
  }

  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    carrying("buttonBorderShape", shape)
  }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    carrying("buttonRepeatBehavior", behavior)
  }
}

/// The outline of a button that has one.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle(\(radius))")
  }
}

/// Whether a button that stays pressed runs its action again.
public struct ButtonRepeatBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
