/// A stretch of what a lazy container shows.
public enum LazySegment {
  /// One rectangle that is there.
  case view(LayoutNode)
  /// Rows that are made when they are asked for.
  case rows(LazyRowsNode)
}

/// A list of rows of which only those that were asked for exist.
@MainActor open class LazyRowsNode: ViewNode {
  /// How many rows there are.
  open var rowCount: Int { 0 }

  /// Whether every row is as many views, whatever its value: then rows can be counted unmade.
  open var hasRowsOfOneCount: Bool { true }

  /// The node of a row, made if it is not there. It stays until it is released or its element goes.
  open func row(at index: Int) -> ViewNode { fatalError("a list without rows") }

  /// The indices of the rows that exist, in order.
  open var liveRows: ContiguousArray<Int> { [] }

  /// The index of the row whose element has the id, nil if there is none. Looks at the elements, not at rows.
  open func index(ofID id: AnyHashable) -> Int? { nil }

  /// Takes a row that is no longer shown out of the tree: its state goes with it.
  open func releaseRow(at index: Int) {}
}
