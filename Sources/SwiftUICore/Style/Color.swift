import Foundation

/// A colour: given by components, by one of the system's names, or by a name of the app's own.
///
/// Plain bytes (a kind, a number and four components), so that comparing two is comparing bytes. What a system name
/// looks like under a colour scheme is decided where it is resolved.
@frozen public struct Color: Hashable, Sendable {
  enum Kind: UInt32 { case components, system, named, platform }

  /// A `Kind`'s raw value.
  let kind: UInt32
  /// Which system colour, or the number of the interned name.
  let token: Int32
  let red: Float
  let green: Float
  let blue: Float
  let alpha: Float

  init(kind: Kind, token: Int32, red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 1) {
    self.kind = kind.rawValue
    self.token = token
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ system: SystemColor) { self.init(kind: .system, token: Int32(system.rawValue)) }

  /// The colour space in which components are given.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      kind: .components, token: Int32(colorSpace.hashIndex), red: Float(red), green: Float(green), blue: Float(blue),
      alpha: Float(opacity))
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A constant colour from hue, saturation and brightness, each in 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(.sRGB, red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour of the app's asset catalog, by name. The model has no catalog: the name is carried.
  public init(_ name: String) { self.init(kind: .named, token: Self.names.number(of: name)) }

  /// The same colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(kind: Kind(rawValue: kind)!, token: token, red: red, green: green, blue: blue, alpha: alpha * Float(opacity))
  }

  /// A colour between this one and `other`; `fraction` 0 is this one.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let a = resolved(in: .light)
    let b = other.resolved(in: .light)
    func between(_ x: Float, _ y: Float) -> Double { Double(x) + (Double(y) - Double(x)) * fraction }
    return Color(
      .sRGB, red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
      opacity: between(a.opacity, b.opacity))
  }

  static let names = Interner()
}

extension Color.RGBColorSpace {
  fileprivate var hashIndex: Int {
    switch self {
    case .sRGB: 0
    case .sRGBLinear: 1
    case .displayP3: 2
    }
  }
}

extension Color {
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let white = Color(.white)
  public static let gray = Color(.gray)
  public static let black = Color(.black)
  public static let clear = Color(.clear)
  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
  public static let accentColor = Color(.accent)
}

extension Color: CustomStringConvertible {
  public var description: String {
    let base: String
    switch Kind(rawValue: kind)! {
    case .components: return "#" + [red, green, blue, alpha].map(Self.hexadecimal).joined()
    case .system: base = "\(SystemColor(rawValue: UInt8(token))!)"
    case .named: base = "named(\(Self.names.name(of: token)))"
    case .platform: base = "platform(\(Self.names.name(of: token)))"
    }
    return alpha == 1 ? base : "\(base) \(Int((alpha * 100).rounded()))%"
  }

  private static func hexadecimal(_ component: Float) -> String {
    guard component.isFinite else { return "??" }
    let byte = Int((min(max(component, 0), 1) * 255).rounded())
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
