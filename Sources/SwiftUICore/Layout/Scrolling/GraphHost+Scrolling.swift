import Foundation

extension _GraphHostBase {
  /// Moves the scroll views of the tree, the outermost first: `index` says which. For tests and for the host's owner.
  /// Returns how far the content now lies, nil if there is no such scroll view. Takes effect at the next layout.
  @discardableResult public final func _scroll(to point: CGPoint, scrollView index: Int = 0) -> CGPoint? {
    var found: [ScrollNode] = []
    func visit(_ node: ViewNode) {
      if let scroll = node as? ScrollNode { found.append(scroll) }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    guard index < found.count else { return nil }
    found[index].scroll(to: point)
    return found[index].offset
  }
}
