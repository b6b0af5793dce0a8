import Foundation
import Meter

/// A placing node that keeps its modifier's value and is laid out again when that is another one.
class ModifierNode<Value: Equatable>: PlacingNode {
  @exclusivity(unchecked) final private(set) var value: Value

  init(_ context: _NodeContext, _ value: Value) {
    self.value = value
    super.init(context)
  }

  final func update(_ value: Value) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    guard value != self.value else { return }
    let old = self.value
    self.value = value
    valueDidChange(from: old)
  }

  /// The value is another one than `old`. Unless told otherwise, size and guides depend on it.
  func valueDidChange(from old: Value) { invalidateSize(guides: true) }
}
