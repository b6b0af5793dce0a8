/// An effect that would be drawn: its kind.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}

open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
      systemThickMaterial, systemChromeMaterial
  }
  final let style: Style
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
