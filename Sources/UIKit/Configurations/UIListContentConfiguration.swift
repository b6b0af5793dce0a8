/// The content of a standard list row: an image, a text and a secondary text.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text of the configuration is set.
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  public struct ImageProperties {
    public static let standardDimension: CGFloat = UIView.noIntrinsicMetric

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeWidth: CGFloat = 0
    public var strokeColor: UIColor?

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText = false
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  /// Margins of 11 points above and below make the row of one line about 44 high with its text; 16 and 8 at the sides
  /// (commonly observed; facts: 35, confidence low).
  private init(
    _ style: UIFont.TextStyle, _ secondary: UIFont.TextStyle, color: UIColor = .label,
    secondaryColor: UIColor = .secondaryLabel, sideBySide: Bool = false, vertical: CGFloat = 11
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: secondary), color: secondaryColor)
    prefersSideBySideTextAndSecondaryText = sideBySide
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 8)
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .footnote) }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body, .footnote) }
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.body, .body, sideBySide: true)
  }
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.headline, .footnote, vertical: 6)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footnote, .footnote, color: .secondaryLabel, vertical: 6)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(.footnote, .footnote, color: .secondaryLabel, vertical: 6)
    made.textProperties.transform = .uppercase
    return made
  }
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.title3, .footnote, vertical: 6)
  }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// A disabled state greys the texts; other states leave the content as it is.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
    var result = self
    result.textProperties.color = .tertiaryLabel
    result.secondaryTextProperties.color = .tertiaryLabel
    return result
  }
}

/// The axes along which something holds.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
