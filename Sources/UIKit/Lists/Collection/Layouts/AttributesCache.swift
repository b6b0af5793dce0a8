import Foundation

/// The attributes objects of what a layout was last asked for, in order: as UIKit's layouts do, the ones here hand out the
/// same objects until something moves, so that a frame that shows nothing new makes none.
@MainActor struct AttributesCache {
  private struct Entry {
    let section: Int
    /// Below zero for what is not an item.
    let item: Int
    let attributes: UICollectionViewLayoutAttributes
    var query: Int
  }

  private var entries: [Entry] = []
  private var query = 0
  /// How many elements the last query named.
  private(set) var count = 0

  private func place(_ section: Int, _ item: Int) -> Int {
    entries.indices.firstPlace { (entries[$0].section, entries[$0].item) >= (section, item) }
  }

  /// The attributes of an element; made when there are none.
  mutating func attributes(
    _ section: Int, _ item: Int, make: () -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let index = place(section, item)
    if index < entries.count, entries[index].section == section, entries[index].item == item {
      entries[index].query = query
      return entries[index].attributes
    }
    let attributes = make()
    entries.insert(Entry(section: section, item: item, attributes: attributes, query: query), at: index)
    return attributes
  }

  /// A query for what shows begins.
  mutating func beginQuery() { query += 1 }

  /// The query has named `count` elements: what nobody has asked for since it began is let go.
  mutating func endQuery(_ count: Int) {
    self.count = count
    if entries.contains(where: { $0.query != query }) { entries.removeAll { $0.query != query } }
  }

  /// Lets go of everything.
  mutating func forget() { entries.removeAll(keepingCapacity: true) }

  /// Lets go of `item` of `section`, of what comes after it, and of what is no item in that section.
  mutating func forget(from section: Int, _ item: Int) {
    let (all, first) = (place(section, Int.min), place(section, max(item, 0)))
    entries.removeSubrange(first...)
    entries.removeSubrange(all..<min(place(section, 0), entries.count))
  }
}
