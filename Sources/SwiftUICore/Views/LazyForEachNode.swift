import Meter

/// A `ForEach` in a lazy container: it keeps the data and makes a row's view when the row is asked for. Neither making
/// it nor updating it looks at rows that are not there, unless a row has to be looked for because it has moved.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRowsNode {
  private struct Row {
    var index: Int
    let id: ID
    let node: ViewNode
  }

  private var view: ForEach<Data, ID, Content>
  private var count: Int
  /// The rows that exist, by index.
  private var rows: ContiguousArray<Row> = []

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    count = view.data.count
    super.init(context)
  }

  override var rowCount: Int { count }
  override var hasRowsOfOneCount: Bool { Content._rowCount != nil }
  override var liveRows: ContiguousArray<Int> { ContiguousArray(rows.map(\.index)) }

  override func row(at index: Int) -> ViewNode {
    let place = place(of: index)
    if place < rows.count, rows[place].index == index { return rows[place].node }
    let element = element(at: index)
    // A row is no longer a list of rows: what is in it is made as a whole.
    var context = childContext
    context.isLazy = false
    let node = Content._makeNode(view.content(element), in: context)
    rows.insert(Row(index: index, id: view.id(element), node: node), at: place)
    return node
  }

  override func releaseRow(at index: Int) {
    let place = place(of: index)
    guard place < rows.count, rows[place].index == index else { return }
    rows.remove(at: place).node.destroy()
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  /// Where among the rows that exist one with the index stands or would stand.
  private func place(of index: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func update(_ view: ForEach<Data, ID, Content>) {
    Counter.nodesUpdated.add()
    let oldCount = count
    self.view = view
    count = view.data.count
    let old = rows
    var hasMoved = oldCount != count
    var missing: [ID: Int] = [:]
    rows.removeAll(keepingCapacity: true)
    for (place, row) in old.enumerated() {
      if row.index < count, view.id(element(at: row.index)) == row.id {
        rows.append(row)
      } else {
        hasMoved = true
        missing[row.id] = place
      }
    }
    if !missing.isEmpty { lookFor(missing, among: old) }
    for row in rows { Content._updateNode(row.node, with: view.content(element(at: row.index))) }
    if hasMoved { structureDidChange() }
  }

  /// Rows whose element is another one now are looked for by id; those that are gone, go.
  private func lookFor(_ missing: [ID: Int], among old: ContiguousArray<Row>) {
    var missing = missing
    var index = 0
    for element in view.data {
      if missing.isEmpty { break }
      if let place = missing.removeValue(forKey: view.id(element)) {
        var row = old[place]
        row.index = index
        rows.append(row)
      }
      index += 1
    }
    rows.sort { $0.index < $1.index }
    // By place, so that the order of the dictionary decides nothing.
    for place in missing.values.sorted() { old[place].node.destroy() }
  }

  override func child(withID id: AnyHashable) -> ViewNode? {
    guard let id = id.base as? ID else { return nil }
    return rows.first { $0.id == id }?.node
  }

  override func index(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    var index = 0
    for element in view.data {
      if view.id(element) == id { return index }
      index += 1
    }
    return nil
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for row in rows { body(row.node) }
  }

  override func collectLazySegments(into segments: inout ContiguousArray<LazySegment>) { segments.append(.rows(self)) }

  // Asked by something that is not lazy: it gets everything.
  override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    for index in 0..<count { row(at: index).collectLayoutChildren(into: &children) }
  }

  override var label: String { "ForEach (\(rows.count) of \(count))" }
}
