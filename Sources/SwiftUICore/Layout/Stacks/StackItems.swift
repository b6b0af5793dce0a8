import Foundation

/// The items of a stack and the order in which they are served, in one piece of memory that is kept from one solution to
/// the next.
struct StackItems {
  private(set) var count = 0
  private var capacity = 0
  private var memory: UnsafeMutableRawPointer?

  @inline(__always) var items: UnsafeMutablePointer<StackItem> {
    // Not reached without an item, and with one there is memory.
    memory.unsafelyUnwrapped.assumingMemoryBound(to: StackItem.self)
  }

  /// Indices of the items, first served first.
  @inline(__always) private var order: UnsafeMutablePointer<Int32> {
    (memory.unsafelyUnwrapped + capacity * MemoryLayout<StackItem>.stride).assumingMemoryBound(to: Int32.self)
  }

  @inline(__always) private var scratch: UnsafeMutablePointer<Int32> { order + capacity }

  @inline(__always) subscript(index: Int) -> UnsafeMutablePointer<StackItem> { items + index }

  /// The item that is served at `position`.
  @inline(__always) func served(_ position: Int) -> UnsafeMutablePointer<StackItem> { items + Int(order[position]) }

  func deallocate() { memory?.deallocate() }

  /// Makes room for `count` items, whose memory the caller initialises.
  mutating func reset(count: Int) {
    if count > capacity {
      deallocate()
      capacity = count
      memory = .allocate(
        byteCount: count * (MemoryLayout<StackItem>.stride + 2 * MemoryLayout<Int32>.stride),
        alignment: MemoryLayout<StackItem>.alignment)
    }
    self.count = count
    for index in 0..<count { order[index] = Int32(truncatingIfNeeded: index) }
  }

  /// The index of the item of `node`, looking first behind `hint`: children change in order more often than not.
  func index(of node: LayoutNode, after hint: Int) -> Int? {
    let node = Unmanaged.passUnretained(node).toOpaque()
    for index in min(hint, count)..<count where items[index].node.toOpaque() == node { return index }
    for index in 0..<min(hint, count) where items[index].node.toOpaque() == node { return index }
    return nil
  }

  // MARK: Sorting

  /// Sorts all by priority, higher first, stably.
  func sortByPriority() {
    sort(0..<count) { $0.pointee.priority > $1.pointee.priority }
  }

  /// Sorts the items served in `range` by flexibility, less first; of two without limit the one with the larger minimum.
  func sortByFlexibility(_ range: Range<Int>) {
    sort(range) { a, b in
      let (first, second) = (a.pointee.flexibility, b.pointee.flexibility)
      return first == second ? first == .infinity && a.pointee.minimum > b.pointee.minimum : first < second
    }
  }

  private typealias Item = UnsafeMutablePointer<StackItem>

  /// A merge sort that allocates nothing and only looks at what is in order already.
  @inline(__always) private func sort(_ range: Range<Int>, by precedes: (Item, Item) -> Bool) {
    guard !isSorted(range, by: precedes) else { return }
    var width = 1
    while width < range.count {
      var start = range.lowerBound
      while start + width < range.upperBound {
        let end = min(start + 2 * width, range.upperBound)
        merge(start, start + width, end, by: precedes)
        start = end
      }
      width *= 2
    }
  }

  @inline(__always) private func isSorted(_ range: Range<Int>, by precedes: (Item, Item) -> Bool) -> Bool {
    guard range.count > 1 else { return true }
    for position in range.lowerBound + 1..<range.upperBound where precedes(served(position), served(position - 1)) {
      return false
    }
    return true
  }

  @inline(__always) private func merge(_ start: Int, _ middle: Int, _ end: Int, by precedes: (Item, Item) -> Bool) {
    for index in start..<middle { scratch[index] = order[index] }
    var left = start
    var right = middle
    var target = start
    while left < middle && right < end {
      if precedes(items + Int(order[right]), items + Int(scratch[left])) {
        order[target] = order[right]
        right += 1
      } else {
        order[target] = scratch[left]
        left += 1
      }
      target += 1
    }
    while left < middle {
      order[target] = scratch[left]
      left += 1
      target += 1
    }
  }
}
