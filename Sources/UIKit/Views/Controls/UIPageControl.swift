/// Dots for pages.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } } }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  /// A dot is 7 points, with 9 between (a choice); 26 high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(numberOfPages) * 7 + CGFloat(max(numberOfPages - 1, 0)) * 9 + 44, height: 26)
  }
}
