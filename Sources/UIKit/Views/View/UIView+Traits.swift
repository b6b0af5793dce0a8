extension UIView {
  /// Whether a view or controller ever had traits of its own. Never taken back: it only saves walks up the hierarchy,
  /// which every leading and trailing edge would take.
  static var someTraitsAreOverridden = false

  /// The nearest override above, on top of the window's or the phone's traits.
  final var inheritedTraits: UITraitCollection {
    guard UIView.someTraitsAreOverridden else { return containingWindow?.baseTraits ?? .phone }
    var overrides: [UITraitCollection.Values] = []
    var current: UIView? = self
    while let view = current {
      if let values = view.rare?.traitOverrides?.values { overrides.append(values) }
      if let values = view.viewController?.traitOverrideValues { overrides.append(values) }
      if let window = view as? UIWindow {
        return UIView.merged(window.baseTraits, overrides)
      }
      current = view.parent
    }
    return UIView.merged(.phone, overrides)
  }

  private static func merged(_ base: UITraitCollection, _ overrides: [UITraitCollection.Values]) -> UITraitCollection {
    guard !overrides.isEmpty else { return base }
    return UITraitCollection(values: overrides.reversed().reduce(base.values) { $0.merging($1) })
  }

  final func changeTraitOverrides(_ change: (inout UIMutableTraits) -> Void) {
    let before = traitCollection
    let rare = makeRare()
    var overrides = rare.traitOverrides ?? UIMutableTraits(values: UITraitCollection.Values())
    change(&overrides)
    rare.traitOverrides = overrides
    UIView.someTraitsAreOverridden = true
    if traitCollection != before { traitsDidChange(from: before) }
  }

  /// Traits forced upon this view and its descendants.
  public final var traitOverrides: UIMutableTraits {
    get { rare?.traitOverrides ?? UIMutableTraits(values: UITraitCollection.Values()) }
    set { changeTraitOverrides { $0 = newValue } }
  }

  /// Tells this view and its descendants, parents first.
  final func traitsDidChange(from before: UITraitCollection) {
    ownTraitsDidChange(from: before)
    for child in children { child.traitsDidChange(from: before) }
  }

  final func ownTraitsDidChange(from before: UITraitCollection) {
    if let viewController {
      viewController.traitCollectionDidChange(before)
      for observer in viewController.traitObservers {
        observer.notify(from: before, to: viewController.traitCollection)
      }
    }
    traitCollectionDidChange(before)
    if let observers = rare?.traitObservers, !observers.isEmpty {
      let now = traitCollection
      for observer in observers { observer.notify(from: before, to: now) }
    }
    contentTraitsDidChange(from: before)
  }

  final var isRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: false
    case .forceRightToLeft: true
    case .unspecified: traitCollection.layoutDirection == .rightToLeft
    }
  }

  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Tint

  final var inheritedTintColor: UIColor {
    var current: UIView? = self
    while let view = current {
      if let color = view.rare?.tintColor { return color }
      current = view.parent
    }
    return .systemBlue
  }

  final func setTintColor(_ color: UIColor?) {
    if color == nil && rare?.tintColor == nil { return }
    makeRare().tintColor = color
    tintDidChange()
  }

  private func tintDidChange() {
    tintColorDidChange()
    for child in children where child.rare?.tintColor == nil { child.tintDidChange() }
  }
}

/// Registers handlers for trait changes; Apple's protocol of iOS 17.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  func _add(_ observer: AnyObject)
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Calls `handler` with this object and the traits before, after one of `traits` changed.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { [weak self] before in
      if let environment = self as? TraitEnvironment { handler(environment, before) }
    }
    _add(observer)
    return observer
  }
}

extension UIView: UITraitChangeObservable {
  public func _add(_ observer: AnyObject) {
    if let observer = observer as? TraitObserver { makeRare().traitObservers.append(observer) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.traitObservers.removeAll { $0 === registration }
  }
}

extension UIView {
  /// Traits changed under the view: content that follows the type size is measured anew.
  final func contentTraitsDidChange(from before: UITraitCollection) {
    let now = traitCollection
    if before.preferredContentSizeCategory != now.preferredContentSizeCategory { typeSizeDidChange() }
    if before.layoutDirection != now.layoutDirection { readingDirectionDidChange() }
  }
}
