/// A colour, fixed or resolved under a trait collection.
///
/// Models the values that cell code sets; nothing is drawn. Components are in extended sRGB, 0…1.
open class UIColor: NSObject, @unchecked Sendable {
  struct Components: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  enum Source {
    case fixed(Components)
    case dynamic((UITraitCollection) -> UIColor)
  }

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(Components(red: red, green: green, blue: blue, alpha: alpha)))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = UIColor.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: alpha)
  }

  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(cgColor: CGColor) {
    self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
  }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// Asset catalogues do not exist here: a named colour is found only when the name is one of the system palette's.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) {
    guard let found = UIColor.paletteByName(name) else { return nil }
    self.init(source: found.source)
  }

  /// The fixed colour that this one is under `traits`.
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  var components: Components {
    switch source {
    case .fixed(let components): components
    case .dynamic(let provider): provider(.current).components
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(var components):
      components.alpha = alpha
      return UIColor(source: .fixed(components))
    case .dynamic(let provider):
      return UIColor(source: .dynamic { provider($0).withAlphaComponent(alpha) })
    }
  }

  open var cgColor: CGColor {
    let components = components
    return CGColor(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let components = components
    white?.pointee = 0.2126 * components.red + 0.7152 * components.green + 0.0722 * components.blue
    alpha?.pointee = components.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let one) = source, case .fixed(let two) = other.source else { return false }
    return one == two
  }

  open override var hash: Int {
    if case .fixed(let components) = source { return components.hashValue }
    return ObjectIdentifier(self).hashValue
  }

  open override var description: String {
    let components = components
    return "UIColor(\(components.red), \(components.green), \(components.blue), \(components.alpha))"
  }

  private static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let rest = brightness - chroma
    let middle = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch Int(sector) {
      case 0: (chroma, middle, 0)
      case 1: (middle, chroma, 0)
      case 2: (0, chroma, middle)
      case 3: (0, middle, chroma)
      case 4: (middle, 0, chroma)
      default: (chroma, 0, middle)
      }
    return (red + rest, green + rest, blue + rest)
  }
}
