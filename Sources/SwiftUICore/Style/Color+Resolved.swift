extension Color {
  /// A colour's components in sRGB, after everything the environment decides.
  @frozen public struct Resolved: Hashable, Sendable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var opacity: Float

    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  public init(_ resolved: Resolved) {
    self.init(
      .sRGB, red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// The components under a colour scheme. A colour that is only a name has no components: it resolves to clear black.
  func resolved(in scheme: ColorScheme) -> Resolved {
    switch Kind(rawValue: kind)! {
    case .components: return Resolved(red: red, green: green, blue: blue, opacity: alpha)
    case .system:
      let parts = SystemColor(rawValue: UInt8(token))!.components(in: scheme)
      return Resolved(
        red: parts.red / 255, green: parts.green / 255, blue: parts.blue / 255, opacity: parts.alpha * alpha)
    case .named: return Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    case .platform:
      var look = PlatformColors.components(of: token, in: scheme)
      look.opacity *= alpha
      return look
    }
  }
}
