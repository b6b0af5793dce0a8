import Foundation

/// A key of a value that a view gives to the layout it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value for the layout that a view is in.
public struct _LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension _LayoutValueModifier: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    LayoutValueNode<Key>(modifier.value, context)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(LayoutValueNode<Key>.self).update(modifier.value)
  }
}

/// `.layoutValue(key:value:)` in the tree.
final class LayoutValueNode<Key: LayoutValueKey>: PlacingNode {
  private var value: Key.Value

  init(_ value: Key.Value, _ context: _NodeContext) {
    self.value = value
    super.init(context)
  }

  func update(_ value: Key.Value) {
    guard !Comparator.of(Key.Value.self).areEqual(self.value, value) else { return }
    self.value = value
    invalidateSize(guides: true)
  }

  /// The value that `node` gives to the layout it is in, seen through modifiers.
  static func value(in node: LayoutNode) -> Key.Value? {
    var node = node
    while let wrapper = node as? PlacingNode {
      if let found = wrapper as? LayoutValueNode<Key> { return found.value }
      node = wrapper.child
    }
    return nil
  }

  override var label: String { "LayoutValue(\(value))" }
}

extension View {
  /// Gives a value to the layout that the view is in.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }
}
