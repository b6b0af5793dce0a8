import Meter

/// The node of a `ForEach`: its children keep their nodes, and so their state, as long as their ids stay.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private var ids: ContiguousArray<ID> = []
  private var children: ContiguousArray<ViewNode> = []

  func make(_ view: ForEach<Data, ID, Content>) {
    let context = childContext
    ids.reserveCapacity(view.data.count)
    children.reserveCapacity(view.data.count)
    for element in view.data {
      ids.append(view.id(element))
      children.append(Content._makeNode(view.content(element), in: context))
    }
    reportDuplicates()
  }

  func update(_ view: ForEach<Data, ID, Content>) {
    Counter.nodesUpdated.add()
    var index = 0
    var position = view.data.startIndex
    // Most updates keep every id where it is.
    while index < ids.count, position != view.data.endIndex {
      let element = view.data[position]
      guard view.id(element) == ids[index] else { break }
      Content._updateNode(children[index], with: view.content(element))
      index += 1
      view.data.formIndex(after: &position)
    }
    if index == ids.count, position == view.data.endIndex { return }
    rearrange(view, from: index, position)
  }

  /// Matches the rest by id: children that are found move, new ones are made, then what is left over goes.
  private func rearrange(_ view: ForEach<Data, ID, Content>, from start: Int, _ position: Data.Index) {
    // The dictionary is only looked into: its order decides nothing.
    var old: [ID: Int] = [:]
    old.reserveCapacity(ids.count - start)
    for index in start..<ids.count where old[ids[index]] == nil { old[ids[index]] = index }
    var isKept = ContiguousArray(repeating: false, count: ids.count - start)
    var nextIDs = ContiguousArray(ids[..<start])
    var next = ContiguousArray(children[..<start])
    let context = childContext
    for element in view.data[position...] {
      let id = view.id(element)
      if let index = old.removeValue(forKey: id) {
        isKept[index - start] = true
        Content._updateNode(children[index], with: view.content(element))
        next.append(children[index])
      } else {
        next.append(Content._makeNode(view.content(element), in: context))
      }
      nextIDs.append(id)
    }
    let before = children
    ids = nextIDs
    children = next
    for index in start..<before.count where !isKept[index - start] { before[index].destroy() }
    structureDidChange()
    reportDuplicates()
  }

  private func reportDuplicates() {
    // A few are compared in pairs, without a set to fill; a range cannot have any.
    if Data.self == Range<Int>.self { return }
    if ids.count <= 8 {
      for index in ids.indices where ids[..<index].contains(ids[index]) { reportDuplicate(ids[index]) }
      return
    }
    var seen: Set<ID> = []
    seen.reserveCapacity(ids.count)
    for id in ids where !seen.insert(id).inserted { reportDuplicate(id) }
  }

  private func reportDuplicate(_ id: ID) {
    RuntimeIssue.report(
      "duplicateForEachID",
      "ForEach: the ID \(id) occurs multiple times within the collection, this will give undefined results: \(path)")
  }

  override func child(withID id: AnyHashable) -> ViewNode? {
    guard let id = id.base as? ID, let index = ids.firstIndex(of: id) else { return nil }
    return children[index]
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    for child in self.children { child.collectLayoutChildren(into: &children) }
  }

  override var label: String { "ForEach [\(ids.map { "\($0)" }.joined(separator: ", "))]" }
}
