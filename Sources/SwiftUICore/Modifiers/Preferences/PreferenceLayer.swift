import Foundation
import Meter

/// A layer over or behind a view that is made of a value which the view hands up.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  var alignment: Alignment
  var isBehind: Bool
  var layer: (Key.Value) -> Layer
}

extension _PreferenceLayerModifier: _LayoutModifier {
  public typealias Body = Never

  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    let node = PreferenceLayerNode<Key, Layer>(context, alignment: modifier.alignment, isBehind: modifier.isBehind)
    let description = PreferenceLayerContent<Key, Layer>(modifier.layer, node.childContext)
    description.owner = node
    node.layer = description
    node.readPreference()
    return node
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    let node = node.as(PreferenceLayerNode<Key, Layer>.self)
    node.update(alignment: modifier.alignment)
    node.layer.as(PreferenceLayerContent<Key, Layer>.self).transform = modifier.layer
    node.readPreference()
  }
}

/// `overlayPreferenceValue` or `backgroundPreferenceValue` in the tree.
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: LayeredNode {
  private var isDirty = false

  /// The value is looked at when the update has settled what hands it up.
  func readPreference() {
    host.readsPreferences = true
    guard !isDirty else { return }
    isDirty = true
    host.dirtyPreferences.insert(self)
  }

  override func notesPreferenceChange(_ key: ObjectIdentifier) -> Bool {
    if key == ObjectIdentifier(Key.self) { readPreference() }
    return false
  }

  override func settlePreference() {
    isDirty = false
    guard isAlive else { return }
    layer.as(PreferenceLayerContent<Key, Layer>.self).evaluate()
  }

  /// What the modified view hands up, without the layer.
  var value: Key.Value {
    var value: Key.Value?
    (content ?? child).collectPreference(Key.self, into: &value)
    return value ?? Key.defaultValue
  }

  override var label: String { "\(super.label)(\(Key.self))" }
}

/// The description of such a layer. What it reads, it depends on.
final class PreferenceLayerContent<Key: PreferenceKey, Layer: View>: BodyNodeBase {
  var transform: (Key.Value) -> Layer
  unowned(unsafe) var owner: PreferenceLayerNode<Key, Layer>!
  private var child: ViewNode?

  init(_ transform: @escaping (Key.Value) -> Layer, _ context: _NodeContext) {
    self.transform = transform
    super.init(context)
  }

  override func evaluate() {
    forgetReads()
    let value = owner.value
    let layer = track(ViewType.of(_PreferenceLayerModifier<Key, Layer>.self)) { transform(value) }
    if let child { return Layer._updateNode(child, with: layer) }
    child = Layer._makeNode(layer, in: childContext)
    structureDidChange()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func collectLayoutChildren(into children: inout ContiguousArray<LayoutNode>) {
    child?.collectLayoutChildren(into: &children)
  }
}

extension View {
  /// Lays a view over this one that is made of the value which this one hands up.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(_PreferenceLayerModifier<Key, T>(alignment: alignment, isBehind: false, layer: transform))
  }

  /// Lays a view behind this one that is made of the value which this one hands up.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(_PreferenceLayerModifier<Key, T>(alignment: alignment, isBehind: true, layer: transform))
  }
}
