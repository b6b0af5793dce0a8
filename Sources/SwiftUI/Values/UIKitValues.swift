import SwiftUICore
import UIKit

extension EdgeInsets {
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}

extension UIUserInterfaceStyle {
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    default: self = .unspecified
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIUserInterfaceSizeClass {
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UIContentSizeCategory {
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    guard let dynamicTypeSize else {
      self = .unspecified
      return
    }
    self = categories[Int(dynamicTypeSize.rawValue)]
  }
}
