/// Has traits: views, controllers, screens and windows' scenes.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What `registerForTraitChanges` hands out.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A trait, as named when registering for its changes.
public protocol UITraitDefinition {
  associatedtype Value: Equatable
  static func _value(in traits: UITraitCollection) -> Value
}

extension UITraitDefinition {
  static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
    _value(in: one) != _value(in: other)
  }
}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}
public enum UITraitLayoutDirection: UITraitDefinition {
  public static func _value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static func _value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
}
public enum UITraitDisplayScale: UITraitDefinition {
  public static func _value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}
public enum UITraitLegibilityWeight: UITraitDefinition {
  public static func _value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static func _value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// One registration: what is watched and what is called.
@MainActor final class TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let action: (UITraitCollection) -> Void

  init(traits: [UITrait], action: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.action = action
  }

  func notify(from before: UITraitCollection, to now: UITraitCollection) {
    if traits.contains(where: { $0.differs(before, now) }) { action(before) }
  }
}
