import Meter
import SwiftUICore
import Testing

/// A leaf of a fixed size.
struct Block {
  var width: CGFloat = 10
  var height: CGFloat = 10
}

extension Block: View {
  typealias Body = Never
  static func _makeNode(_ view: Block, in context: _NodeContext) -> ViewNode { BlockNode(view, context) }
  static func _updateNode(_ node: ViewNode, with view: Block) { node.as(BlockNode.self).update(view) }
}

final class BlockNode: LayoutNode {
  private var block: Block

  init(_ block: Block, _ context: _NodeContext) {
    self.block = block
    super.init(context)
  }

  func update(_ block: Block) {
    guard block.width != self.block.width || block.height != self.block.height else { return }
    self.block = block
    invalidateSize()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: block.width, height: block.height) }
  override var drawnLeaf: _DrawnLeaf? { _DrawnLeaf(kind: "block") }
}

@Suite @MainActor struct KernelTests {
  struct Growing: View {
    let handle: Handle
    @State private var width: CGFloat = 10

    var body: some View {
      let _ = handle.action = { width += 5 }
      Block(width: width)
    }
  }

  struct Unread: View {
    let handle: Handle
    @State private var value = 0

    var body: some View {
      let _ = handle.action = { value += 1 }
      Block()
    }
  }

  @Test func aStateThatIsReadInvalidatesItsOwnerOnce() {
    let handle = Handle()
    let host = _GraphHost(rootView: Growing(handle: handle))
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    #expect(count(.bodyEvaluations) { host.update() } == 0)
    handle.action()
    #expect(host.hasPendingUpdate)
    #expect(count(.bodyEvaluations) { host.update() } == 1)
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 15, height: 10))
    host.layout(in: CGSize(width: 100, height: 100))
    #expect(host.leaves().map(\.frame) == [CGRect(x: 42.5, y: 45, width: 15, height: 10)])
  }

  @Test func aStateThatIsNotReadInvalidatesNothing() {
    let handle = Handle()
    let host = _GraphHost(rootView: Unread(handle: handle))
    host.update()
    handle.action()
    #expect(count(.bodyEvaluations) { host.update() } == 0)
  }

  @Test func tuplesConditionalsAndAnyViewsGiveTheirLeaves() {
    struct Content: View {
      var flag: Bool
      var body: some View {
        Block(width: 1)
        if flag {
          Block(width: 2)
        } else {
          Group {
            Block(width: 3)
            Block(width: 4)
          }
        }
        AnyView(Block(width: 5))
      }
    }
    let host = _GraphHost(rootView: Content(flag: true))
    host.layout(in: CGSize(width: 10, height: 100))
    #expect(host.leaves().map(\.frame.width) == [1, 2, 5])
    host.rootView = Content(flag: false)
    host.update()
    host.layout(in: CGSize(width: 10, height: 100))
    #expect(host.leaves().map(\.frame.width) == [1, 3, 4, 5])
    #expect(host.leaves().map(\.frame.minY) == [18, 36, 54, 72])
  }
}
