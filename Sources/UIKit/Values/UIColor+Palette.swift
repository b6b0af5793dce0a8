// The system palette, light and dark, as RGBA in hexadecimal.
extension UIColor {
  public static var black: UIColor { Palette.black }
  public static var white: UIColor { Palette.white }
  public static var clear: UIColor { Palette.clear }
  public static var red: UIColor { Palette.red }
  public static var green: UIColor { Palette.green }
  public static var blue: UIColor { Palette.blue }
  public static var cyan: UIColor { Palette.cyan }
  public static var yellow: UIColor { Palette.yellow }
  public static var magenta: UIColor { Palette.magenta }
  public static var orange: UIColor { Palette.orange }
  public static var purple: UIColor { Palette.purple }
  public static var brown: UIColor { Palette.brown }
  public static var darkGray: UIColor { Palette.darkGray }
  public static var lightGray: UIColor { Palette.lightGray }
  public static var gray: UIColor { Palette.gray }
  public static var systemRed: UIColor { Palette.systemRed }
  public static var systemGreen: UIColor { Palette.systemGreen }
  public static var systemBlue: UIColor { Palette.systemBlue }
  public static var systemOrange: UIColor { Palette.systemOrange }
  public static var systemYellow: UIColor { Palette.systemYellow }
  public static var systemPink: UIColor { Palette.systemPink }
  public static var systemPurple: UIColor { Palette.systemPurple }
  public static var systemTeal: UIColor { Palette.systemTeal }
  public static var systemIndigo: UIColor { Palette.systemIndigo }
  public static var systemBrown: UIColor { Palette.systemBrown }
  public static var systemMint: UIColor { Palette.systemMint }
  public static var systemCyan: UIColor { Palette.systemCyan }
  public static var systemGray: UIColor { Palette.systemGray }
  public static var systemGray2: UIColor { Palette.systemGray2 }
  public static var systemGray3: UIColor { Palette.systemGray3 }
  public static var systemGray4: UIColor { Palette.systemGray4 }
  public static var systemGray5: UIColor { Palette.systemGray5 }
  public static var systemGray6: UIColor { Palette.systemGray6 }
  public static var label: UIColor { Palette.label }
  public static var secondaryLabel: UIColor { Palette.secondaryLabel }
  public static var tertiaryLabel: UIColor { Palette.tertiaryLabel }
  public static var quaternaryLabel: UIColor { Palette.quaternaryLabel }
  public static var placeholderText: UIColor { Palette.placeholderText }
  public static var link: UIColor { Palette.link }
  public static var separator: UIColor { Palette.separator }
  public static var opaqueSeparator: UIColor { Palette.opaqueSeparator }
  public static var systemBackground: UIColor { Palette.systemBackground }
  public static var secondarySystemBackground: UIColor { Palette.secondarySystemBackground }
  public static var tertiarySystemBackground: UIColor { Palette.tertiarySystemBackground }
  public static var systemGroupedBackground: UIColor { Palette.systemGroupedBackground }
  public static var secondarySystemGroupedBackground: UIColor { Palette.secondarySystemGroupedBackground }
  public static var tertiarySystemGroupedBackground: UIColor { Palette.tertiarySystemGroupedBackground }
  public static var systemFill: UIColor { Palette.systemFill }
  public static var secondarySystemFill: UIColor { Palette.secondarySystemFill }
  public static var tertiarySystemFill: UIColor { Palette.tertiarySystemFill }
  public static var quaternarySystemFill: UIColor { Palette.quaternarySystemFill }
  public static var tintColor: UIColor { Palette.tintColor }
  public static var lightText: UIColor { Palette.lightText }
  public static var darkText: UIColor { Palette.darkText }

  private enum Palette {
    static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let darkGray = UIColor(white: 0.333333, alpha: 1)
    static let lightGray = UIColor(white: 0.666667, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let systemRed = UIColor(light: 0xFF3B_30FF, dark: 0xFF45_3AFF)
    static let systemGreen = UIColor(light: 0x34C7_59FF, dark: 0x30D1_58FF)
    static let systemBlue = UIColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
    static let systemOrange = UIColor(light: 0xFF95_00FF, dark: 0xFF9F_0AFF)
    static let systemYellow = UIColor(light: 0xFFCC_00FF, dark: 0xFFD6_0AFF)
    static let systemPink = UIColor(light: 0xFF2D_55FF, dark: 0xFF37_5FFF)
    static let systemPurple = UIColor(light: 0xAF52_DEFF, dark: 0xBF5A_F2FF)
    static let systemTeal = UIColor(light: 0x30B0_C7FF, dark: 0x40C8_E0FF)
    static let systemIndigo = UIColor(light: 0x5856_D6FF, dark: 0x5E5C_E6FF)
    static let systemBrown = UIColor(light: 0xA284_5EFF, dark: 0xAC8E_68FF)
    static let systemMint = UIColor(light: 0x00C7_BEFF, dark: 0x63E6_E2FF)
    static let systemCyan = UIColor(light: 0x32AD_E6FF, dark: 0x64D2_FFFF)
    static let systemGray = UIColor(light: 0x8E8E_93FF, dark: 0x8E8E_93FF)
    static let systemGray2 = UIColor(light: 0xAEAE_B2FF, dark: 0x6363_66FF)
    static let systemGray3 = UIColor(light: 0xC7C7_CCFF, dark: 0x4848_4AFF)
    static let systemGray4 = UIColor(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
    static let systemGray5 = UIColor(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
    static let systemGray6 = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
    static let label = UIColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
    static let secondaryLabel = UIColor(light: 0x3C3C_4399, dark: 0xEBEB_F599)
    static let tertiaryLabel = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
    static let quaternaryLabel = UIColor(light: 0x3C3C_432D, dark: 0xEBEB_F52D)
    static let placeholderText = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
    static let link = UIColor(light: 0x007A_FFFF, dark: 0x0984_FFFF)
    static let separator = UIColor(light: 0x3C3C_434A, dark: 0x5454_5899)
    static let opaqueSeparator = UIColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
    static let systemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF)
    static let secondarySystemBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
    static let tertiarySystemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF)
    static let systemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x0000_00FF)
    static let secondarySystemGroupedBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
    static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF)
    static let systemFill = UIColor(light: 0x7878_8033, dark: 0x7878_805B)
    static let secondarySystemFill = UIColor(light: 0x7878_8028, dark: 0x7878_8051)
    static let tertiarySystemFill = UIColor(light: 0x7676_801E, dark: 0x7676_803D)
    static let quaternarySystemFill = UIColor(light: 0x7474_8014, dark: 0x7676_802D)
    static let tintColor = UIColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
    static let lightText = UIColor(light: 0xFFFF_FF99, dark: 0xFFFF_FF99)
    static let darkText = UIColor(light: 0x0000_00FF, dark: 0x0000_00FF)
  }

  static func paletteByName(_ name: String) -> UIColor? {
    switch name {
    case "black": Palette.black
    case "white": Palette.white
    case "clear": Palette.clear
    case "red": Palette.red
    case "green": Palette.green
    case "blue": Palette.blue
    case "cyan": Palette.cyan
    case "yellow": Palette.yellow
    case "magenta": Palette.magenta
    case "orange": Palette.orange
    case "purple": Palette.purple
    case "brown": Palette.brown
    case "darkGray": Palette.darkGray
    case "lightGray": Palette.lightGray
    case "gray": Palette.gray
    case "systemRed": Palette.systemRed
    case "systemGreen": Palette.systemGreen
    case "systemBlue": Palette.systemBlue
    case "systemOrange": Palette.systemOrange
    case "systemYellow": Palette.systemYellow
    case "systemPink": Palette.systemPink
    case "systemPurple": Palette.systemPurple
    case "systemTeal": Palette.systemTeal
    case "systemIndigo": Palette.systemIndigo
    case "systemBrown": Palette.systemBrown
    case "systemMint": Palette.systemMint
    case "systemCyan": Palette.systemCyan
    case "systemGray": Palette.systemGray
    case "systemGray2": Palette.systemGray2
    case "systemGray3": Palette.systemGray3
    case "systemGray4": Palette.systemGray4
    case "systemGray5": Palette.systemGray5
    case "systemGray6": Palette.systemGray6
    case "label": Palette.label
    case "secondaryLabel": Palette.secondaryLabel
    case "tertiaryLabel": Palette.tertiaryLabel
    case "quaternaryLabel": Palette.quaternaryLabel
    case "placeholderText": Palette.placeholderText
    case "link": Palette.link
    case "separator": Palette.separator
    case "opaqueSeparator": Palette.opaqueSeparator
    case "systemBackground": Palette.systemBackground
    case "secondarySystemBackground": Palette.secondarySystemBackground
    case "tertiarySystemBackground": Palette.tertiarySystemBackground
    case "systemGroupedBackground": Palette.systemGroupedBackground
    case "secondarySystemGroupedBackground": Palette.secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackground": Palette.tertiarySystemGroupedBackground
    case "systemFill": Palette.systemFill
    case "secondarySystemFill": Palette.secondarySystemFill
    case "tertiarySystemFill": Palette.tertiarySystemFill
    case "quaternarySystemFill": Palette.quaternarySystemFill
    case "tintColor": Palette.tintColor
    case "lightText": Palette.lightText
    case "darkText": Palette.darkText
    default: nil
    }
  }

  private convenience init(light: UInt32, dark: UInt32) {
    let lightColor = UIColor(rgba: light)
    let darkColor = UIColor(rgba: dark)
    self.init(source: .dynamic { $0.userInterfaceStyle == .dark ? darkColor : lightColor })
  }

  private convenience init(rgba: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
