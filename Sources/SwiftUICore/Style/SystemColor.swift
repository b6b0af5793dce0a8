/// The colours that the system names; what each looks like under a scheme is in `components(in:)`.
enum SystemColor: UInt8 {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear, primary, secondary, tertiary, quaternary, accent

  /// Red, green, blue and alpha in sRGB, 0…255 and 0…1. Apple's published values for iOS.
  func components(in scheme: ColorScheme) -> (red: Float, green: Float, blue: Float, alpha: Float) {
    let dark = scheme == .dark
    switch self {
    case .red: return dark ? (255, 69, 58, 1) : (255, 59, 48, 1)
    case .orange: return dark ? (255, 159, 10, 1) : (255, 149, 0, 1)
    case .yellow: return dark ? (255, 214, 10, 1) : (255, 204, 0, 1)
    case .green: return dark ? (48, 209, 88, 1) : (52, 199, 89, 1)
    case .mint: return dark ? (99, 230, 226, 1) : (0, 199, 190, 1)
    case .teal: return dark ? (64, 200, 224, 1) : (48, 176, 199, 1)
    case .cyan: return dark ? (100, 210, 255, 1) : (50, 173, 230, 1)
    case .blue, .accent: return dark ? (10, 132, 255, 1) : (0, 122, 255, 1)
    case .indigo: return dark ? (94, 92, 230, 1) : (88, 86, 214, 1)
    case .purple: return dark ? (191, 90, 242, 1) : (175, 82, 222, 1)
    case .pink: return dark ? (255, 55, 95, 1) : (255, 45, 85, 1)
    case .brown: return dark ? (172, 142, 104, 1) : (162, 132, 94, 1)
    case .white: return (255, 255, 255, 1)
    case .gray: return (142, 142, 147, 1)
    case .black: return (0, 0, 0, 1)
    case .clear: return (0, 0, 0, 0)
    case .primary: return dark ? (255, 255, 255, 1) : (0, 0, 0, 1)
    case .secondary: return dark ? (235, 235, 245, 0.6) : (60, 60, 67, 0.6)
    case .tertiary: return dark ? (235, 235, 245, 0.3) : (60, 60, 67, 0.3)
    case .quaternary: return dark ? (235, 235, 245, 0.16) : (60, 60, 67, 0.18)
    }
  }
}
