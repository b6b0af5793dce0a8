import Meter

/// A rectangle of a view hierarchy: geometry, subviews, and its part in the constraint and layout passes.
///
/// Members that Apple lets subclasses override stand in this class; what they do is in the extensions beside this file.
/// - *Layout*: a dirty view marks its ancestors, and a pass visits marked views only, root to leaf, so that a pass costs
///   what is dirty. A new view is dirty; a change of bounds size, of subviews, or `setNeedsLayout` makes it so again.
/// - *Constraints*: `updateConstraints` runs leaf to root for views that asked for it. Models Apple's documented cycle
///   (facts: S0-26). A view asks for its first one when it takes part in Auto Layout: when
///   `translatesAutoresizingMaskIntoConstraints` is turned off, a constraint names it, or its class requires it (a choice:
///   UIKit asks every view once, which costs nothing there).
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace {
  // MARK: Stored

  /// Origin in the superview of the rectangle before `transform`.
  final var storedOrigin: CGPoint
  final var storedBounds: CGRect
  /// What few views need.
  final var rare: UIViewRareValues?

  nonisolated(unsafe) final var children: [UIView] = []
  nonisolated(unsafe) unowned(unsafe) final var parent: UIView?
  nonisolated(unsafe) unowned(unsafe) final var containingWindow: UIWindow?
  nonisolated(unsafe) unowned(unsafe) final var viewController: UIViewController?
  /// Goes up whenever `children` changes.
  final var childrenVersion: UInt32 = 0

  final var needsLayoutFlag = true
  final var subtreeNeedsLayout = false
  final var needsUpdateConstraintsFlag = false
  final var subtreeNeedsUpdateConstraints = false

  final var hasTransform = false
  final var hiddenFlag = false
  final var alphaValue: CGFloat = 1
  final var safeArea = UIEdgeInsets.zero
  final var insetsMarginsFromSafeArea = true

  // Auto Layout; see Constraints/.
  nonisolated(unsafe) final var heldConstraints: [NSLayoutConstraint] = []
  nonisolated(unsafe) final var layoutItem: LayoutItem?
  nonisolated(unsafe) final var ownEngine: LayoutEngine?
  final var translatesMask = true
  final var hugging = ContentPriorities(horizontal: 250, vertical: 250)
  final var compression = ContentPriorities(horizontal: 750, vertical: 750)
  final var intrinsicCache = IntrinsicCache()
  /// Whether this view or one below takes part in Auto Layout. Never taken back: it only saves walks.
  final var subtreeUsesConstraints = false
  /// Whether a constraint of an ancestor uses this frame-positioned view: islands on both sides are one.
  final var passesConstraintsThrough = false
  final var islandIsDirty = false

  // MARK: Creating

  public init(frame: CGRect) {
    let rect = frame.isFinite ? frame.standardized : .zero
    storedOrigin = rect.origin
    storedBounds = CGRect(origin: .zero, size: rect.size)
    super.init()
    if !frame.isFinite { reportGeometry("frame", frame) }
    if type(of: self).requiresConstraintBasedLayout { needsUpdateConstraintsFlag = true }
  }

  /// Archives do not exist here; subclasses declare this because Apple's class requires it.
  public required init?(coder: NSCoder) {
    storedOrigin = .zero
    storedBounds = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  deinit {
    for child in children { child.parent = nil }
    layoutItem?.ownerDidDie()
    for constraint in heldConstraints { constraint.holderDidDie() }
  }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  // MARK: Geometry

  /// In the superview's coordinates. With a transform: the box around the transformed rectangle.
  open var frame: CGRect {
    get { hasTransform ? transformedFrame : CGRect(origin: storedOrigin, size: storedBounds.size) }
    set { setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }

  /// For scroll views.
  func wasResized(from old: CGSize) {}

  open var center: CGPoint {
    get { CGPoint(x: storedOrigin.x + storedBounds.width / 2, y: storedOrigin.y + storedBounds.height / 2) }
    set { setCenter(newValue) }
  }

  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { setTransform(newValue) }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    if fitting != bounds.size { frame = CGRect(origin: frame.origin, size: fitting) }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestHit(point, with: event) }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { containingWindow }
  open override var next: UIResponder? { viewController ?? parent }

  open func addSubview(_ view: UIView) { insert(view, at: .end) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, at: .above(sibling)) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, at: .below(sibling)) }
  open func removeFromSuperview() { detach() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { layoutDirtyTree() }

  /// Takes over the frames that constraints give the subviews.
  open func layoutSubviews() { applyEngineLayout() }

  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() { updateDirtyConstraints() }
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The natural size; `noIntrinsicMetric` on an axis without one. Kept until `invalidateIntrinsicContentSize`.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// The intrinsic size as layout reads it, other than anybody else. Not Apple's: a view that has to know what layout has
  /// read overrides it.
  open var _intrinsicSizeForLayout: CGSize { intrinsicContentSize }
  open func invalidateIntrinsicContentSize() {
    discardIntrinsicSize()
    parent?.subviewDidInvalidateIntrinsicContentSize(self)
    parent?._intrinsicSizeMayHaveChanged(of: self)
  }

  /// The intrinsic size is asked for again when it is next needed, which nobody is told. Not Apple's: for a view that does
  /// so in its `updateConstraints`.
  public final func _forgetIntrinsicSize() { intrinsicCache.discard() }

  /// A subview invalidated its intrinsic size. Not Apple's: how a bridge that places views itself hears of it.
  open func _intrinsicSizeMayHaveChanged(of subview: UIView) {}

  /// The height of the content when `width` is all there is; nil when the height does not depend on the width.
  ///
  /// Not Apple's. A choice where facts are open (design.md, facts: Q1): the ideal size is asked first; a view that gets
  /// less width than that is asked this once, and its intrinsic height follows in one more round.
  open func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set { setTranslatesMask(newValue) }
  }

  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// Points from the top of the bounds to the first baseline, and from the bottom up to the last; nil: the bottom edge is
  /// the baseline, as for views without text. Not Apple's.
  open var _firstBaselineFromTop: CGFloat? { nil }
  open var _lastBaselineFromBottom: CGFloat? { nil }

  /// The guide that edge constraints of descendants refer to instead of this view's own edges. Not Apple's: a scroll view
  /// returns its content guide.
  open var _contentConstraintGuide: UILayoutGuide? { nil }

  /// After a solve: constraints below this frame-positioned view changed. Not Apple's: how a list's cell hears that its
  /// content may want another size (`selfSizingInvalidation`).
  open func _constraintsBelowDidChange() {}

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(hugging[axis])
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentPriority(\.hugging, priority, axis)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(compression[axis])
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setContentPriority(\.compression, priority, axis)
  }

  // MARK: Margins and safe area

  open var safeAreaInsets: UIEdgeInsets { safeArea }
  open func safeAreaInsetsDidChange() {}

  /// Default 8 on every edge; a controller's root view has the system minimum instead.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set { setDirectionalMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { rare?.preservesSuperviewMargins ?? false }
    set { setPreservesSuperviewMargins(newValue) }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insetsMarginsFromSafeArea }
    set { setInsetsMarginsFromSafeArea(newValue) }
  }
  open func layoutMarginsDidChange() {}

  /// The keyboard of the window has moved. Not Apple's: how hosted content hears of what it has to keep clear of.
  open func _keyboardFrameDidChange() {}

  // MARK: Appearance

  open class var layerClass: AnyClass { CALayer.self }
  public final var layer: CALayer { madeLayer }

  open var isHidden: Bool {
    get { hiddenFlag }
    set {
      guard newValue != hiddenFlag else { return }
      hiddenFlag = newValue
      parent?.subviewDidChangeHidden(self)
    }
  }
  open var alpha: CGFloat {
    get { alphaValue }
    set { alphaValue = newValue }
  }
  open var isOpaque = true
  open var backgroundColor: UIColor?
  open var tag = 0
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var clearsContextBeforeDrawing = true
  open var contentScaleFactor: CGFloat {
    get { rare?.contentScale ?? traitCollection.displayScale }
    set { makeRare().contentScale = newValue }
  }
  open var mask: UIView? {
    get { rare?.mask }
    set { makeRare().mask = newValue }
  }
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open func tintColorDidChange() {}

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rare?.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      makeRare().semanticContent = newValue
      readingDirectionDidChange()
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { inheritedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.traitOverrides?.userInterfaceStyle ?? .unspecified }
    set { changeTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  // MARK: Events

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  open var canBecomeFocused: Bool { false }

  // MARK: Observing what would be drawn

  /// Appends what this view and its subviews would draw, in paint order. Not Apple's: how content is compared.
  /// Hidden and fully transparent views draw nothing.
  open func _drawnLeaves(into leaves: inout [_DrawnLeaf], relativeTo view: UIView) {
    appendDrawnLeaves(into: &leaves, relativeTo: view)
  }

  /// Appends what this view itself draws, above its background and below its subviews.
  open func _ownDrawnLeaves(into leaves: inout [_DrawnLeaf], relativeTo view: UIView) {}

  /// The type size changed: views with text that follows it take it over.
  func typeSizeDidChange() {}

  /// A subview was hidden or shown. Not Apple's: a stack view arranges anew.
  func subviewDidChangeHidden(_ view: UIView) {}
  /// A subview's natural size may be another. Not Apple's: a cell asks its list to size it anew.
  func subviewDidInvalidateIntrinsicContentSize(_ view: UIView) {}

  open override nonisolated var description: String {
    MainActor.reading {
      let rect = frame
      var text = "<\(type(of: self)): frame = (\(rect.minX) \(rect.minY); \(rect.width) \(rect.height))"
      if let identifier = accessibilityIdentifier { text += "; id = \(identifier)" }
      if tag != 0 { text += "; tag = \(tag)" }
      return text + ">"
    }
  }
}
