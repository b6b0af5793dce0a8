import Foundation

/// An icon and a title.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label where Title: View, Icon: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

extension Label: View where Title: View, Icon: View {
  public typealias Body = Never
}

extension Label: StyledControl where Title: View, Icon: View {
  var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(view: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(view: AnyView(icon)))
  }

  /// The icon before the title, 8 points apart: a choice.
  func defaultBody(_ environment: EnvironmentValues) -> some View {
    HStack(spacing: 8) {
      icon
      title
    }
  }
}
