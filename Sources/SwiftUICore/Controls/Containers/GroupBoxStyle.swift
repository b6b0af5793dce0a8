import Foundation

/// What a style makes a group box of.
public struct GroupBoxStyleConfiguration {
  public struct Label {
    let view: AnyView
  }

  public struct Content {
    let view: AnyView
  }

  public let label: Label
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { view }
}

extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { view }
}

/// A look of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a group box with a style.
struct GroupBoxStyleView<Style: GroupBoxStyle> {
  let style: StyleProperty<Style>
  let configuration: GroupBoxStyleConfiguration
}

extension GroupBoxStyleView: View {
  var body: Style.Body { style.style.makeBody(configuration: configuration) }
}

extension View {
  /// The look of group boxes in the view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style, unless: S.self == AutomaticGroupBoxStyle.self) {
      GroupBoxStyleView(style: $0, configuration: $1)
    }
  }
}

extension GroupBoxStyle where Self == AutomaticGroupBoxStyle {
  public static var automatic: Self { Self() }
}

public struct AutomaticGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxLook(label: configuration.label, content: configuration.content)
  }
}

/// The look of a group box without a style.
struct GroupBoxLook<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      label
      content
    }.padding().background(_NamedShapeStyle.fill, in: RoundedRectangle(cornerRadius: 8))
  }
}
