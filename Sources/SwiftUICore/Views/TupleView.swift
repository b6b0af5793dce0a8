@_spi(Reflection) import Swift

/// Several views, from a builder's block.
@frozen public struct TupleView<T> {
  public var value: T
  @inlinable public init(_ value: T) { self.value = value }
}

extension TupleView: View {
  public typealias Body = Never
  public static var _rowCount: Int? { TupleType.of(T.self).rowCount }

  public static func _makeNode(_ view: TupleView<T>, in context: _NodeContext) -> ViewNode {
    let node = TupleNode(TupleType.of(T.self), context)
    withUnsafePointer(to: view.value) { node.makeChildren(UnsafeRawPointer($0)) }
    return node
  }

  public static func _updateNode(_ node: ViewNode, with view: TupleView<T>) {
    withUnsafePointer(to: view.value) { node.as(TupleNode.self).update(UnsafeRawPointer($0)) }
  }
}

/// Where in a tuple its views stand, and of what types they are. Built once per type of tuple.
final class TupleType {
  struct Element {
    let offset: Int
    let type: any View.Type
  }

  let elements: ContiguousArray<Element>

  nonisolated(unsafe) private static var known: [ObjectIdentifier: TupleType] = [:]

  static func of<T>(_ type: T.Type) -> TupleType {
    if let tupleType = known[ObjectIdentifier(type)] { return tupleType }
    var elements: ContiguousArray<Element> = []
    if let single = type as? any View.Type {
      elements.append(Element(offset: 0, type: single))
    } else {
      _ = _forEachField(of: type, options: []) { _, offset, type, _ in
        if let type = type as? any View.Type { elements.append(Element(offset: offset, type: type)) }
        return true
      }
    }
    let tupleType = TupleType(elements)
    known[ObjectIdentifier(type)] = tupleType
    return tupleType
  }

  private init(_ elements: ContiguousArray<Element>) { self.elements = elements }

  /// How many views of a list the views are, nil where that depends on their values.
  @MainActor var rowCount: Int? {
    elements.reduce(0) { sum, element in
      guard let sum, let count = element.type._rowCount else { return nil }
      return sum + count
    }
  }
}

/// The node of several views: a list.
final class TupleNode: ViewNode {
  private let type: TupleType
  @exclusivity(unchecked) private var children: ContiguousArray<ViewNode> = []

  init(_ type: TupleType, _ context: _NodeContext) {
    self.type = type
    super.init(context)
  }

  func makeChildren(_ tuple: UnsafeRawPointer) {
    children.reserveCapacity(type.elements.count)
    let context = childContext
    for element in type.elements { children.append(make(element.type, tuple + element.offset, context)) }
  }

  private func make<V: View>(_ type: V.Type, _ view: UnsafeRawPointer, _ context: _NodeContext) -> ViewNode {
    V._makeNode(view.assumingMemoryBound(to: V.self).pointee, in: context)
  }

  func update(_ tuple: UnsafeRawPointer) {
    for index in type.elements.indices {
      let element = type.elements[index]
      update(element.type, children[index], tuple + element.offset)
    }
  }

  private func update<V: View>(_ type: V.Type, _ node: ViewNode, _ view: UnsafeRawPointer) {
    V._updateNode(node, with: view.assumingMemoryBound(to: V.self).pointee)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for child in children { body(child) }
  }

  override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    for child in self.children { child.collectLayoutChildren(into: &children) }
  }

  override var label: String { "TupleView" }
}
