import Foundation

/// What a style makes a label of.
public struct LabelStyleConfiguration {
  public struct Title {
    let view: AnyView
  }

  public struct Icon {
    let view: AnyView
  }

  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { view }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { view }
}

/// A look of labels.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a label with a style.
struct LabelStyleView<Style: LabelStyle> {
  let style: StyleProperty<Style>
  let configuration: LabelStyleConfiguration
}

extension LabelStyleView: View {
  var body: Style.Body { style.style.makeBody(configuration: configuration) }
}

extension View {
  /// The look of labels in the view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle(style, unless: S.self == DefaultLabelStyle.self || S.self == TitleAndIconLabelStyle.self) {
      LabelStyleView(style: $0, configuration: $1)
    }
  }
}

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
