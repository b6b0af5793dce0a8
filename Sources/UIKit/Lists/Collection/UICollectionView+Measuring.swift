import Meter

// What cells are asked for their sizes, and when again.
extension UICollectionView {
  /// Asks a view for its size where the layout wants it; true when the layout became invalid by the answer.
  final func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard layout.asksForPreferredSizes(attributes), !view.isMeasured else { return false }
    view.isMeasured = true
    let preferred = Phase.measure.run { view.preferredLayoutAttributesFitting(attributes.copied) }
    guard preferred.size.isPossible else {
      report(
        "invalidHeight",
        "\(describe(attributes)) prefers a size of \(preferred.size.width) × \(preferred.size.height): it keeps the one it "
          + "has")
      return false
    }
    guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else {
      return false
    }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    layout.invalidateLayout(with: context)
    return true
  }

  /// What was measured counts no more.
  final func measureDisplayedAnew() {
    for index in prepared.indices { prepared[index].view.isMeasured = false }
    for index in displayed.indices {
      displayed[index].view.isMeasured = false
      displayed[index].needsMeasuring = true
    }
    needsMeasuring = !displayed.isEmpty
  }

  final func sizeMayHaveChanged(of cell: UICollectionViewCell) {
    if cell.poolState == .prepared { cell.isMeasured = false }
    guard cell.poolState == .inUse, let index = displayed.firstIndex(where: { $0.view === cell }),
      !displayed[index].needsMeasuring
    else { return }
    guard cell.measuresInTurn(turn) < 99 else {
      guard cell.trappedInTurn != turn else { return }
      cell.trappedInTurn = turn
      RuntimeIssue.report(
        "layoutLoop", "\(type(of: self)): item \(displayed[index].key.path) (\(type(of: cell))) never rests",
        flag: .trap)
      return
    }
    Counter.listInvalidations.add()
    displayed[index].needsMeasuring = true
    needsMeasuring = true
    setNeedsLayout()
  }

  final func measureInvalidated() {
    guard needsMeasuring else { return }
    needsMeasuring = false
    for index in displayed.indices where displayed[index].needsMeasuring {
      displayed[index].needsMeasuring = false
      let key = displayed[index].key
      let view = displayed[index].view
      let attributes =
        displayed[index].cell == nil
        ? layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
        : layout.layoutAttributesForItem(at: key.path)
      guard let attributes else { continue }
      view.isMeasured = false
      displayed[index].cell?.countMeasure(inTurn: turn)
      // At the width that it is measured for.
      view.takeOver(attributes)
      if measure(view, attributes) { prepareLayoutIfNeeded() }
    }
  }
}

extension CGSize {
  /// Whether something can have this size.
  var isPossible: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}
