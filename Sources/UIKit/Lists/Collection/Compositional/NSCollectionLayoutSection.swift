import Foundation

/// How one section of a compositional layout is laid out: groups, one after another, or a list.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// Set for sections that are lists.
  final let list: UICollectionLayoutListConfiguration?

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  /// The section scrolls across by itself: its groups stand side by side (`UICollectionView._scrollSection`).
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called before a layout with the section's items that show, which it may change, and how far it is scrolled across.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration) {
    self.list = list
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.row))
    group = .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    super.init()
    var inset: CGFloat = 0
    if list.appearance == .insetGrouped || list.appearance == .sidebar { inset = 16 }
    contentInsets = NSDirectionalEdgeInsets(
      top: list.appearance == .plain ? 0 : TableMetrics.groupedSpacing, leading: inset,
      bottom: list.appearance == .plain ? 0 : TableMetrics.groupedSpacing, trailing: inset)
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.plainEdge))
    if list.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = list.appearance == .plain
      boundarySupplementaryItems.append(header)
    }
    if list.footerMode == .supplementary {
      boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
  }

  /// Rows of the standard height, for where a section provider gives nothing.
  static var fallback: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(TableMetrics.row))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ items: [any NSCollectionLayoutVisibleItem], _ offset: CGPoint, _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// Something that moves by its centre.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

/// An item that shows, to a section's handler.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  public var name: String { "item \(indexPath)" }
}

public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A list in a collection view.
@MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var showsSeparators = true
  public var separatorConfiguration = UIListSeparatorConfiguration()
  public var itemSeparatorHandler: ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }
}

/// How separators of a list look: its values.
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color: UIColor?
  public var multipleSelectionColor: UIColor?
  public init() {}
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
