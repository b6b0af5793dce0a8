import Foundation
import SwiftUICore
import Testing

/// The random stacks of `Fixtures/hstack.txt`: `HStack(spacing: 0)` of flexible children, as compared with SwiftUI.
@MainActor struct HStackTests {
  struct Case: Sendable, CustomStringConvertible {
    let line: String
    var description: String { line }
    var fields: [Substring] { line.split(separator: "|") }
  }

  nonisolated static let cases = Fixture.lines("hstack.txt").map { Case(line: String($0)) }

  @Test(arguments: cases) func widths(_ stack: Case) {
    let children = stack.fields[1].split(separator: ",").map(child)
    let content = children.reversed().reduce(AnyView(EmptyView())) { rest, first in
      AnyView(
        Group {
          first
          rest
        })
    }
    let host = _GraphHost(rootView: HStack(spacing: 0) { content })
    let width = CGFloat(Double(stack.fields[0])!)
    host.layout(in: CGSize(width: width, height: 20))
    let widths = host.leaves().map(\.frame.width)
    let expected = stack.fields[2].split(separator: ",").map { CGFloat(Double($0)!) }
    #expect(widths.count == expected.count)
    for (width, wanted) in zip(widths, expected) {
      #expect(abs(width - wanted) < 0.001, "\(stack): \(widths)")
    }
  }

  private func child(_ text: Substring) -> AnyView {
    let parts = text.split(separator: ":")
    let values = parts.dropFirst().map { CGFloat(Double($0)!) }
    switch parts[0] {
    case "fixed": return AnyView(Color.red.frame(width: values[0]))
    case "min": return AnyView(Color.red.frame(minWidth: values[0]))
    case "max": return AnyView(Color.red.frame(maxWidth: values[0]))
    case "mm": return AnyView(Color.red.frame(minWidth: values[0], maxWidth: values[1]))
    default: return AnyView(Color.red)
    }
  }
}
