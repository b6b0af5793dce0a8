import Foundation

/// What a style makes a labeled content of.
public struct LabeledContentStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { view }
}

/// A look of labeled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a labeled content with a style.
struct LabeledContentStyleView<Style: LabeledContentStyle> {
  let style: StyleProperty<Style>
  let configuration: LabeledContentStyleConfiguration
}

extension LabeledContentStyleView: View {
  var body: Style.Body { style.style.makeBody(configuration: configuration) }
}

extension View {
  /// The look of labeled content in the view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style, unless: S.self == AutomaticLabeledContentStyle.self) {
      LabeledContentStyleView(style: $0, configuration: $1)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: Self { Self() }
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content
    }
  }
}
