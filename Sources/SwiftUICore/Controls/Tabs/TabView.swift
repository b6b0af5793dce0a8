import Foundation
import Meter

/// A view that shows one of its pages, the one whose tag is selected.
///
/// The bar that switches pages belongs to the system: its items are carried. A page takes the whole of what the tab view
/// is proposed. Pages that are not shown exist and keep their state; they are neither measured nor placed.
public struct TabView<SelectionValue, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View where SelectionValue: Hashable, Content: View {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  public var body: some View { _TabPages(selection: selection.map { AnyHashable($0.wrappedValue) }, content: content) }
}

extension TabView where SelectionValue == Int, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

/// The pages of a tab view.
struct _TabPages<Content> {
  let selection: AnyHashable?
  let content: Content
}

extension _TabPages: View where Content: View {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    let node = TabNode(context, view.selection)
    node.content = Content._makeNode(view.content, in: node.childContext)
    return node
  }

  static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = node.as(TabNode.self)
    node.update(view.selection)
    Content._updateNode(node.content, with: view.content)
  }
}

/// A tab view in the tree.
final class TabNode: ContainerNode {
  private var selection: AnyHashable?

  init(_ context: _NodeContext, _ selection: AnyHashable?) {
    self.selection = selection
    super.init(context)
  }

  func update(_ selection: AnyHashable?) {
    Counter.nodesUpdated.add()
    guard selection != self.selection else { return }
    self.selection = selection
    invalidateSize(guides: true)
  }

  /// The page that is shown: the one with the tag, else the first.
  private var page: LayoutNode? {
    let children = children
    guard let selection else { return children.first }
    return children.first { $0.tagInside == selection } ?? children.first
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let page, proposal.width == nil || proposal.height == nil else { return proposal.leafSize }
    let own = page.sizeThatFits(proposal)
    return CGSize(width: max(0, proposal.width ?? own.width), height: max(0, proposal.height ?? own.height))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard let page else { return }
    let offered = ProposedViewSize(size)
    place(page, at: origin(of: page, aligned: .center, in: size, proposal: offered), offered, in: size)
  }

  override func forEachLayoutChild(_ body: (LayoutNode) -> Void) {
    if let page { body(page) }
  }

  override var label: String { "TabView" }
}

extension LayoutNode {
  /// The value that the node is named by, seen through modifiers.
  final var tagInside: AnyHashable? {
    var node = self
    while let wrapper = node as? PlacingNode {
      if let tag = wrapper.tag { return tag }
      node = wrapper.child
    }
    return nil
  }
}
