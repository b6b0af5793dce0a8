import SwiftUICore
import UIKit

extension Color {
  /// Creates a colour from UIKit's. One that differs between light and dark stays so.
  public init(uiColor: UIColor) {
    let light = Resolved(uiColor.resolvedColor(with: TraitStyles.light))
    guard !uiColor._isFixed else {
      self.init(light)
      return
    }
    let dark = Resolved(uiColor.resolvedColor(with: TraitStyles.dark))
    if light == dark { self.init(light) } else { self.init(_platform: "\(light)/\(dark)", light: light, dark: dark) }
  }

  /// Creates a colour from UIKit's; the older name of `init(uiColor:)`.
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
  /// Creates a UIKit colour that is resolved under the traits that it is used with.
  public convenience init(_ color: Color) {
    let light = Self.components(of: color, .light)
    let dark = Self.components(of: color, .dark)
    if light == dark {
      self.init(light)
    } else {
      self.init { traits in UIColor(traits.userInterfaceStyle == .dark ? dark : light) }
    }
  }

  private static func components(of color: Color, _ scheme: ColorScheme) -> Color.Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment)
  }

  private convenience init(_ components: Color.Resolved) {
    self.init(
      red: CGFloat(components.red), green: CGFloat(components.green), blue: CGFloat(components.blue),
      alpha: CGFloat(components.opacity))
  }
}

/// Two trait collections that differ in their style only.
private enum TraitStyles {
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
}

extension Color.Resolved {
  fileprivate init(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }
}
