/// The sizes of a hosting controller that follow its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `preferredContentSize` is kept equal to the content's ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view invalidates its intrinsic content size when the content's ideal size changes.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
