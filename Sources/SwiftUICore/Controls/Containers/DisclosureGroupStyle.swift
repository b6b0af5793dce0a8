import Foundation

/// What a style makes a disclosure group of.
public struct DisclosureGroupStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { view }
}

/// A look of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a disclosure group with a style.
struct DisclosureGroupStyleView<Style: DisclosureGroupStyle> {
  let style: StyleProperty<Style>
  let configuration: DisclosureGroupStyleConfiguration
}

extension DisclosureGroupStyleView: View {
  var body: Style.Body { style.style.makeBody(configuration: configuration) }
}

extension View {
  /// The look of disclosure groups in the view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    controlStyle(style, unless: S.self == AutomaticDisclosureGroupStyle.self) {
      DisclosureGroupStyleView(style: $0, configuration: $1)
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: Self { Self() }
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: "chevron.right")
      }.onTapGesture { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
}
