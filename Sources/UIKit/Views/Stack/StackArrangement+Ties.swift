extension StackArrangement {
  /// Where the views' priorities leave open which of them gives way, all but the first shown wish for their natural
  /// length, the last one most. Only stacks whose views do not all have their natural length need that.
  func settleTies(of stack: UIStackView) {
    let kind: ItemVariables.Kind = stack.axis == .horizontal ? .width : .height
    var rank = 0
    var isOpen = false
    for view in stack.arranged where !view.isHidden {
      guard let item = view.layoutItem, let engine = item.engine, item.placed.isInstalled else { return }
      let length = Double(engine.frame(of: item).value(kind))
      isOpen = isOpen || abs(length - engine.naturalLength(kind, of: item)) > 0.001
      rank += 1
    }
    guard isOpen, rank > 1, StackArrangement.hasTies(stack) else { return }
    rank = 0
    for view in stack.arranged where !view.isHidden {
      guard let item = view.layoutItem, let engine = item.engine else { return }
      if rank > 0 || item.placed.frame.width != nil || item.placed.frame.height != nil {
        engine.wishForNaturalLength(kind, of: item, rank: rank + 1)
      }
      rank += 1
    }
  }

  /// Whether two views that are shown are equally willing to grow or to shrink, and no other is more so.
  private static func hasTies(_ stack: UIStackView) -> Bool {
    let shown = stack.arranged.filter { !$0.isHidden }
    let axis = stack.axis
    func isShared(_ priorities: [Float]) -> Bool {
      guard let lowest = priorities.min() else { return false }
      return priorities.filter { $0 == lowest }.count > 1
    }
    // Without an intrinsic size nothing holds a view.
    func priority(_ view: UIView, _ priorities: ContentPriorities) -> Float {
      let size = view.cachedIntrinsicSize
      return (axis == .horizontal ? size.width : size.height) >= 0 ? priorities[axis] : 0
    }
    return isShared(shown.map { priority($0, $0.hugging) }) || isShared(shown.map { priority($0, $0.compression) })
  }
}
