import Foundation

/// Parts of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device and bars around the content take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: UInt.max)
}

/// A view that runs into the safe area at some edges.
public struct _SafeAreaIgnoringLayout: Equatable, Sendable {
  let regions: SafeAreaRegions
  let edges: Edge.Set
}

extension _SafeAreaIgnoringLayout: _LayoutModifier {
  public static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    SafeAreaIgnoringNode(context, modifier)
  }

  public static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(SafeAreaIgnoringNode.self).update(modifier)
  }
}

/// `.ignoresSafeArea()` in the tree: measured as if it were not there; where it is placed at an edge of the safe area, the
/// child gets what lies outside too, and stands in the middle of all.
final class SafeAreaIgnoringNode: ModifierNode<_SafeAreaIgnoringLayout> {
  override func valueDidChange(from old: _SafeAreaIgnoringLayout) { invalidatePlacement() }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let grown = extensionIntoSafeArea(size)
    if grown == EdgeInsets() { return place(child, at: .zero, proposal, in: size) }
    let room = CGSize(width: size.width + grown.horizontal, height: size.height + grown.vertical)
    let offered = ProposedViewSize(room)
    let own = child.sizeThatFits(offered)
    let origin = CGPoint(
      x: (room.width - own.width) / 2 - grown.leading, y: (room.height - own.height) / 2 - grown.top)
    place(child, at: origin, offered, in: size)
  }

  /// How far the child reaches beyond the safe area on each edge. There is no keyboard in the model.
  private func extensionIntoSafeArea(_ size: CGSize) -> EdgeInsets {
    guard value.regions.contains(.container) else { return EdgeInsets() }
    let insets = host.safeAreaInsets
    let room = host.layoutSize
    let frame = CGRect(origin: frameInHost.origin, size: size)
    var grown = EdgeInsets()
    if value.edges.contains(.top), frame.minY <= insets.top { grown.top = frame.minY }
    if value.edges.contains(.leading), frame.minX <= insets.leading { grown.leading = frame.minX }
    if value.edges.contains(.bottom), frame.maxY >= room.height - insets.bottom {
      grown.bottom = room.height - frame.maxY
    }
    if value.edges.contains(.trailing), frame.maxX >= room.width - insets.trailing {
      grown.trailing = room.width - frame.maxX
    }
    return EdgeInsets(
      top: max(0, grown.top), leading: max(0, grown.leading), bottom: max(0, grown.bottom),
      trailing: max(0, grown.trailing))
  }

  override var label: String { "IgnoresSafeArea" }
}

extension View {
  /// Lets the view run into the safe area at `edges`.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  /// The older name of `ignoresSafeArea`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
