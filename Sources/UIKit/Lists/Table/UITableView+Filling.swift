import Foundation

// Bringing in what shows: from the first row that shows up to the top edge, then down to the bottom edge.
extension UITableView {
  final func fillVisible() {
    retireLeaving()
    while displayed.isEmpty, enterFirst() {}
    guard !displayed.isEmpty else { return }
    fillUpwards()
    fillDownwards()
    retireLeaving()
    if style == .plain { pinHeader() }
  }

  private func isVisible(_ index: Int) -> Bool {
    displayed[index].bottom > bounds.minY && displayed[index].top < bounds.maxY
  }

  /// Takes off what has left. A cell whose row is next to what still shows stays prepared for it.
  private func retireLeaving() {
    guard !displayed.isEmpty else { return }
    var low = 0
    var high = displayed.count - 1
    while low <= high, !isVisible(low) { low += 1 }
    while high > low, !isVisible(high) { high -= 1 }
    if low > high { return retireAll() }
    if low == 0, high == displayed.count - 1 { return }
    if high + 1 < displayed.count {
      for index in high + 1..<displayed.count { retire(displayed[index], keeps: index == high + 1) }
      displayed.removeSubrange(high + 1..<displayed.count)
    }
    let pinned = pinnedIndex(before: low)
    for index in 0..<low where index != pinned { retire(displayed[index], keeps: index == low - 1) }
    if let pinned, pinned > 0 { displayed.swapAt(0, pinned) }
    displayed.removeSubrange((pinned == nil ? 0 : 1)..<low)
    dropDistantPrepared()
  }

  final func retireAll() {
    let leaving = displayed
    displayed.removeAll(keepingCapacity: true)
    for entry in leaving { retire(entry, keeps: false) }
    dropPrepared()
  }

  /// The header that a plain table keeps at the top while its section shows.
  private func pinnedIndex(before low: Int) -> Int? {
    guard style == .plain, low < displayed.count else { return nil }
    let section = displayed[low].place.section
    return displayed[..<low].firstIndex { $0.place == TablePlace(section: section, item: TablePlace.header) }
  }

  /// Returns false when there is nothing to show.
  private func enterFirst() -> Bool {
    guard let place = geometry.place(at: bounds.minY) else { return false }
    let top = geometry.top(of: place)
    guard top < bounds.maxY, top + geometry.height(of: place) > bounds.minY else { return false }
    enter(place, at: 0, top: top)
    return true
  }

  /// From the first that shows up to the top edge. Rows above that turn out to be of another height than estimated move
  /// content and offset together (facts: engine 4.7-48, P41).
  private func fillUpwards() {
    while true {
      let index = isPinned(0) ? 1 : 0
      guard index < displayed.count, displayed[index].top > bounds.minY else { return }
      guard let place = geometry.previous(before: displayed[index].place) else { return }
      if index > 0, displayed[index - 1].place == place {
        displayed[index - 1].top = displayed[index].top - displayed[index - 1].height
        continue
      }
      let provisional = geometry.height(of: place)
      let before = displayed.count
      enter(place, at: index, top: displayed[index].top - provisional)
      let isThere = displayed.count > before
      let change = (isThere ? displayed[index].height : 0) - provisional
      if change != 0 { shift(from: isThere ? index + 1 : index, by: change, correctsOffset: true) }
    }
  }

  private func isPinned(_ index: Int) -> Bool {
    style == .plain && displayed[index].place.item == TablePlace.header && displayed[index].bottom <= bounds.minY
  }

  private func fillDownwards() {
    while !displayed.isEmpty {
      let last = displayed.count - 1
      let bottom = displayed[last].bottom
      guard bottom < bounds.maxY, let place = geometry.next(after: displayed[last].place) else { return }
      enter(place, at: displayed.count, top: bottom)
    }
  }

  /// Moves what shows from `index` on. With `correctsOffset`, the offset moves along, so that nothing seems to move.
  final func shift(from index: Int, by points: CGFloat, correctsOffset: Bool) {
    for place in index..<max(index, displayed.count) { displayed[place].top += points }
    needsPlacing = true
    guard correctsOffset else { return }
    _pointsCorrected += abs(points)
    correctOffset(by: points)
  }

  private func pinHeader() {
    guard !displayed.isEmpty, displayed[0].place.item != TablePlace.header else { return }
    let place = TablePlace(section: displayed[0].place.section, item: TablePlace.header)
    guard geometry.sections[place.section].header.isPresent else { return }
    let provisional = geometry.height(of: place)
    enter(place, at: 0, top: geometry.top(of: place))
    let height = geometry.height(of: place)
    if height != provisional {
      let isThere = displayed.first?.place == place
      shift(from: isThere ? 1 : 0, by: height - provisional, correctsOffset: true)
    }
  }

  /// After a batch: what shows is kept, what lies between and shows too is entered.
  final func refill() {
    needsRefilling = false
    retireLeaving()
    var kept = displayed
    displayed.removeAll(keepingCapacity: true)
    guard var place = geometry.place(at: bounds.minY) else { return kept.forEach { retire($0, keeps: false) } }
    var top = geometry.top(of: place)
    while top < bounds.maxY {
      let next = geometry.next(after: place)
      if let index = kept.firstIndex(where: { $0.place == place }) {
        var entry = kept.remove(at: index)
        entry.top = top
        displayed.append(entry)
      } else {
        enter(place, at: displayed.count, top: top)
      }
      top = displayed.last?.bottom ?? top
      guard let next else { break }
      place = next
    }
    for entry in kept { retire(entry, keeps: false) }
    needsPlacing = true
  }

  final func retireOutgoing() {
    guard !outgoing.isEmpty else { return }
    let leaving = outgoing
    outgoing.removeAll(keepingCapacity: true)
    for entry in leaving { retire(entry, keeps: false) }
  }
}
