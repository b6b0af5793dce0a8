import Foundation

/// A control that opens a URL with the environment's `openURL`.
public struct Link<Label> {
  let destination: URL
  let label: Label
}

extension Link where Label: View {
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }
}

extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}

extension Link: View where Label: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    makeComposition(view, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }
}

extension Link: CompositeView where Label: View {
  var composition: some View {
    label.modifier(_ButtonTintModifier(role: nil)).modifier(_LinkModifier(destination: destination))
  }
}

/// Opens a URL on a tap.
struct _LinkModifier: Equatable {
  let destination: URL
}

extension _LinkModifier: _LayoutModifier {
  static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode { LinkNode(context, modifier) }
  static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) { node.as(LinkNode.self).update(modifier) }
}

/// A link in the tree.
final class LinkNode: ModifierNode<_LinkModifier> {
  override func valueDidChange(from old: _LinkModifier) {}

  override var touchHandler: TouchHandler? {
    guard environment.isEnabled else { return nil }
    return TouchHandler(name: "Link") { [environment, value] event in
      guard case .tap = event else { return false }
      environment.openURL(value.destination)
      return true
    }
  }

  override var label: String { "Link(\(value.destination))" }
}

/// A control that offers something to others. Shows its label; nothing is presented.
public struct ShareLink<Label> {
  let label: Label
}

extension ShareLink where Label: View {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }

  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(label: SwiftUICore.Label("Share…", systemImage: "square.and.arrow.up"))
  }

  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(label: SwiftUICore.Label("Share…", systemImage: "square.and.arrow.up"))
  }
}

extension ShareLink where Label == SwiftUICore.Label<Text, Image> {
  nonisolated public init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(label: SwiftUICore.Label(titleKey, systemImage: "square.and.arrow.up"))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(label: SwiftUICore.Label(title, systemImage: "square.and.arrow.up"))
  }

  nonisolated public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(label: SwiftUICore.Label("Share…", systemImage: "square.and.arrow.up"))
  }

  nonisolated public init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) { self.init(label: SwiftUICore.Label("Share…", systemImage: "square.and.arrow.up")) }
}

extension ShareLink where Label: View {
  nonisolated public init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }

  nonisolated public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

/// How something shared is shown. Carried.
public struct SharePreview<Image, Icon> {
  let title: String
}

extension SharePreview where Image == Never, Icon == Never {
  nonisolated public init<S: StringProtocol>(_ title: S) { self.init(title: String(title)) }
}

extension SharePreview where Icon == Never {
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: String(title)) }
}

extension ShareLink: View where Label: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    makeComposition(view, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }
}

extension ShareLink: CompositeView where Label: View {
  var composition: some View { label.modifier(_ButtonTintModifier(role: nil)) }
}
