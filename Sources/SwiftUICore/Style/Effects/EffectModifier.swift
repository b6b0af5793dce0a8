import Foundation

/// Something done to a view that changes how it is drawn, touched or read out, and not how it is laid out: a name and a
/// value that are carried.
///
/// Each costs a node, as on Apple's systems, and is found again in the tree by its name. Adding one is one line.
public struct _EffectModifier<Value: Equatable> {
  let name: StaticString
  let value: Value

  nonisolated init(_ name: StaticString, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension _EffectModifier: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    EffectNode(context, modifier.name, modifier.value)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(EffectNode<Value>.self).update(modifier.value)
  }
}

/// An effect in the tree.
class EffectNode<Value: Equatable>: ModifierNode<Value> {
  private let name: StaticString

  init(_ context: _NodeContext, _ name: StaticString, _ value: Value) {
    self.name = name
    super.init(context, value)
  }

  /// Nothing that is drawn here depends on it.
  override func valueDidChange(from old: Value) {}

  /// A content shape is touched where nothing is drawn, too.
  override var catchesHits: Bool { Value.self is any ContentShapeValue.Type }

  override var label: String { "\(name)(\(value))" }
}

extension View {
  /// Carries `value` as the effect `name`.
  nonisolated func effect<Value: Equatable>(_ name: StaticString, _ value: Value) -> some View {
    modifier(_EffectModifier(name, value))
  }

  /// Carries an effect that has no value.
  nonisolated func effect(_ name: StaticString) -> some View { modifier(_EffectModifier(name, NoValue())) }
}

/// The value of an effect that has none.
struct NoValue: Equatable, Sendable, CustomStringConvertible {
  var description: String { "" }
}

/// Several values of one effect as one.
struct EffectValues<each Value: Equatable>: Equatable {
  let values: (repeat each Value)
  init(_ values: repeat each Value) { self.values = (repeat each values) }

  static func == (a: Self, b: Self) -> Bool {
    for isEqual in repeat each a.values == each b.values {
      guard isEqual else { return false }
    }
    return true
  }
}

/// The value of an effect that makes a view's frame a place to touch.
protocol ContentShapeValue {}

/// A value that is carried for whoever looks for it, and not compared: actions, bindings, builders of content.
struct Carried<Value>: Equatable, CustomStringConvertible {
  let value: Value
  init(_ value: Value) { self.value = value }
  static func == (a: Carried, b: Carried) -> Bool { false }
  var description: String { "…" }
}
