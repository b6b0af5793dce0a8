import Foundation

/// The headers, footers and side pieces of a section, or of a whole layout: the room that they take on each side, and where
/// they stand. Sizes across the way in which the layout scrolls are the layout's; along it, an estimate is the view's to
/// correct.
@MainActor struct BoundaryItems {
  private enum Side { case before, after, leading, trailing }

  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  private let axis: FlowAxis
  /// What sizes are fractions of.
  private let container: CGSize
  /// Above the first header, in points.
  private let padding: CGFloat
  /// What views have asked for along the axis. Looked up, never walked.
  private var asked: [String: CGFloat] = [:]

  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], axis: FlowAxis, container: CGSize, padding: CGFloat = 0
  ) {
    self.items = items
    self.axis = axis
    self.container = container
    self.padding = padding
  }

  var count: Int { items.count }

  func index(ofKind kind: String) -> Int? { items.firstIndex { $0.elementKind == kind } }

  /// Whether the view of an item says how long it is along the axis.
  func isEstimated(_ index: Int) -> Bool {
    let item = items[index]
    return item.layoutSize.dimension(along: axis).isEstimated && isAlong(side(of: item))
  }

  mutating func setLength(_ size: CGSize, kind: String) { asked[kind] = axis.along(size) }

  /// What the views of `other` have asked for counts here too, where it is still theirs to say.
  mutating func keepLengths(of other: BoundaryItems) {
    guard !other.asked.isEmpty else { return }
    for (index, item) in items.enumerated() where isEstimated(index) {
      asked[item.elementKind] = other.asked[item.elementKind]
    }
  }

  /// Whether something of this stays in view while its section shows.
  var pins: Bool { items.contains { $0.pinToVisibleBounds } }

  // MARK: Room

  /// What extends the content, along the axis and across it.
  var before: CGFloat {
    items.isEmpty ? 0 : room(.before) + (items.contains { side(of: $0) == .before } ? padding : 0)
  }
  var after: CGFloat { room(.after) }
  var leading: CGFloat { room(.leading) }
  var trailing: CGFloat { room(.trailing) }

  private func room(_ wanted: Side) -> CGFloat { room(wanted, upTo: items.count) }

  private func room(_ wanted: Side, upTo end: Int) -> CGFloat {
    var room: CGFloat = 0
    for item in items.prefix(end) where item.extendsBoundary && side(of: item) == wanted {
      room += isAlong(wanted) ? length(of: item) : axis.across(item.layoutSize.size(in: container))
    }
    return room
  }

  private func length(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
    asked[item.elementKind] ?? axis.along(item.layoutSize.size(in: container))
  }

  private func isAlong(_ side: Side) -> Bool { side == .before || side == .after }

  private func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Side {
    switch item.alignment {
    case .none, .top, .topLeading, .topTrailing: axis.isVertical ? .before : .leading
    case .bottom, .bottomLeading, .bottomTrailing: axis.isVertical ? .after : .trailing
    case .leading: axis.isVertical ? .leading : .before
    case .trailing: axis.isVertical ? .trailing : .after
    }
  }

  // MARK: Places

  /// Where an item stands in something that is `length` long in all and has `across` to itself across.
  func frame(_ index: Int, length all: CGFloat, across: (start: CGFloat, room: CGFloat)) -> CGRect {
    let item = items[index]
    let length = length(of: item)
    let breadth = axis.across(item.layoutSize.size(in: container))
    let side = side(of: item)
    let stacked = room(side, upTo: index)
    let free = CGSize(width: all - before - after - length, height: across.room - breadth)
    var along = before + free.width * fraction(item.alignment)
    var beside = across.start + free.height * fraction(item.alignment)
    switch side {
    case .before: along = before - room(.before) + stacked
    case .after: along = all - after + (item.extendsBoundary ? stacked : -length)
    case .leading: beside = across.start + stacked
    case .trailing: beside = across.start + across.room - breadth - stacked
    }
    return axis.rect(along, beside, length, breadth).offsetBy(dx: item.offset.x, dy: item.offset.y)
  }

  private func fraction(_ alignment: NSRectAlignment) -> CGFloat {
    switch alignment {
    case .none, .topLeading, .bottomLeading: 0
    case .topTrailing, .bottomTrailing: 1
    case .top, .leading, .bottom, .trailing: 0.5
    }
  }

  /// `frame` moved so that it stays within `visible`, but not out of `owner`.
  func pinned(
    _ index: Int, _ frame: CGRect, owner: (start: CGFloat, end: CGFloat), visible: (low: CGFloat, high: CGFloat)
  ) -> CGRect { axis.pinned(frame, isFooter: side(of: items[index]) == .after, owner: owner, visible: visible) }
}
