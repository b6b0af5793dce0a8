import Foundation
import Meter
import SwiftUICore
import Testing

/// Lengths that are none never crash, loop or reach the frames of views around them.
@Suite(.serialized) @MainActor struct LayoutBadInputTests {
  private let strange: [CGFloat] = [
    .nan, .infinity, -.infinity, -5, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  private func expectSane(_ view: some View, _ name: String) {
    let host = _GraphHost(
      rootView: HStack(spacing: 0) {
        Color.blue.frame(width: 50, height: 50)
        view
      })
    for proposal in [ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 300, height: 100)] {
      let size = host.sizeThatFits(proposal)
      #expect(!size.width.isNaN && !size.height.isNaN && size.width >= 0 && size.height >= 0, "\(name): \(size)")
    }
    host.layout(in: CGSize(width: 300, height: 100))
    for leaf in host.leaves() {
      #expect(!leaf.frame.origin.x.isNaN && !leaf.frame.origin.y.isNaN, "\(name): \(leaf)")
      #expect(!leaf.frame.width.isNaN && !leaf.frame.height.isNaN, "\(name): \(leaf)")
    }
    let blue = host.leaves().first { $0.color == "blue" }
    #expect(blue?.frame.size == CGSize(width: 50, height: 50), "\(name)")
  }

  @Test func modifiersOfStrangeLengths() {
    for value in strange {
      let red = Color.red
      expectSane(red.frame(width: value, height: value), "frame \(value)")
      expectSane(red.frame(minWidth: value, maxWidth: value), "flexible frame \(value)")
      expectSane(red.frame(minWidth: 10, idealWidth: value, maxWidth: 5, minHeight: value), "limits \(value)")
      expectSane(red.padding(value), "padding \(value)")
      expectSane(red.padding(.leading, value), "padding leading \(value)")
      expectSane(red.aspectRatio(value, contentMode: .fit), "fit \(value)")
      expectSane(red.aspectRatio(value, contentMode: .fill).frame(width: 20, height: 20), "fill \(value)")
      expectSane(red.offset(x: value, y: value), "offset \(value)")
      expectSane(red.frame(width: 10, height: 10).position(x: value, y: value), "position \(value)")
      expectSane(red.layoutPriority(Double(value)), "priority \(value)")
      expectSane(red.zIndex(Double(value)), "zIndex \(value)")
      expectSane(
        VStack(spacing: value) {
          red
          red
        }, "spacing \(value)")
      expectSane(HStack { Spacer(minLength: value) }, "spacer \(value)")
      expectSane(red.frame(width: 10).alignmentGuide(VerticalAlignment.center) { _ in value }, "guide \(value)")
      expectSane(Text("x").font(.system(size: value)), "font \(value)")
      expectSane(Text("x").kerning(value).lineSpacing(value), "kerning \(value)")
      expectSane(Text("x").minimumScaleFactor(value), "scale \(value)")
      expectSane(Text("x").lineLimit(-3), "line limit")
      expectSane(
        LazyVGrid(columns: [GridItem(.fixed(value)), GridItem(.adaptive(minimum: value))]) { red }, "grid \(value)")
      expectSane(ScrollView { red.frame(height: value) }.frame(width: 50, height: 50), "scroll \(value)")
    }
  }

  @Test func strangeProposals() {
    for value in strange {
      let host = _GraphHost(
        rootView: VStack {
          Text("text")
          Color.red
          ZStack { Circle() }.padding()
        })
      for proposal in [
        ProposedViewSize(width: value, height: 100), ProposedViewSize(width: nil, height: value),
        ProposedViewSize(width: value, height: value),
      ] {
        _ = host.sizeThatFits(proposal)
      }
      host.layout(in: CGSize(width: value, height: value))
      _ = host.leaves()
      #expect(host.sizeThatFits(ProposedViewSize(width: 100, height: 100)).width <= 100)
    }
  }

  struct Nonsense: Layout {
    let value: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: value, height: value)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: CGPoint(x: value, y: value), proposal: ProposedViewSize(width: value, height: value))
    }
  }

  @Test func aLayoutThatAnswersNonsenseHarmsOnlyItself() {
    _ = RuntimeIssue.drain()
    for value in strange {
      expectSane(Nonsense(value: value) { Color.red }.frame(width: 20, height: 20), "layout \(value)")
    }
    let issues = RuntimeIssue.drain().issues
    #expect(issues.contains { $0.kind == "invalidLayoutValue" && $0.message.contains("Nonsense") })
  }

  @Test func warningsNameTheModifier() {
    _ = RuntimeIssue.drain()
    _ = Color.red.frame(width: -1)
    _ = Color.red.padding(CGFloat.nan)
    let messages = RuntimeIssue.drain().issues.map(\.message)
    #expect(messages.contains { $0.contains("frame width") })
    #expect(messages.contains { $0.contains("padding") })
  }
}
