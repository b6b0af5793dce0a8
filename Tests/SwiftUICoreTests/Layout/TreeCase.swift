import Foundation
import SwiftUICore

/// One line of `Fixtures/trees.jsonl`: a view tree, the host's size, and what is expected of them.
struct TreeCase: Sendable, CustomStringConvertible {
  let id: String
  let line: Data

  var description: String { id }

  static let all: [TreeCase] = Fixture.lines("trees.jsonl").map { line in
    TreeCase(id: String(line.split(separator: "\"")[3]), line: Data(line.utf8))
  }

  var object: [String: Any] { (try? JSONSerialization.jsonObject(with: line) as? [String: Any]) ?? [:] }
}

/// Reads the fixtures of this target.
enum Fixture {
  static func lines(_ name: String) -> [Substring] {
    let url = Bundle.module.url(forResource: "Fixtures/" + name, withExtension: nil)!
    return (try! String(contentsOf: url, encoding: .utf8)).split(separator: "\n")
  }
}

/// Builds the view that a tree of the fixture describes; see the fixture's grammar.
@MainActor struct TreeBuilder {
  private typealias Node = [String: Any]

  static let palette: [String: Color] = [
    "R": .red, "G": .green, "B": .blue, "Y": .yellow, "M": .pink, "C": .cyan, "K": .black, "W": .white,
  ]

  /// The palette's letter of a drawn colour.
  static func letter(of leaf: _DrawnLeaf) -> String {
    palette.first { $0.value.description == leaf.color }?.key ?? "?"
  }

  func view(_ tree: Any) -> AnyView {
    let node = tree as! Node
    return container(node) ?? modified(node)
  }

  private func container(_ node: Node) -> AnyView? {
    let spacing = number(node["s"])
    switch node["k"] as! String {
    case "color": return AnyView(Self.palette[node["n"] as! String]!)
    case "spacer": return AnyView(Spacer(minLength: number(node["m"])))
    case "h": return AnyView(HStack(alignment: alignment(node).vertical, spacing: spacing) { children(node) })
    case "v": return AnyView(VStack(alignment: alignment(node).horizontal, spacing: spacing) { children(node) })
    case "z": return AnyView(ZStack(alignment: alignment(node)) { children(node) })
    default: return nil
    }
  }

  private func children(_ node: Node) -> some View {
    (node["c"] as! [Any]).reversed().reduce(AnyView(EmptyView())) { rest, tree in
      let first = view(tree)
      return AnyView(
        Group {
          first
          rest
        })
    }
  }

  private func modified(_ node: Node) -> AnyView {
    let content = view(node["c"]!)
    func value(_ key: String) -> CGFloat { number(node[key]) ?? 0 }
    switch node["k"] as! String {
    case "frame":
      return AnyView(content.frame(width: number(node["w"]), height: number(node["h"]), alignment: alignment(node)))
    case "flex":
      return AnyView(
        content.frame(
          minWidth: number(node["minW"]), idealWidth: number(node["idealW"]), maxWidth: number(node["maxW"]),
          minHeight: number(node["minH"]), idealHeight: number(node["idealH"]), maxHeight: number(node["maxH"]),
          alignment: alignment(node)))
    case "pad":
      return AnyView(
        content.padding(
          EdgeInsets(top: value("t"), leading: value("l"), bottom: value("b"), trailing: value("r"))))
    case "fixed":
      return AnyView(content.fixedSize(horizontal: node["x"] as! Bool, vertical: node["y"] as! Bool))
    case "aspect":
      return AnyView(content.aspectRatio(number(node["r"]), contentMode: node["m"] as! String == "fit" ? .fit : .fill))
    case "prio": return AnyView(content.layoutPriority(Double(value("p"))))
    case "offset": return AnyView(content.offset(x: value("x"), y: value("y")))
    case "over": return AnyView(content.overlay(alignment: alignment(node)) { view(node["o"]!) })
    case "back": return AnyView(content.background(alignment: alignment(node)) { view(node["o"]!) })
    case let kind: fatalError("unknown kind \(kind)")
    }
  }

  private func number(_ value: Any?) -> CGFloat? {
    if let text = value as? String { return text == "inf" ? .infinity : nil }
    return (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private func alignment(_ node: Node) -> Alignment {
    switch node["a"] as? String ?? "center" {
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "topLeading": .topLeading
    case "topTrailing": .topTrailing
    case "bottomLeading": .bottomLeading
    case "bottomTrailing": .bottomTrailing
    default: .center
    }
  }
}
