/// Nodes waiting for something, handed out by depth and, at one depth, in the order in which they came: a binary heap
/// whose storage is kept.
struct DepthQueue<Node: ViewNode> {
  private struct Entry {
    let rank: Int
    let sequence: Int
    let node: Node

    func precedes(_ other: Entry) -> Bool {
      rank != other.rank ? rank < other.rank : sequence < other.sequence
    }
  }

  private var entries: ContiguousArray<Entry> = []
  private var sequence = 0
  private let sign: Int

  /// - Parameter deepestFirst: whether the deepest node comes first, or the one nearest to the root.
  init(deepestFirst: Bool) { sign = deepestFirst ? -1 : 1 }

  var isEmpty: Bool { entries.isEmpty }

  @MainActor mutating func insert(_ node: Node) {
    sequence &+= 1
    entries.append(Entry(rank: sign * node.depth, sequence: sequence, node: node))
    var index = entries.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard entries[index].precedes(entries[parent]) else { return }
      entries.swapAt(index, parent)
      index = parent
    }
  }

  mutating func popFirst() -> Node? {
    guard let last = entries.popLast() else { return nil }
    guard let first = entries.first else { return last.node }
    entries[0] = last
    var index = 0
    while true {
      var least = index
      let left = 2 * index + 1
      if left < entries.count, entries[left].precedes(entries[least]) { least = left }
      if left + 1 < entries.count, entries[left + 1].precedes(entries[least]) { least = left + 1 }
      guard least != index else { return first.node }
      entries.swapAt(index, least)
      index = least
    }
  }
}
