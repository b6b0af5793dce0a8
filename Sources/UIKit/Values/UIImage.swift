import TextLayout

/// An image as a size and a name: nothing is decoded or drawn.
///
/// A symbol (`systemName:`) is as large as text of its point size makes it, 17 points by default: see
/// `TextStyle.symbolSide`. A named image has the size 24×24
/// unless registered with `_register`. An image made of data has the size its PNG header states, else none.
public final class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public let size: CGSize
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  public let symbolConfiguration: UIImage.Configuration?
  public let imageOrientation = Orientation.up
  let name: String
  let isSymbol: Bool

  init(
    name: String, size: CGSize, scale: CGFloat = 3, renderingMode: RenderingMode = .automatic,
    symbolConfiguration: UIImage.Configuration? = nil, isSymbol: Bool = false
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.symbolConfiguration = symbolConfiguration
    self.isSymbol = isSymbol
    super.init()
  }

  public convenience override init() { self.init(name: "", size: .zero) }

  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    let side = TextStyle(size: configuration?.symbolPointSize ?? 17).symbolSide
    self.init(
      name: name, size: CGSize(width: side, height: side), symbolConfiguration: configuration, isSymbol: true)
  }

  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: UIImage.registeredSizes[name] ?? CGSize(width: 24, height: 24))
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = UIImage.pngSize(data), scale > 0 else { return nil }
    self.init(name: "data", size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// An image of no content, of a size. Not Apple's.
  public convenience init(_name name: String, size: CGSize) { self.init(name: name, size: size) }

  /// The size that `UIImage(named:)` gives the image called `name`. Not Apple's: asset catalogues do not exist here.
  public static func _register(_ name: String, size: CGSize) { registeredSizes[name] = size }

  nonisolated(unsafe) private static var registeredSizes: [String: CGSize] = [:]

  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(renderingMode: mode) }
  public func withTintColor(_ color: UIColor) -> UIImage { copy() }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode)
  }
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard isSymbol else { return self }
    return UIImage(systemName: name, withConfiguration: configuration) ?? self
  }
  public func applyingSymbolConfiguration(_ configuration: UIImage.Configuration) -> UIImage? {
    withConfiguration(configuration)
  }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  private func copy(renderingMode: RenderingMode? = nil) -> UIImage {
    UIImage(
      name: name, size: size, scale: scale, renderingMode: renderingMode ?? self.renderingMode,
      symbolConfiguration: symbolConfiguration, isSymbol: isSymbol)
  }

  private static func pngSize(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes[1] == 0x50, bytes[2] == 0x4E, bytes[3] == 0x47 else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(16), height: number(20))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (name == other.name && size == other.size && renderingMode == other.renderingMode && !name.isEmpty)
  }

  public override var hash: Int { name.hashValue }
}

extension UIImage {
  /// How a symbol is to be drawn.
  public class Configuration: NSObject, @unchecked Sendable {
    let symbolPointSize: CGFloat?
    init(symbolPointSize: CGFloat?) {
      self.symbolPointSize = symbolPointSize
      super.init()
    }
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init(symbolPointSize: pointSize) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(symbolPointSize: pointSize) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(symbolPointSize: pointSize * SymbolConfiguration.factor(scale))
    }
    public convenience init(scale: SymbolScale) { self.init(symbolPointSize: 17 * SymbolConfiguration.factor(scale)) }
    public convenience init(weight: SymbolWeight) { self.init(symbolPointSize: nil) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(symbolPointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        symbolPointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize * SymbolConfiguration.factor(scale))
    }
    public convenience init(font: UIFont) { self.init(symbolPointSize: font.pointSize) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(symbolPointSize: font.pointSize * SymbolConfiguration.factor(scale))
    }
    public convenience init(hierarchicalColor: UIColor) { self.init(symbolPointSize: nil) }
    public convenience init(paletteColors: [UIColor]) { self.init(symbolPointSize: nil) }

    /// Small, medium and large differ by about a quarter each (a choice).
    private static func factor(_ scale: SymbolScale) -> CGFloat {
      switch scale {
      case .small: 0.78
      case .large: 1.28
      default: 1
      }
    }
  }
}
