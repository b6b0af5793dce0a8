/// The traits under which a view is laid out: size classes, style, scale, type size, direction.
///
/// Immutable; two collections with the same traits are equal. `unspecified` values give way when collections are merged.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var displayScale: CGFloat = 0
  }

  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  public convenience override init() { self.init(values: Values()) }
  public convenience init(userInterfaceIdiom value: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = value }
  }
  public convenience init(userInterfaceStyle value: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = value }
  }
  public convenience init(horizontalSizeClass value: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = value }
  }
  public convenience init(verticalSizeClass value: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = value }
  }
  public convenience init(layoutDirection value: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = value }
  }
  public convenience init(preferredContentSizeCategory value: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = value }
  }
  public convenience init(legibilityWeight value: UILegibilityWeight) { self.init { $0.legibilityWeight = value } }
  public convenience init(displayScale value: CGFloat) { self.init { $0.displayScale = value } }

  /// Later collections win where they specify a trait.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(Values()) { $0.merging($1.values) })
  }

  private convenience init(_ set: (inout Values) -> Void) {
    var values = Values()
    set(&values)
    self.init(values: values)
  }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  public var displayScale: CGFloat { values.displayScale }

  /// The collection with some traits changed.
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits = UIMutableTraits(values: values)
    mutations(&traits)
    return UITraitCollection(values: traits.values)
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast
  }

  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.merging(other.values) == values
  }

  public func performAsCurrent(_ actions: () -> Void) {
    let before = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = before
  }

  /// The traits under which dynamic colours resolve outside a view. Starts as the phone's.
  public static var current: UITraitCollection {
    get { currentTraits }
    set { currentTraits = newValue }
  }
  nonisolated(unsafe) private static var currentTraits = phone

  /// An iPhone in portrait: compact width, regular height, 3×, default type size (a choice; settable on the window).
  static let phone = UITraitCollection {
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceStyle = .light
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.legibilityWeight = .regular
    $0.accessibilityContrast = .normal
    $0.userInterfaceLevel = .base
    $0.activeAppearance = .active
    $0.displayScale = 3
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  public override var hash: Int { values.hashValue }
}

extension UITraitCollection.Values {
  func merging(_ other: Self) -> Self {
    var result = self
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
    if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
    if other.activeAppearance != .unspecified { result.activeAppearance = other.activeAppearance }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    return result
  }
}
