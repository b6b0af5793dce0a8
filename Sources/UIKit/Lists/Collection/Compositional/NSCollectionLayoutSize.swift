import Foundation
import Meter

/// A length in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }

  final let kind: Kind
  public final let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    let isPossible = dimension.isFinite && dimension >= 0
    self.dimension = isPossible ? dimension : 0
    super.init()
    if !isPossible {
      RuntimeIssue.report("invalidHeight", "a dimension of \(dimension) cannot be laid out: it counts as 0")
    }
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A guess that the cell corrects when it comes to show.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  public final var isAbsolute: Bool { kind == .absolute }
  public final var isEstimated: Bool { kind == .estimated }

  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public final let widthDimension: NSCollectionLayoutDimension
  public final let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  final func dimension(along axis: FlowAxis) -> NSCollectionLayoutDimension {
    axis.isVertical ? heightDimension : widthDimension
  }

  final func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  final let isFlexibleSpacing: Bool
  public final let spacing: CGFloat

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, isFlexible: false) }
  /// At least this much; the room that is left is shared out.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, isFlexible: true) }
  public final var isFixed: Bool { !isFlexibleSpacing }
  public final var isFlexible: Bool { isFlexibleSpacing }

  private class func make(_ spacing: CGFloat, isFlexible: Bool) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible), to: Self.self)
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The least room on each side.
  final var least: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// What a section provider is told of the collection view.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let effectiveContentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  init(size: CGSize, insets: UIEdgeInsets, traits: UITraitCollection) {
    contentSize = size
    effectiveContentInsets = NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    traitCollection = traits
    super.init()
  }

  private init(_ other: LayoutEnvironment, insets: NSDirectionalEdgeInsets) {
    contentSize = other.contentSize
    effectiveContentInsets = insets
    traitCollection = other.traitCollection
    super.init()
  }

  /// With less room across.
  func inset(_ axis: FlowAxis, leading: CGFloat, trailing: CGFloat) -> LayoutEnvironment {
    guard leading > 0 || trailing > 0 else { return self }
    return LayoutEnvironment(
      self,
      insets: effectiveContentInsets.adding(axis.insetsAcross(leading: leading, trailing: trailing)))
  }

  var container: any NSCollectionLayoutContainer { self }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - effectiveContentInsets.leading - effectiveContentInsets.trailing,
      height: contentSize.height - effectiveContentInsets.top - effectiveContentInsets.bottom)
  }
}
