import Meter

/// The node of a `ForEach`: its children keep their nodes, and so their state, as long as their ids stay.
///
/// Elements are taken from an iterator and not by their places: a subscript of an unknown collection asks for memory at
/// every call. Lists are built in memory that is kept from one change to the next.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode {
  private var ids: ContiguousArray<ID> = []
  private var children: ContiguousArray<ViewNode> = []
  private var spareIDs: ContiguousArray<ID> = []
  private var spareChildren: ContiguousArray<ViewNode> = []

  /// So many ids are compared one with the other, without a dictionary or set to fill.
  private static var few: Int { 8 }

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
    var elements = view.data.makeIterator()
    var index = 0
    // Most updates keep every id where it is.
    while let element = elements.next() {
      guard index < ids.count, view.id(element) == ids[index] else {
        return rearrange(view, from: index, element, &elements)
      }
      Content._updateNode(children[index], with: view.content(element))
      index += 1
    }
    if index < ids.count { rearrange(view, from: index, nil, &elements) }
  }

  /// Matches the rest, which begins with `first`, by id: children that are found move, new ones are made, then what is
  /// left over goes.
  private func rearrange(
    _ view: ForEach<Data, ID, Content>, from start: Int, _ first: Data.Element?, _ rest: inout Data.Iterator
  ) {
    var old = OldIDs(ids, from: start, few: Self.few)
    var nextIDs = spareIDs
    var next = spareChildren
    spareIDs = []
    spareChildren = []
    for index in 0..<start {
      nextIDs.append(ids[index])
      next.append(children[index])
    }
    let context = childContext
    var current = first
    while let element = current {
      let id = view.id(element)
      if let index = old.take(id, of: ids) {
        Content._updateNode(children[index], with: view.content(element))
        next.append(children[index])
      } else {
        next.append(Content._makeNode(view.content(element), in: context))
      }
      nextIDs.append(id)
      current = rest.next()
    }
    swap(&ids, &nextIDs)
    swap(&children, &next)
    for index in start..<next.count where !old.isTaken(index) { next[index].destroy() }
    structureDidChange()
    reportDuplicates()
    nextIDs.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    spareIDs = nextIDs
    spareChildren = next
  }

  private func reportDuplicates() {
    // A range cannot have any.
    if Data.self == Range<Int>.self { return }
    if ids.count <= Self.few {
      for index in 0..<ids.count {
        for before in 0..<index where ids[before] == ids[index] {
          reportDuplicate(ids[index])
          break
        }
      }
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
