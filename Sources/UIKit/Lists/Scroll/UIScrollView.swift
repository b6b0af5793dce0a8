import Foundation
import Turns

/// A view whose bounds origin is the content offset.
///
/// The model has no touches: what a finger does is told by `_beginDragging` and its kin. What moves by itself, an animated
/// `setContentOffset(_:animated:)` or the content that a finger let go, is stepped by the turns of `TurnLoop.main`.
///
/// A drag is told as UIKit tells it: `willBeginDragging`, `didScroll` for every movement, `willEndDragging` (not where
/// paging is on, as Apple documents), `didEndDragging`, and, where the content goes on, `willBeginDecelerating`, `didScroll`
/// a frame, `didEndDecelerating`.
@preconcurrency @MainActor open class UIScrollView: UIView, _ScrollDelegating {
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  final var motion = ScrollMotion.rest
  final var drag: ScrollDrag?
  final var isStepScheduled = false
  /// The animation under way is the one of a tap on the status bar.
  final var isScrollingToTop = false
  /// Made once: a step allocates nothing.
  final lazy var stepping: @MainActor () -> Void = { [weak self] in self?.stepMotion() }
  /// What `adjustedContentInset` was when the offset was last made to fit it.
  var appliedInset = UIEdgeInsets.zero
  /// The offset is being moved to keep in place what is shown: no scroll, and no layout is due.
  var isCorrectingOffset = false
  var isContentGuidePinned = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Offset and size

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let points = CGPoint(x: newValue.x - bounds.origin.x, y: newValue.y - bounds.origin.y)
      if motion.isAnimation { motion = .rest }
      shiftMotion(by: points)
      moveContent(to: newValue)
    }
  }

  /// How far the content was moved in all by fingers and by itself, in points; what code sets does not count, nor what
  /// keeps in place what shows. Not Apple's: what a bench knows jumps by.
  public internal(set) final var _pointsScrolled = CGPoint.zero

  open override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { contentOffsetDidChange(from: oldValue.origin) } }
  }

  override func wasResized(from old: CGSize) {
    super.wasResized(from: old)
    followEnd(from: old)
  }

  open var contentSize = CGSize.zero

  /// Moves at once, or, animated and in a window, over the turns to come (0.3 s, easing in and out: a choice). Content
  /// that is decelerating stops, which nobody is told; setting `contentOffset` lets it go on from there.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated, window != nil, UIView.areAnimationsEnabled {
      animateOffset(to: contentOffset)
    } else {
      cutMotion()
      self.contentOffset = contentOffset
    }
  }

  /// Whether an animated change of the offset is under way. Not Apple's.
  public final var _isAnimatingOffset: Bool { motion.isAnimation }

  /// Ends what is under way at once, deceleration included, which nobody is told.
  open func stopScrollingAndZooming() { cutMotion() }

  /// Scrolls as little as is needed to show `rect`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += shift(rect.minX, rect.maxX, visible.minX, visible.maxX)
    offset.y += shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
    if offset != contentOffset { setContentOffset(clamped(offset), animated: animated) }
  }

  private func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
    if high - low > visibleHigh - visibleLow { return low >= visibleLow && high <= visibleHigh ? 0 : low - visibleLow }
    if low < visibleLow { return low - visibleLow }
    return high > visibleHigh ? high - visibleHigh : 0
  }

  // MARK: Insets

  open var contentInset = UIEdgeInsets.zero { didSet { updateAdjustedInset() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateAdjustedInset() }
  }

  /// `contentInset` and, on the axes that the behaviour names, the safe area.
  open var adjustedContentInset: UIEdgeInsets { insetForSafeArea() }

  open func adjustedContentInsetDidChange() {}

  /// As `adjustedContentInsetDidChange`, which subclasses may override without calling super.
  func insetDidChange(from old: UIEdgeInsets) {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true

  // MARK: Guides

  /// The content's rectangle: constraints to it give `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The frame, untouched by scrolling.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// Edges of descendants tied to the scroll view itself mean its content, as UIKit has it.
  open override var _contentConstraintGuide: UILayoutGuide? { contentGuide }

  open override func layoutSubviews() {
    super.layoutSubviews()
    applyContentGuide()
  }

  // MARK: State told by who scrolls

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  // MARK: Values

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { updateAdjustedInset() } }
  open var alwaysBounceHorizontal = false { didSet { updateAdjustedInset() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControl?.scrollView = self }
  }
  /// The offset has moved from `old`. For lists.
  func didScroll(from old: CGPoint) {}
  func scrollingAnimationDidEnd() {}
  /// Where the content that a finger lets go is to rest, before the delegate is asked. For collection layouts.
  func restingTarget(for natural: CGPoint, velocity: CGPoint) -> CGPoint { natural }

  open func flashScrollIndicators() {}
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}
