import Foundation
import Meter

/// Says where the elements of a collection view are. Subclasses override `prepare`, `collectionViewContentSize` and the
/// `layoutAttributes…` methods.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var view: UICollectionView?
  /// `prepare` is due.
  var isInvalid = true

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var collectionView: UICollectionView? { view }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decoration views

  /// By kind. Looked up, never walked.
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      RuntimeIssue.report("invalidCellClass", "\(viewClass) is not a UICollectionReusableView")
      return
    }
    decorationClasses[elementKind] = type
  }

  // MARK: Invalidation

  open func invalidateLayout() {
    let type = Swift.type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    let context = (type ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    view?.layoutWasInvalidated(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Whether a cell's preferred size is to change the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [preferredAttributes.indexPath])
    return context
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = Swift.type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Offsets and updates

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Which way the content scrolls. For the layouts here.
  var axis: FlowAxis { FlowAxis(isVertical: true) }

  /// Whether cells are asked what size they prefer. UIKit asks all of them; layouts here say when they know better.
  func asksForPreferredSizes(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

  /// Whether a view moves in a batch with the item of its index path. For the layouts here.
  func standsBesideItem(_ key: ElementKey) -> Bool { false }

  /// Everything that was measured is void. For the layouts here.
  func forgetSizes() {}

  /// Keeps what is known of items across a batch. For the layouts here.
  func update(_ map: UpdateMap, _ updates: TableUpdates, after: [Int]) { isInvalid = true }
}

/// What of a layout is invalid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }

  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// One change of a batch, as a layout hears of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
