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
///   size that changes invalidates (design: decisions).
/// - Intrinsic height under a bound width: ideal size first; when constraints leave less width, one bound query.
@preconcurrency @MainActor open class _UIHostingView<Content: View>: UIView, _GraphHostDelegate, Transacting {
  private let graph: _GraphHost<Content>
  private var trackedIdealSize: CGSize?
  private var isTransactionQueued = false
  private var hasLeftWindow = false
  weak var owner: (any SizeTracker)?

  public init(rootView: Content) {
    graph = _GraphHost(rootView: rootView)
    super.init(frame: .zero)
    graph.delegate = self
  }

  public required init?(coder: NSCoder) { nil }

  isolated deinit { graph.destroy() }

  public var rootView: Content {
    get { graph.rootView }
    set {
      graph.rootView = newValue
      setNeedsLayout()
    }
  }

  /// The safe areas that inset the content.
  public var safeAreaRegions: SafeAreaRegions = .all {
    didSet { if safeAreaRegions != oldValue { safeAreaInsetsDidChange() } }
  }

  /// Published code for systems before 16.4 turns the safe area off with this.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  // MARK: Updating

  /// Step 2 of a turn: state that was written since is taken over.
  public func flushTransaction() {
    isTransactionQueued = false
    guard window != nil else {
      // Outside a window updates wait, but for the one that runs `onDisappear` (facts: engine 4.4-30, 34).
      if hasLeftWindow { graph.update() }
      hasLeftWindow = false
      return
    }
    updateGraph()
    setNeedsLayout()
  }

  public func graphHostNeedsUpdate() {
    guard !isTransactionQueued else { return }
    isTransactionQueued = true
    TurnLoop.main.enqueue(self)
  }

  public func graphHostIdealSizeMayHaveChanged() {}

  private func updateGraph() {
    guard graph.hasPendingUpdate else { return }
    graph.update()
    trackSize()
  }

  func sizingOptionsDidChange() {
    trackedIdealSize = nil
    trackSize()
  }

  /// One query for each tracked size; the second of two is answered from the cache and counts all the same.
  private func trackSize() {
    guard let owner, !owner.sizingOptions.isEmpty else { return }
    var size = idealSize()
    if owner.sizingOptions.isSuperset(of: [.intrinsicContentSize, .preferredContentSize]) { size = idealSize() }
    guard size != trackedIdealSize else { return }
    trackedIdealSize = size
    if owner.sizingOptions.contains(.intrinsicContentSize) { invalidateIntrinsicContentSize() }
    owner.contentIdealSizeDidChange(to: size)
  }

  // MARK: Measuring

  private func idealSize() -> CGSize {
    Counter.idealSizeQueries.add()
    return roundedUp(graph.sizeThatFits(.unspecified))
  }

  /// Rounded up to the pixel grid (facts: engine 4.4-29).
  private func roundedUp(_ size: CGSize) -> CGSize {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    func up(_ length: CGFloat) -> CGFloat { length.isFinite ? (length * scale - 1e-6).rounded(.up) / scale : length }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// The content with the safe area around it, where it counts.
  private var contentInsets: UIEdgeInsets { safeAreaRegions.isEmpty ? .zero : safeAreaInsets }

  private func aroundInsets(_ size: CGSize) -> CGSize {
    let insets = contentInsets
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize { aroundInsets(idealSize()) }

  open override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    Counter.fittingSizeQueries.add()
    let insets = contentInsets
    let size = graph.sizeThatFits(ProposedViewSize(width: width - insets.left - insets.right, height: nil))
    return aroundInsets(roundedUp(size)).height
  }

  /// Lengths of 2,777,780 and more mean that the axis is unbound (facts: engine 4.4-29).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    func bound(_ length: CGFloat) -> CGFloat? { length < 2_777_780 ? length : nil }
    let insets = contentInsets
    let proposal = ProposedViewSize(
      width: bound(size.width).map { $0 - insets.left - insets.right },
      height: bound(size.height).map { $0 - insets.top - insets.bottom })
    if proposal == .unspecified { Counter.idealSizeQueries.add() } else { Counter.fittingSizeQueries.add() }
    return aroundInsets(roundedUp(graph.sizeThatFits(proposal)))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil else { return }
    updateGraph()
    var insets = EdgeInsets()
    let safeArea = contentInsets
    (insets.top, insets.leading, insets.bottom, insets.trailing) = (
      safeArea.top, safeArea.left, safeArea.bottom, safeArea.right
    )
    if graph.layout(in: bounds.size, safeArea: insets) { graphHostNeedsUpdate() }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    hasLeftWindow = window == nil
    if hasLeftWindow {
      graph.disappear()
    } else {
      graph.appear()
      setNeedsLayout()
    }
  }

  // MARK: Looking

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
  public func _dump() -> String { graph.dump() }
}
