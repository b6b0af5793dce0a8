import Foundation

// Looking up, from the root down.
extension RunTree {
  func extent(estimate: CGFloat) -> CGFloat { extent(root, estimate) }

  func value(at position: Int) -> CGFloat? {
    var current = root
    var left = position
    while current != Self.none {
      let node = nodes[Int(current)]
      let before = rows(node.left)
      if left < before {
        current = node.left
      } else if left < before + node.length {
        return node.isGap ? nil : values[Int(node.chunk) * Self.chunkSize + left - before]
      } else {
        left -= before + node.length
        current = node.right
      }
    }
    return nil
  }

  /// The extent of all rows before `position`.
  func offset(of position: Int, estimate: CGFloat) -> CGFloat {
    var current = root
    var left = position
    var sum: CGFloat = 0
    while current != Self.none {
      let node = nodes[Int(current)]
      let before = rows(node.left)
      if left < before {
        current = node.left
        continue
      }
      sum += extent(node.left, estimate)
      left -= before
      if left < node.length {
        if node.isGap { return sum + CGFloat(left) * estimate }
        let start = Int(node.chunk) * Self.chunkSize
        for place in start..<start + left { sum += abs(values[place]) }
        return sum
      }
      sum += node.isGap ? CGFloat(node.length) * estimate : node.sum
      left -= node.length
      current = node.right
    }
    return sum
  }

  /// The row that covers `offset`; past the end, the number of rows.
  func row(at offset: CGFloat, estimate: CGFloat) -> Int {
    var current = root
    var left = offset
    var row = 0
    while current != Self.none {
      let node = nodes[Int(current)]
      let before = extent(node.left, estimate)
      if left < before {
        current = node.left
        continue
      }
      left -= before
      row += rows(node.left)
      let own = node.isGap ? CGFloat(node.length) * estimate : node.sum
      if left < own { return row + place(of: left, in: node, estimate: estimate) }
      left -= own
      row += node.length
      current = node.right
    }
    return row
  }

  private func place(of offset: CGFloat, in node: Node, estimate: CGFloat) -> Int {
    if node.isGap { return min(Int(offset / estimate), node.length - 1) }
    let start = Int(node.chunk) * Self.chunkSize
    var bottom: CGFloat = 0
    for place in 0..<node.length {
      bottom += abs(values[start + place])
      if offset < bottom { return place }
    }
    return node.length - 1
  }

  func rows(_ index: Int32) -> Int { index == Self.none ? 0 : nodes[Int(index)].rows }

  func extent(_ index: Int32, _ estimate: CGFloat) -> CGFloat {
    guard index != Self.none else { return 0 }
    return nodes[Int(index)].extent + CGFloat(nodes[Int(index)].gaps) * estimate
  }
}
