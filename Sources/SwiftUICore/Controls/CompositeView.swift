/// A view of the framework's that is made of others and needs no node or evaluation of its own: its composition's node
/// stands for it.
protocol CompositeView: View where Body == Never {
  associatedtype Composition: View
  var composition: Composition { get }
}

extension CompositeView {
  static func makeComposition(_ view: Self, in context: _NodeContext) -> ViewNode {
    Composition._makeNode(view.composition, in: context)
  }

  static func updateComposition(_ node: ViewNode, with view: Self) {
    Composition._updateNode(node, with: view.composition)
  }
}
