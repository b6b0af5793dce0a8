import TextLayout

/// How a text is to be measured for drawing. Lines break where there is a width and `usesLineFragmentOrigin`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

public class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The size of the text without a bound. Not rounded, as Apple's is not; 12 points where no font is set.
  public func size() -> CGSize { measured(width: nil) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(origin: .zero, size: measured(width: breaks ? size.width : nil))
  }

  private func measured(width: CGFloat?) -> CGSize {
    let measurer = TextMeasurer(measuredRuns(defaultFont: .systemFont(ofSize: 12)))
    let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    let found = measurer.metrics(
      width: width.map { Double($0) }, options: TextOptions(lineSpacing: Double(style?.lineSpacing ?? 0)))
    return CGSize(width: found.width, height: found.height)
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attributes).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
