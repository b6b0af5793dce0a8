import SwiftUICore
import UIKit

/// What a trait collection says, as an environment for a hosted root.
///
/// Hosts mostly share their traits, so the last environment is kept: a host made in a cell gets it without an allocation,
/// and its tree sees one list of values.
@MainActor enum TraitBridge {
  private static var last: (traits: UITraitCollection, environment: EnvironmentValues)?

  static func environment(for traits: UITraitCollection) -> EnvironmentValues {
    if let last, last.traits === traits || last.traits == traits { return last.environment }
    let environment = makeEnvironment(traits)
    last = (traits, environment)
    return environment
  }

  /// Only what differs from a key's default is set, the most often read last: looking a value up walks the list.
  private static func makeEnvironment(_ traits: UITraitCollection) -> EnvironmentValues {
    var values = EnvironmentValues()
    if traits.verticalSizeClass != .regular {
      values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    }
    if traits.horizontalSizeClass != .compact {
      values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    }
    if traits.userInterfaceStyle == .dark { values.colorScheme = .dark }
    if traits.accessibilityContrast == .high { values._colorSchemeContrast = .increased }
    if traits.layoutDirection == .rightToLeft { values.layoutDirection = .rightToLeft }
    if traits.legibilityWeight == .bold { values.legibilityWeight = .bold }
    let typeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    if typeSize != .large { values.dynamicTypeSize = typeSize }
    if traits.displayScale > 0 { values.displayScale = traits.displayScale }
    return values
  }
}

extension UserInterfaceSizeClass {
  /// Creates a size class from UIKit's; nil when that is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension DynamicTypeSize {
  /// Creates a size from UIKit's category; nil when that is unspecified or of the app's own.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    switch uiSizeCategory {
    case .extraSmall: self = .xSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .extraLarge: self = .xLarge
    case .extraExtraLarge: self = .xxLarge
    case .extraExtraExtraLarge: self = .xxxLarge
    case .accessibilityMedium: self = .accessibility1
    case .accessibilityLarge: self = .accessibility2
    case .accessibilityExtraLarge: self = .accessibility3
    case .accessibilityExtraExtraLarge: self = .accessibility4
    case .accessibilityExtraExtraExtraLarge: self = .accessibility5
    default: return nil
    }
  }
}

extension ColorScheme {
  /// Creates a scheme from UIKit's style; nil when that is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension LayoutDirection {
  /// Creates a direction from UIKit's; nil when that is unspecified.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}
