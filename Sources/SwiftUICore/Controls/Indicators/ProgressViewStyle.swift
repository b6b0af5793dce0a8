/// What a style makes a progress view of.
public struct ProgressViewStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct CurrentValueLabel {
    let view: AnyView
  }

  public let fractionCompleted: Double?
  let labelView: AnyView
  let currentValueLabelView: AnyView
  let hasLabel: Bool
  let hasCurrentValueLabel: Bool

  public var label: Label? { hasLabel ? Label(view: labelView) : nil }
  public var currentValueLabel: CurrentValueLabel? {
    hasCurrentValueLabel ? CurrentValueLabel(view: currentValueLabelView) : nil
  }
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { view }
}

/// A look of progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a progress view with a style.
struct ProgressViewStyleView<Style: ProgressViewStyle> {
  let style: StyleProperty<Style>
  let configuration: ProgressViewStyleConfiguration
}

extension ProgressViewStyleView: View {
  var body: Style.Body { style.style.makeBody(configuration: configuration) }
}

/// The looks that the system has for progress.
enum ProgressLook { case automatic, circular, linear }
enum ProgressLookKey: EnvironmentKey { static var defaultValue: ProgressLook { .automatic } }

extension View {
  /// The look of progress views in the view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let look: ProgressLook? =
      switch style {
      case is CircularProgressViewStyle: .circular
      case is LinearProgressViewStyle: .linear
      case is DefaultProgressViewStyle: .automatic
      default: nil
      }
    return controlStyle(style, unless: look != nil) { ProgressViewStyleView(style: $0, configuration: $1) }
      .environmentValue(ProgressLookKey.self, look ?? .automatic)
  }
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
