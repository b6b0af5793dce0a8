import UIKit

/// A flow layout of items of one size.
@MainActor func grid(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: width, height: height)
  return layout
}

/// A flow layout of rows that say their heights themselves.
@MainActor func rows(_ height: CGFloat = 50) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.estimatedItemSize = CGSize(width: 390, height: height)
  layout.minimumLineSpacing = 0
  return layout
}

@MainActor func frame(_ layout: UICollectionViewLayout, _ item: Int, _ section: Int = 0) -> CGRect? {
  layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
}
