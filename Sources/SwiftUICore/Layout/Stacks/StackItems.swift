import Foundation

/// The items of a stack and the order in which they are served, in memory that is kept from one solution to the next.
struct StackItems {
  private(set) var count = 0
  private var capacity = 0
  private(set) var items: UnsafeMutablePointer<StackItem>
  /// Indices of the items, first served first.
  private(set) var order: UnsafeMutablePointer<Int32>
  private var scratch: UnsafeMutablePointer<Int32>

  init() {
    items = .allocate(capacity: 0)
    order = .allocate(capacity: 0)
    scratch = .allocate(capacity: 0)
  }

  func deallocate() {
    items.deallocate()
    order.deallocate()
    scratch.deallocate()
  }

  /// Makes room for `count` items, whose memory the caller initialises.
  mutating func reset(count: Int) {
    if count > capacity {
      deallocate()
      capacity = count
      items = .allocate(capacity: count)
      order = .allocate(capacity: count)
      scratch = .allocate(capacity: count)
    }
    self.count = count
    for index in 0..<count { order[index] = Int32(index) }
  }

  /// The index of the item of `node`, looking first behind `hint`: children change in order more often than not.
  func index(of node: LayoutNode, after hint: Int) -> Int? {
    for index in min(hint, count)..<count where items[index].node === node { return index }
    for index in 0..<min(hint, count) where items[index].node === node { return index }
    return nil
  }

  /// Sorts `order[range]`, stably and without allocating.
  func sortOrder(_ range: Range<Int>, by precedes: (StackItem, StackItem) -> Bool) {
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

  private func isSorted(_ range: Range<Int>, by precedes: (StackItem, StackItem) -> Bool) -> Bool {
    guard range.count > 1 else { return true }
    for index in range.lowerBound + 1..<range.upperBound
    where precedes(items[Int(order[index])], items[Int(order[index - 1])]) {
      return false
    }
    return true
  }

  private func merge(_ start: Int, _ middle: Int, _ end: Int, by precedes: (StackItem, StackItem) -> Bool) {
    for index in start..<middle { scratch[index] = order[index] }
    var left = start
    var right = middle
    var target = start
    while left < middle && right < end {
      if precedes(items[Int(order[right])], items[Int(scratch[left])]) {
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
