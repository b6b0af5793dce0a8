/// Describes the content of a view and makes the view that shows it.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is for `state`: a list configuration takes on the state's colours.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration, and takes another in place when it supports it.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether `configuration` can be set in place. By default: whether it has the type of the present one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
