import Meter

/// Stands where the tree would be too deep for the stack: nothing is shown there, and a warning says so.
final class TooDeepNode: ViewNode {
  /// How many nodes a path may have.
  static let limit = 4_000

  static func inPlace<V>(of type: V.Type, in context: _NodeContext) -> TooDeepNode? {
    guard context.depth >= limit else { return nil }
    RuntimeIssue.report(
      "viewTreeTooDeep", "the view tree is deeper than \(limit) nodes: \(V.self) and what is in it is left out")
    return TooDeepNode(context)
  }

  override var label: String { "too deep" }
}
