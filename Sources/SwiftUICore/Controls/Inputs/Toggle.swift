import Foundation

/// A control that is on or off. Evaluated as a view with a body, because it reads its binding.
public struct Toggle<Label> {
  @Binding var isOn: Bool
  let label: Label
}

extension Toggle where Label: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}

extension Toggle: View where Label: View {
  public var body: some View { ToggleCore(isOn: $isOn, value: isOn, label: label) }
}

/// A toggle with its value read.
struct ToggleCore<Label: View> {
  let isOn: Binding<Bool>
  let value: Bool
  let label: Label
}

extension ToggleCore: StyledControl {
  var configuration: ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: isOn)
  }

  /// The label at the leading end of the line and a switch, as large as UIKit's, at the other.
  @ViewBuilder func defaultBody(_ environment: EnvironmentValues) -> some View {
    let toggle = ControlLeaf(kind: "switch", text: value ? "on" : "off", width: 51, height: 31)
      .modifier(_ButtonModifier(action: { isOn.wrappedValue.toggle() }))
    if environment[LabelsHiddenKey.self] {
      toggle
    } else {
      HStack {
        label
        Spacer()
        toggle
      }
    }
  }
}

/// What a style makes a toggle of.
public struct ToggleStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { view }
}

/// A look of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a toggle with a style.
struct ToggleStyleView<Style: ToggleStyle> {
  let style: StyleProperty<Style>
  let configuration: ToggleStyleConfiguration
}

extension ToggleStyleView: View {
  var body: Style.Body { style.style.makeBody(configuration: configuration) }
}

extension View {
  /// The look of toggles in the view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style, unless: S.self == SwitchToggleStyle.self || S.self == DefaultToggleStyle.self) {
      ToggleStyleView(style: $0, configuration: $1)
    }
  }
}

public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct SwitchToggleStyle: ToggleStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
