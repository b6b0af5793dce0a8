/// How large the user wants text to be; `.large` is the system's default.
public enum DynamicTypeSize: Int8, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the larger ones offered in the accessibility settings.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// The older names of the sizes of text a user can choose.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }

  init(_ size: DynamicTypeSize) { self = Self.allCases[Int(size.rawValue)] }
}

extension ContentSizeCategory: Comparable {
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    DynamicTypeSize(a) < DynamicTypeSize(b)
  }
}

extension DynamicTypeSize {
  init(_ category: ContentSizeCategory) {
    self =
      switch category {
      case .extraSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .xLarge
      case .extraExtraLarge: .xxLarge
      case .extraExtraExtraLarge: .xxxLarge
      case .accessibilityMedium: .accessibility1
      case .accessibilityLarge: .accessibility2
      case .accessibilityExtraLarge: .accessibility3
      case .accessibilityExtraExtraLarge: .accessibility4
      case .accessibilityExtraExtraExtraLarge: .accessibility5
      }
  }
}
