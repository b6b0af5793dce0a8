/// Carries a value that belongs to the system around the app or is only drawn: a node, as such a modifier is in
/// SwiftUI, that a test can look up and that changes nothing.
public struct _CarriedModifier<Value> {
  public var name: String
  public var value: Value

  nonisolated public init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}

extension _CarriedModifier: _GraphModifier {
  public typealias Node = CarriedNode<Value>
}

/// A node with a value that nothing here depends on.
public final class CarriedNode<Value>: GraphModifierNode<_CarriedModifier<Value>>, CarriedValue {
  var carriedName: String { modifier.name }
  var carriedValue: Any { modifier.value }
  public override var label: String { "\(modifier.name)(\(modifier.value))" }
}

/// A node that carries a value, whatever its type.
@MainActor protocol CarriedValue: ViewNode {
  var carriedName: String { get }
  var carriedValue: Any { get }
}

extension View {
  /// Carries a value under a name.
  nonisolated func carrying<Value>(_ name: String, _ value: Value) -> ModifiedContent<Self, _CarriedModifier<Value>> {
    modifier(_CarriedModifier(name: name, value: value))
  }
}

extension _GraphHostBase {
  /// The values that modifiers of a name carry, from the root down. For tests and for what surrounds the host.
  public final func _carriedValues(_ name: String) -> [Any] {
    var values: [Any] = []
    func visit(_ node: ViewNode) {
      if let node = node as? any CarriedValue, node.carriedName == name { values.append(node.carriedValue) }
      node.forEachChild(visit)
    }
    if let root { visit(root) }
    return values
  }
}
