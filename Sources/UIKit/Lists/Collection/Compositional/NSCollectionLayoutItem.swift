import Foundation

/// What repeats in a compositional layout: an item, or a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public final let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
    super.init()
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public final let frame: CGRect
  public final let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Items in a line. One group after another makes a section.
@preconcurrency @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public typealias ItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    case horizontal, vertical
    case custom(ItemProvider)
  }

  final let arrangement: Arrangement
  public final let subitems: [NSCollectionLayoutItem]
  /// How often the only subitem stands in the group; nil: as often as there is room.
  final let repetitions: Int?
  /// The repeated subitem is resized to fill the group.
  final let resizesItems: Bool
  public final var interItemSpacing: NSCollectionLayoutSpacing?

  required init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
    repetitions: Int? = nil, resizesItems: Bool = false
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.repetitions = repetitions
    self.resizesItems = resizesItems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { self.init(layoutSize, .horizontal, subitems) }
  /// Resizes the items to fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, .horizontal, [subitem], repetitions: count, resizesItems: true) }
  /// Items keep their size.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, .horizontal, [subitem], repetitions: count) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { self.init(layoutSize, .vertical, subitems) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, .vertical, [subitem], repetitions: count, resizesItems: true) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { self.init(layoutSize, .vertical, [subitem], repetitions: count) }
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping ItemProvider
  ) -> Self { self.init(layoutSize, .custom(itemProvider), []) }
}

@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public final let edges: NSDirectionalRectEdge
  public final let offset: CGPoint
  public final let isFractionalOffset: Bool
  public final var isAbsoluteOffset: Bool { !isFractionalOffset }

  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractionalOffset = false
    super.init()
  }

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }

  /// In parts of the supplementary's own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
    super.init()
  }

  /// The corner, the middle of an edge, or the middle of `frame` that the edges name.
  final func point(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? frame.minX : edges.contains(.trailing) ? frame.maxX : frame.midX,
      y: edges.contains(.top) ? frame.minY : edges.contains(.bottom) ? frame.maxY : frame.midY)
  }

  /// The offset in points, for a supplementary of `size`.
  final func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// Something beside an item, such as a badge: where the item's anchor and its own meet, or within the item at its anchor.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = 0
  public final let containerAnchor: NSCollectionLayoutAnchor
  public final let itemAnchor: NSCollectionLayoutAnchor?

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where it stands beside an item with `frame`.
  final func frame(beside frame: CGRect) -> CGRect {
    let size = layoutSize.size(in: frame.size)
    let own = CGRect(origin: .zero, size: size)
    let target = containerAnchor.point(in: frame)
    let grip = (itemAnchor ?? containerAnchor).point(in: own)
    let offsets = [containerAnchor.distance(for: size), itemAnchor?.distance(for: size) ?? .zero]
    return own.offsetBy(
      dx: target.x - grip.x + offsets[0].x + offsets[1].x, dy: target.y - grip.y + offsets[0].y + offsets[1].y)
  }
}

/// A header or footer of a section.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var pinToVisibleBounds = false
  open var extendsBoundary = true
  public final let alignment: NSRectAlignment
  public final let offset: CGPoint

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: .top))
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A background of a section.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public final let elementKind: String
  public final var zIndex = 0

  required init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  public class func background(elementKind: String) -> Self { self.init(kind: elementKind) }
}
