import Foundation

/// What a compositional layout says for all of its sections: the way it scrolls, the room between sections, and headers and
/// footers of the whole. Those are asked for with an index path of one index, 0.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What sections that say `automatic` refer their insets to; `automatic` is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic
}
