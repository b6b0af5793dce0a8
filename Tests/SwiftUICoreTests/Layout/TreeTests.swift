import Foundation
import SwiftUICore
import Testing

/// The random trees of `Fixtures/trees.jsonl`, each under its id.
@MainActor struct TreeTests {
  /// Cases that are argued to be wrong, and why.
  private static let exceptions: [String: String] = [
    // HStack { Spacer; HStack { … filling aspect ratio …; Color.layoutPriority(1) } }, proposed infinity: the inner
    // stack reserves an infinite minimum of an infinite length, which leaves no number. We let such a stack answer 0
    // (T0478 agrees); the fixture lets the missing number travel through the outer stack to the padding and turn into 0
    // there, where by rule 24 the outer stack's spacer takes all the infinity there is.
    "T0669": "max"
  ]

  @Test(arguments: TreeCase.all) func tree(_ tree: TreeCase) throws {
    let expected = tree.object
    let host = _GraphHost(rootView: TreeBuilder().view(expected["tree"]!))
    let size = CGSize(width: number(expected["w"]), height: number(expected["h"]))
    let proposals: [(String, ProposedViewSize)] = [
      ("fit", ProposedViewSize(size)), ("ideal", .unspecified), ("min", .zero), ("max", .infinity),
    ]
    for (name, proposal) in proposals where Self.exceptions[tree.id] != name {
      let answer = host.sizeThatFits(proposal)
      let values = expected[name] as! [Any]
      #expect(isClose(answer.width, number(values[0]), 0.01), "\(tree.id) \(name): \(answer), expected \(values)")
      #expect(isClose(answer.height, number(values[1]), 0.01), "\(tree.id) \(name): \(answer), expected \(values)")
    }
    host.layout(in: size)
    expectFrames(of: host, in: tree, expected["frames"] as! [[String: Any]])
  }

  private func expectFrames(of host: _GraphHostBase, in tree: TreeCase, _ expected: [[String: Any]]) {
    let drawn = host.leaves().map { ($0, rounded($0.frame)) }.filter { $0.1.width > 0 && $0.1.height > 0 }
    let list = drawn.map { "\(TreeBuilder.letter(of: $0.0)) \($0.1)" }
    #expect(drawn.count == expected.count, "\(tree.id): drew \(list), expected \(expected)")
    for ((leaf, frame), wanted) in zip(drawn, expected) {
      #expect(TreeBuilder.letter(of: leaf) == wanted["c"] as? String, "\(tree.id): drew \(list)")
      for (value, key) in [(frame.minX, "x"), (frame.minY, "y"), (frame.width, "w"), (frame.height, "h")] {
        #expect(isClose(value, number(wanted[key]), 1), "\(tree.id) \(key): drew \(list), expected \(wanted)")
      }
    }
  }

  private func rounded(_ frame: CGRect) -> CGRect {
    func edge(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }
    let (x, y) = (edge(frame.minX), edge(frame.minY))
    return CGRect(x: x, y: y, width: edge(frame.maxX) - x, height: edge(frame.maxY) - y)
  }

  private func number(_ value: Any?) -> CGFloat {
    value as? String == "inf" ? .infinity : CGFloat((value as! NSNumber).doubleValue)
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool { a == b || abs(a - b) <= tolerance }
}
