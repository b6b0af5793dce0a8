import Foundation

extension Color {
  /// A colour that another framework owns and that looks different under each scheme, by a name that stands for how it
  /// looks: for bridges. Two of one name are one colour.
  public init(_platform name: String, light: Resolved, dark: Resolved) {
    let number = Self.names.number(of: name)
    PlatformColors.add(number, light: light, dark: dark)
    self.init(kind: .platform, token: number)
  }
}

/// What the colours of other frameworks look like.
enum PlatformColors {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var looks: [Int32: (light: Color.Resolved, dark: Color.Resolved)] = [:]

  static func add(_ number: Int32, light: Color.Resolved, dark: Color.Resolved) {
    lock.withLock { looks[number] = (light, dark) }
  }

  static func components(of number: Int32, in scheme: ColorScheme) -> Color.Resolved {
    let look = lock.withLock { looks[number] }
    guard let look else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
    return scheme == .dark ? look.dark : look.light
  }
}
