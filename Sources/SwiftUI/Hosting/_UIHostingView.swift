import Meter
import SwiftUICore
import Turns
import UIKit

/// The view that holds a SwiftUI view hierarchy: the view of every hosting controller, also used by itself.
///
/// - It lays its content out inside its own `layoutSubviews`, and only in a window (facts: engine 4.4-30). Outside one
///   the content is instantiated the first time that something asks for its size.
/// - A pending root is not rendered by a size query, so a query right after `rootView =` gets the old size (P1).
/// - Under `sizingOptions`, every graph update asks for the ideal size once for each tracked size (S0-21); only an ideal
///   size that changes invalidates (design: decisions). UIKit's own read then gets the tracked size: it asks nothing.
/// - Intrinsic height under a bound width: ideal size first; when constraints leave less width, one bound query.
/// - A layout asked for by its own layout is skipped and made up for in the next pass (P47).
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: UIView, _GraphHostDelegate, Transacting, PlatformViewHosting {
  final let graph: _GraphHost<Content>
  /// The traits that the graph's environment was made of.
  final private(set) var traits: UITraitCollection
  /// The ideal size as of the last update, while sizes are tracked.
  private final var trackedIdealSize: CGSize?
  private final var isTransactionQueued = false
  private final var hasLeftWindow = false
  private final var isRendering = false
  /// A layout came while one was running.
  private final var wasEntered = false
  /// What the content was last laid out in.
  private final var laidOutSize: CGSize?
  private final var laidOutInsets = UIEdgeInsets.zero
  /// How much of the view the keyboard covers.
  private final var keyboardOverlap: CGFloat = 0
  /// The content may have another size than was asked for last.
  private final var answersAreNew = false
  /// The content may have another size than layout read last.
  private final var layoutSizeIsOld = false
  /// The environment is another one since the sizes were last asked for.
  private final var traitsAreNew = false
  final weak var owner: (any SizeTracker)?

  public init(rootView: Content) {
    traits = .current
    graph = _GraphHost(rootView: rootView, environment: TraitBridge.environment(for: traits))
    super.init(frame: .zero)
    graph.delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  /// The root. A new value of the same type keeps identity and state, and is rendered at the next layout.
  public final var rootView: Content {
    get { graph.rootView }
    set {
      graph.rootView = newValue
      setNeedsLayout()
    }
  }

  // MARK: Updating

  /// Step 2 of a turn: state that was written since is taken over.
  public final func flushTransaction() {
    isTransactionQueued = false
    guard window != nil else {
      // Outside a window updates wait, but for the one that runs `onDisappear` (facts: engine 4.4-30, 34).
      if hasLeftWindow { graph.update() }
      hasLeftWindow = false
      return
    }
    updateGraph()
    if graph.needsLayout { setNeedsLayout() }
  }

  public final func graphHostNeedsUpdate() {
    guard !isTransactionQueued else { return }
    isTransactionQueued = true
    TurnLoop.main.enqueue(self)
  }

  public final func graphHostIdealSizeMayHaveChanged() {
    answersAreNew = true
    layoutSizeIsOld = true
  }

  /// The content was updated, and answers that were given before may be others now. A controller's content is followed by
  /// its sizing options only, so nothing is done about it here.
  func answersMayHaveChanged() {}

  /// Applies what is pending.
  final func updateGraph() {
    guard graph.hasPendingUpdate else { return }
    graph.update()
    if traitsAreNew {
      // Content of another type size has another size, as a label's has: UIKit reads it again.
      traitsAreNew = false
      invalidateIntrinsicContentSize()
    }
    contentDidUpdate()
  }

  private final func contentDidUpdate() {
    trackSize()
    if answersAreNew { answersMayHaveChanged() }
  }

  /// Renders now what is pending, as published code asked for between iOS 15.2 and 16 (facts: P1).
  public final func _render(seconds: Double) {
    updateGraph()
    render()
  }

  final func sizingOptionsDidChange() {
    trackedIdealSize = nil
    trackSize()
  }

  /// One query for each tracked size; the second of two is answered from the cache and counts all the same.
  private final func trackSize() {
    guard let owner else { return }
    let options = owner.sizingOptions
    guard !options.isEmpty else { return }
    var size = idealSize()
    if options.isSuperset(of: [.intrinsicContentSize, .preferredContentSize]) { size = idealSize() }
    guard size != trackedIdealSize else { return }
    trackedIdealSize = size
    if options.contains(.intrinsicContentSize) { invalidateIntrinsicContentSize() }
    owner.contentIdealSizeDidChange(to: outerSize(size))
  }

  // MARK: Measuring

  /// Called before the content is asked for a size.
  func prepareToMeasure() {}

  private final func idealSize() -> CGSize {
    Counter.idealSizeQueries.add()
    return roundedUp(graph.sizeThatFits(.unspecified))
  }

  /// Rounded up to the pixel grid (facts: engine 4.4-29).
  private final func roundedUp(_ size: CGSize) -> CGSize {
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    func up(_ length: CGFloat) -> CGFloat { length.isFinite ? (length * scale - 1e-6).rounded(.up) / scale : length }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// The size of the view whose content has `size`.
  func outerSize(_ size: CGSize) -> CGSize {
    let insets = contentInsets
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// An update of constraints reads the intrinsic size again if the content may have another: `setNeedsUpdateConstraints`
  /// is all that published code for systems before iOS 16 calls (S0-25).
  open override func updateConstraints() {
    super.updateConstraints()
    if layoutSizeIsOld { _forgetIntrinsicSize() }
  }

  open override var _intrinsicSizeForLayout: CGSize {
    layoutSizeIsOld = false
    return intrinsicContentSize
  }

  open override var intrinsicContentSize: CGSize {
    prepareToMeasure()
    answersAreNew = false
    if let trackedIdealSize, owner?.sizingOptions.contains(.intrinsicContentSize) == true {
      return outerSize(trackedIdealSize)
    }
    return outerSize(idealSize())
  }

  open override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    Counter.fittingSizeQueries.add()
    let insets = contentInsets
    let proposal = ProposedViewSize(width: max(width - insets.left - insets.right, 0), height: nil)
    return outerSize(roundedUp(graph.sizeThatFits(proposal))).height
  }

  /// Lengths of 2,777,780 and more mean that the axis is unbound (facts: engine 4.4-29).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    prepareToMeasure()
    let insets = contentInsets
    func bound(_ length: CGFloat, _ inset: CGFloat) -> CGFloat? {
      length < 2_777_780 ? max(length - inset, 0) : nil
    }
    let proposal = ProposedViewSize(
      width: bound(size.width, insets.left + insets.right), height: bound(size.height, insets.top + insets.bottom))
    if proposal == .unspecified { Counter.idealSizeQueries.add() } else { Counter.fittingSizeQueries.add() }
    return outerSize(roundedUp(graph.sizeThatFits(proposal)))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil else { return }
    updateGraph()
    render()
  }

  /// Lays the content out if anything about it or its room is new.
  private final func render() {
    guard !isRendering else {
      wasEntered = true
      RuntimeIssue.report(
        "reentrantHostLayout",
        "\(self) is being laid out while laying out its content: the inner pass is skipped and comes after it")
      return
    }
    let insets = contentInsets
    let size = bounds.size
    guard size != laidOutSize || insets != laidOutInsets || graph.needsLayout else { return }
    isRendering = true
    laidOutSize = size
    laidOutInsets = insets
    let wereNew = answersAreNew
    graph.originInWindow = convert(.zero, to: nil)
    let isUnfinished = graph.layout(
      in: size,
      safeArea: EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    isRendering = false
    // What geometry callbacks wrote was updated within the layout.
    if answersAreNew, !wereNew { contentDidUpdate() }
    if wasEntered {
      wasEntered = false
      setNeedsLayout()
    }
    if isUnfinished { graphHostNeedsUpdate() }
  }

  // MARK: Insets

  /// The safe areas that inset the content.
  public final var safeAreaRegions: SafeAreaRegions = .all {
    didSet {
      guard safeAreaRegions != oldValue else { return }
      updateKeyboardOverlap()
      insetsMayHaveChanged()
    }
  }

  /// Published code for systems before 16.4 turns the safe area off with this.
  public final var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  /// What stands between the edges of the view and its content.
  var contentInsets: UIEdgeInsets {
    var insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
    if keyboardOverlap > insets.bottom { insets.bottom = keyboardOverlap }
    return insets
  }

  open override func _keyboardFrameDidChange() {
    super._keyboardFrameDidChange()
    updateKeyboardOverlap()
  }

  /// Content is moved out of the keyboard's way, unless the regions leave the keyboard out.
  private final func updateKeyboardOverlap() {
    let keyboard = window?._keyboardFrame ?? .null
    var overlap: CGFloat = 0
    if !keyboard.isNull, safeAreaRegions.contains(.keyboard) {
      overlap = min(max(convert(bounds, to: nil).maxY - keyboard.minY, 0), bounds.height)
    }
    guard overlap != keyboardOverlap else { return }
    keyboardOverlap = overlap
    insetsMayHaveChanged()
  }

  private final func insetsMayHaveChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if safeAreaRegions.contains(.container) { insetsMayHaveChanged() }
  }

  // MARK: Window and traits

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    hasLeftWindow = false
    if window == nil {
      graph.disappear()
      hasLeftWindow = graph.hasPendingUpdate
      if hasLeftWindow { graphHostNeedsUpdate() }
    } else {
      traitsMayHaveChanged()
      if window?._keyboardFrame.isNull == false { updateKeyboardOverlap() }
      graph.appear()
      setNeedsLayout()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsMayHaveChanged()
  }

  private final func traitsMayHaveChanged() {
    let traits = traitCollection
    guard traits !== self.traits, traits != self.traits else { return }
    self.traits = traits
    traitsAreNew = true
    graph.setEnvironment(TraitBridge.environment(for: traits))
    setNeedsLayout()
  }

  // MARK: UIKit views in the content

  private final var platformLeaves: [any PlatformLeaf] = []

  final func add(_ leaf: any PlatformLeaf, _ view: UIView) {
    platformLeaves.append(leaf)
    addSubview(view)
  }

  final func remove(_ leaf: any PlatformLeaf) { platformLeaves.removeAll { $0 === leaf } }

  open override func _intrinsicSizeMayHaveChanged(of subview: UIView) {
    guard let leaf = platformLeaves.first(where: { $0.view === subview }) else { return }
    leaf.intrinsicSizeMayHaveChanged()
    graphHostNeedsUpdate()
  }

  // MARK: Looking

  /// Whether the superview paints this view's content below its own.
  final var isPaintedByOwner = false

  open override func _drawnLeaves(into leaves: inout [UIKit._DrawnLeaf], relativeTo view: UIView) {
    if !isPaintedByOwner { super._drawnLeaves(into: &leaves, relativeTo: view) }
  }

  open override func _ownDrawnLeaves(into leaves: inout [UIKit._DrawnLeaf], relativeTo view: UIView) {
    super._ownDrawnLeaves(into: &leaves, relativeTo: view)
    let origin = convert(CGPoint.zero, to: view)
    for leaf in graph.leaves() {
      let text = leaf.text ?? leaf.color ?? ""
      leaves.append(
        UIKit._DrawnLeaf(kind: leaf.kind, text: text, frame: leaf.frame.offsetBy(dx: origin.x, dy: origin.y)))
    }
  }

  /// The live tree as text: type, identity, state, frame.
  public final func _dump() -> String { graph.dump() }
}
