import Foundation
import Meter

/// Hands a value up that is made of an anchor of the modified view.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
  var anchor: Anchor<AnchorValue>.Source
  /// Changes the value that the modified view hands up; without `keepsInner` the view's own is not heard.
  var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
  var keepsInner: Bool
}

extension _AnchorWritingModifier: _LayoutModifier {
  public typealias Body = Never

  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    AnchorPreferenceNode(modifier, context)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(AnchorPreferenceNode<AnchorValue, Key>.self).update(modifier)
  }
}

/// `anchorPreference` in the tree. When a layout has moved the view, those who read the key hear of it.
final class AnchorPreferenceNode<AnchorValue, Key: PreferenceKey>: PlacingNode {
  private var modifier: _AnchorWritingModifier<AnchorValue, Key>
  private var seen: CGRect?

  init(_ modifier: _AnchorWritingModifier<AnchorValue, Key>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
    host.addLayoutObserver(self)
  }

  func update(_ modifier: _AnchorWritingModifier<AnchorValue, Key>) {
    Counter.nodesUpdated.add()
    self.modifier = modifier
    preferenceDidChange(Key.self)
  }

  override func layoutDidEnd() {
    guard flags.contains(.placed) else { return }
    let frame = frameInHost
    guard frame != seen else { return }
    seen = frame
    preferenceDidChange(Key.self)
  }

  override func didDestroy() {
    super.didDestroy()
    preferenceDidChange(Key.self)
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard K.self == Key.self else { return super.collectPreference(key, into: &value) }
    var own = (modifier.keepsInner ? preference(Key.self) : nil) ?? Key.defaultValue
    modifier.transform(&own, Anchor(self, modifier.anchor))
    if let own = own as? K.Value { value.reduce(with: own, key) }
  }

  override var label: String { "anchorPreference(\(Key.self))" }
}

extension View {
  /// Hands up a value made of a place in this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: { $0 = transform($1) }, keepsInner: false))
  }

  /// Changes the value that this view hands up, given a place in it.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(anchor: value, transform: transform, keepsInner: true))
  }
}
