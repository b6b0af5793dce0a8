import Foundation

/// A sequence of rows as runs in a treap: gaps of unknown rows, and chunks of stored values.
///
/// Negative values are allowed: their magnitude counts (see `RowHeights`). Priorities come from a fixed generator, so
/// the shape is the same on every run. Nodes and chunks live in two arrays and are recycled: once grown, nothing is
/// allocated.
struct RunTree {
  static let chunkSize = 64
  static let none: Int32 = -1

  struct Node {
    var left = RunTree.none
    var right = RunTree.none
    var priority: UInt32
    /// The chunk that holds this run's values, or `none` for a gap.
    var chunk = RunTree.none
    /// Rows in this run.
    var length: Int
    /// The sum of this run's magnitudes, 0 for a gap.
    var sum: CGFloat = 0
    // Over the whole subtree:
    var rows = 0
    var gaps = 0
    var extent: CGFloat = 0

    var isGap: Bool { chunk == RunTree.none }
  }

  var nodes: [Node] = []
  var values: [CGFloat] = []
  private var freeNodes: [Int32] = []
  private var freeChunks: [Int32] = []
  var root = RunTree.none
  private var seed: UInt32 = 0x9E37_79B9

  var isEmpty: Bool { root == Self.none }

  // MARK: Changing

  mutating func set(_ value: CGFloat, at position: Int) {
    if replace(value, at: position, in: root) { return }
    let (head, rest) = split(root, at: position)
    let (gap, tail) = split(rest, at: 1)
    recycle(gap)
    if append(value, to: head) {
      root = merge(head, tail)
    } else if prepend(value, to: tail) {
      root = merge(head, tail)
    } else {
      root = merge(merge(head, chunkNode(holding: value)), tail)
    }
  }

  mutating func insertGap(of length: Int, at position: Int) {
    guard length > 0 else { return }
    let (head, tail) = split(root, at: position)
    if extendGap(by: length, atEndOf: head) {
      root = merge(head, tail)
    } else {
      root = merge(merge(head, node(Node(priority: nextPriority(), length: length))), tail)
    }
  }

  mutating func remove(_ rows: Range<Int>) {
    guard !rows.isEmpty else { return }
    let (head, rest) = split(root, at: rows.lowerBound)
    let (middle, tail) = split(rest, at: rows.count)
    recycle(middle)
    root = merge(head, tail)
  }

  /// Puts `value` where a value is already. Returns false where there is a gap.
  private mutating func replace(_ value: CGFloat, at position: Int, in index: Int32) -> Bool {
    guard index != Self.none else { return false }
    let node = nodes[Int(index)]
    let before = rows(node.left)
    if position < before {
      guard replace(value, at: position, in: node.left) else { return false }
    } else if position < before + node.length {
      guard !node.isGap else { return false }
      // Summed anew, so that sums depend on what is stored and not on what was stored before.
      let start = Int(node.chunk) * Self.chunkSize
      values[start + position - before] = value
      nodes[Int(index)].sum = sum(from: start, length: node.length)
    } else {
      guard replace(value, at: position - before - node.length, in: node.right) else { return false }
    }
    pull(index)
    return true
  }

  /// Appends to the last run below `index`, if that is a chunk with room.
  private mutating func append(_ value: CGFloat, to index: Int32) -> Bool {
    guard index != Self.none else { return false }
    let node = nodes[Int(index)]
    if node.right != Self.none {
      guard append(value, to: node.right) else { return false }
    } else {
      guard !node.isGap, node.length < Self.chunkSize else { return false }
      values[Int(node.chunk) * Self.chunkSize + node.length] = value
      nodes[Int(index)].length += 1
      nodes[Int(index)].sum += abs(value)
    }
    pull(index)
    return true
  }

  /// Prepends to the first run below `index`, if that is a chunk with room.
  private mutating func prepend(_ value: CGFloat, to index: Int32) -> Bool {
    guard index != Self.none else { return false }
    let node = nodes[Int(index)]
    if node.left != Self.none {
      guard prepend(value, to: node.left) else { return false }
    } else {
      guard !node.isGap, node.length < Self.chunkSize else { return false }
      let start = Int(node.chunk) * Self.chunkSize
      for place in stride(from: start + node.length, to: start, by: -1) { values[place] = values[place - 1] }
      values[start] = value
      nodes[Int(index)].length += 1
      nodes[Int(index)].sum += abs(value)
    }
    pull(index)
    return true
  }

  private mutating func extendGap(by length: Int, atEndOf index: Int32) -> Bool {
    guard index != Self.none else { return false }
    let node = nodes[Int(index)]
    if node.right != Self.none {
      guard extendGap(by: length, atEndOf: node.right) else { return false }
    } else {
      guard node.isGap else { return false }
      nodes[Int(index)].length += length
    }
    pull(index)
    return true
  }

  // MARK: The treap

  private mutating func pull(_ index: Int32) {
    let node = nodes[Int(index)]
    nodes[Int(index)].rows = node.length
    nodes[Int(index)].gaps = node.isGap ? node.length : 0
    nodes[Int(index)].extent = node.sum
    add(node.left, to: index)
    add(node.right, to: index)
  }

  private mutating func add(_ child: Int32, to index: Int32) {
    guard child != Self.none else { return }
    nodes[Int(index)].rows += nodes[Int(child)].rows
    nodes[Int(index)].gaps += nodes[Int(child)].gaps
    nodes[Int(index)].extent += nodes[Int(child)].extent
  }

  private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
    if first == Self.none { return second }
    if second == Self.none { return first }
    if nodes[Int(first)].priority >= nodes[Int(second)].priority {
      let merged = merge(nodes[Int(first)].right, second)
      nodes[Int(first)].right = merged
      pull(first)
      return first
    }
    let merged = merge(first, nodes[Int(second)].left)
    nodes[Int(second)].left = merged
    pull(second)
    return second
  }

  /// The first `position` rows below `index`, and the rest. A run that the cut goes through becomes two.
  private mutating func split(_ index: Int32, at position: Int) -> (Int32, Int32) {
    guard index != Self.none else { return (Self.none, Self.none) }
    let node = nodes[Int(index)]
    let before = rows(node.left)
    if position <= before {
      let (head, tail) = split(node.left, at: position)
      nodes[Int(index)].left = tail
      pull(index)
      return (head, index)
    }
    if position >= before + node.length {
      let (head, tail) = split(node.right, at: position - before - node.length)
      nodes[Int(index)].right = head
      pull(index)
      return (index, tail)
    }
    let second = cut(index, at: position - before)
    let right = nodes[Int(index)].right
    nodes[Int(index)].right = Self.none
    pull(index)
    return (index, merge(second, right))
  }

  /// Shortens the run of `index` to `length` rows and returns a new node for the others.
  private mutating func cut(_ index: Int32, at length: Int) -> Int32 {
    let old = nodes[Int(index)]
    var new = Node(priority: nextPriority(), length: old.length - length)
    nodes[Int(index)].length = length
    if !old.isGap {
      new.chunk = takeChunk()
      let from = Int(old.chunk) * Self.chunkSize + length
      let to = Int(new.chunk) * Self.chunkSize
      for place in 0..<new.length { values[to + place] = values[from + place] }
      new.sum = sum(from: to, length: new.length)
      nodes[Int(index)].sum = sum(from: from - length, length: length)
    }
    return node(new)
  }

  // MARK: Storage

  private func sum(from start: Int, length: Int) -> CGFloat {
    var sum: CGFloat = 0
    for place in start..<start + length { sum += abs(values[place]) }
    return sum
  }

  private mutating func nextPriority() -> UInt32 {
    seed ^= seed << 13
    seed ^= seed >> 17
    seed ^= seed << 5
    return seed
  }

  private mutating func node(_ node: Node) -> Int32 {
    let index: Int32
    if let free = freeNodes.popLast() {
      nodes[Int(free)] = node
      index = free
    } else {
      nodes.append(node)
      index = Int32(nodes.count - 1)
    }
    pull(index)
    return index
  }

  private mutating func chunkNode(holding value: CGFloat) -> Int32 {
    var new = Node(priority: nextPriority(), length: 1)
    new.chunk = takeChunk()
    values[Int(new.chunk) * Self.chunkSize] = value
    new.sum = abs(value)
    return node(new)
  }

  private mutating func takeChunk() -> Int32 {
    if let free = freeChunks.popLast() { return free }
    values.append(contentsOf: repeatElement(0, count: Self.chunkSize))
    return Int32(values.count / Self.chunkSize - 1)
  }

  private mutating func recycle(_ index: Int32) {
    guard index != Self.none else { return }
    recycle(nodes[Int(index)].left)
    recycle(nodes[Int(index)].right)
    if !nodes[Int(index)].isGap { freeChunks.append(nodes[Int(index)].chunk) }
    freeNodes.append(index)
  }
}
