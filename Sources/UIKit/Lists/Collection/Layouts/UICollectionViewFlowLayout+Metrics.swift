import Foundation

/// What the delegate says, or the layout's own properties where it says nothing; numbers that cannot be laid out are told
/// and replaced.
extension UICollectionViewFlowLayout {
  final func checked(_ size: CGSize, _ path: IndexPath) -> CGSize {
    guard size.isPossible else {
      view?.report(
        "invalidHeight", "the size of item \(path.item) in section \(path.section) is \(size.width) × \(size.height)")
      return usableItemSize
    }
    return size
  }

  final func inset(
    of section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> UIEdgeInsets {
    var inset = sectionInset
    if let answer = delegate?.collectionView(view, layout: self, insetForSectionAt: section),
      UITableView.isImplemented(answer.top)
    {
      inset = answer
    }
    if [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite) { return inset }
    reportImpossible("the inset of section \(section)")
    return .zero
  }

  final func reference(_ answer: CGSize?, _ standard: CGSize) -> CGSize {
    let size = answer.flatMap { UITableView.isImplemented($0.width) ? $0 : nil } ?? standard
    if size.isPossible { return size }
    reportImpossible("the size of a header or footer")
    return .zero
  }

  final func spacing(_ answer: CGFloat?, _ standard: CGFloat) -> CGFloat {
    let spacing = answer.flatMap { UITableView.isImplemented($0) ? $0 : nil } ?? standard
    if spacing.isFinite { return spacing }
    reportImpossible("a spacing")
    return 0
  }

  /// The size of items that the delegate says nothing of.
  final var usableItemSize: CGSize {
    if itemSize == Self.automaticSize { return Self.standardSize }
    if itemSize.isPossible { return itemSize }
    reportImpossible("itemSize")
    return Self.standardSize
  }

  /// The size of items whose cells have not been asked.
  final var estimate: CGSize {
    if estimatedItemSize == Self.automaticSize { return Self.standardSize }
    return isSelfSizing && estimatedItemSize != .zero && estimatedItemSize.isPossible
      ? estimatedItemSize : usableItemSize
  }

  private static var standardSize: CGSize { CGSize(width: 50, height: 50) }

  final func reportImpossible(_ what: String) {
    view?.report("invalidHeight", "\(what) is not a number that can be laid out")
  }
}
