extension _GraphHostBase {
  /// What is drawn, in paint order, in the host's coordinates.
  public final func leaves() -> [_DrawnLeaf] {
    var leaves: [_DrawnLeaf] = []
    root?.collectLeaves(into: &leaves, origin: root?.origin ?? .zero)
    return leaves
  }

  /// The live tree as text: type, state, frame, indented.
  public final func dump() -> String {
    var text = ""
    func append(_ node: ViewNode, _ level: Int) {
      text += String(repeating: "  ", count: level) + node.label
      if let node = node as? LayoutNode {
        let frame = node.frameInHost
        text += " (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
      }
      text += "\n"
      node.forEachChild { append($0, level + 1) }
    }
    if let root { append(root, 0) }
    return text
  }
}
