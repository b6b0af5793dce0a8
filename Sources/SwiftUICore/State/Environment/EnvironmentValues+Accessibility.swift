private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The settings of assistive technology, together: they are rarely set.
private struct AccessibilitySettings: Equatable {
  var voiceOver = false
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var invertColors = false
  var switchControl = false
  var showButtonShapes = false
}

private enum AccessibilityKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view above has the focus. Nothing here moves the focus.
  public var isFocused: Bool { self[IsFocusedKey.self] }

  public var accessibilityVoiceOverEnabled: Bool { self[AccessibilityKey.self].voiceOver }
  public var accessibilityReduceMotion: Bool { self[AccessibilityKey.self].reduceMotion }
  public var accessibilityReduceTransparency: Bool { self[AccessibilityKey.self].reduceTransparency }
  public var accessibilityDifferentiateWithoutColor: Bool { self[AccessibilityKey.self].differentiateWithoutColor }
  public var accessibilityInvertColors: Bool { self[AccessibilityKey.self].invertColors }
  public var accessibilitySwitchControlEnabled: Bool { self[AccessibilityKey.self].switchControl }
  public var accessibilityShowButtonShapes: Bool { self[AccessibilityKey.self].showButtonShapes }
}
