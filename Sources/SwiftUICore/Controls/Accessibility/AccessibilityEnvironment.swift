/// What the user has asked the system for. Off unless the bridge, or a test, sets it.
private enum AccessibilityFlagsKey: EnvironmentKey {
  static var defaultValue: _AccessibilityFlags { [] }
}

/// The accessibility settings that are on.
public struct _AccessibilityFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = _AccessibilityFlags(rawValue: 1)
  public static let switchControl = _AccessibilityFlags(rawValue: 2)
  public static let reduceMotion = _AccessibilityFlags(rawValue: 4)
  public static let reduceTransparency = _AccessibilityFlags(rawValue: 8)
  public static let differentiateWithoutColor = _AccessibilityFlags(rawValue: 16)
  public static let invertColors = _AccessibilityFlags(rawValue: 32)
  public static let showButtonShapes = _AccessibilityFlags(rawValue: 64)
  public static let largeContentViewer = _AccessibilityFlags(rawValue: 128)
}

extension EnvironmentValues {
  public var _accessibilityFlags: _AccessibilityFlags {
    get { self[AccessibilityFlagsKey.self] }
    set { self[AccessibilityFlagsKey.self] = newValue }
  }

  public var accessibilityVoiceOverEnabled: Bool { _accessibilityFlags.contains(.voiceOver) }
  public var accessibilitySwitchControlEnabled: Bool { _accessibilityFlags.contains(.switchControl) }
  public var accessibilityReduceMotion: Bool { _accessibilityFlags.contains(.reduceMotion) }
  public var accessibilityReduceTransparency: Bool { _accessibilityFlags.contains(.reduceTransparency) }
  public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityFlags.contains(.differentiateWithoutColor) }
  public var accessibilityInvertColors: Bool { _accessibilityFlags.contains(.invertColors) }
  public var accessibilityShowButtonShapes: Bool { _accessibilityFlags.contains(.showButtonShapes) }
  public var accessibilityLargeContentViewerEnabled: Bool { _accessibilityFlags.contains(.largeContentViewer) }
  public var accessibilityEnabled: Bool { !_accessibilityFlags.intersection([.voiceOver, .switchControl]).isEmpty }
}
