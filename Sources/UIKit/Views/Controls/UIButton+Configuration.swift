extension UIButton {
  /// How a button looks: title and image, their distances, and colours as values.
  public struct Configuration {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    enum Style: Sendable { case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent }

    let style: Style
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets: NSDirectionalEdgeInsets
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { contentInsets = Configuration.insets(style, buttonSize) } }
    public var background = UIBackgroundConfiguration.clear()
    public var showsActivityIndicator = false
    public var automaticallyUpdateForSelection = true

    private init(_ style: Style) {
      self.style = style
      contentInsets = Configuration.insets(style, .medium)
    }

    /// 7 points above and below and 12 at the sides for a medium button; borderless ones have none at the sides' expense
    /// (commonly observed; sizes scale them).
    private static func insets(_ style: Style, _ size: Size) -> NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch size {
        case .mini: (3, 6)
        case .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      let side = style == .borderless ? 0 : horizontal
      return NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    public mutating func setDefaultContentInsets() { contentInsets = Configuration.insets(style, buttonSize) }

    public func updated(for button: UIButton) -> Configuration { self }

    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }
    var shownSubtitle: String? { attributedSubtitle.map { String($0.characters) } ?? subtitle }
  }
}
