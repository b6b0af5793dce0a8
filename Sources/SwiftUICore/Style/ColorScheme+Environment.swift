private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}

extension EnvironmentValues {
  /// Whether the appearance is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strongly colours stand out. The bridge sets it; views read it.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
}

extension View {
  /// Sets the appearance for the view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environmentValue(ColorSchemeKey.self, colorScheme)
  }

  /// The appearance that the view would like its presentation to have; carried.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    carrying("preferredColorScheme", colorScheme)
  }
}
