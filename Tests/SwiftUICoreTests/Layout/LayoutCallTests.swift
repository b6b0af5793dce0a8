import Foundation
import SwiftUICore
import Testing

/// A layout of one child, or none, that writes down what it is proposed: the fixture's `P`.
struct Probe: Layout {
  final class Log: @unchecked Sendable {
    var calls: [String] = []
    func count(of name: String) -> Int { calls.filter { $0.hasPrefix(name + ":") }.count }
  }

  let name: String
  var width: CGFloat?
  let log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    func text(_ value: CGFloat?) -> String { value.map { $0.isInfinite ? "inf" : "\(Int($0))" } ?? "nil" }
    log.calls.append("\(name):\(text(proposal.width))x\(text(proposal.height))")
    return CGSize(width: width ?? proposal.width ?? 10, height: proposal.height ?? 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// The cases of kind `layout-calls`, `layout-rule`, `alignment`, `spacing` and `hosting-size`, each under its id.
@MainActor struct LayoutCallTests {
  private let log = Probe.Log()

  private func P(_ name: String, _ width: CGFloat? = nil) -> some View {
    Probe(name: name, width: width, log: log) { EmptyView() }
  }

  private func calls(_ view: some View, _ width: CGFloat = 300, _ height: CGFloat = 50) -> [String] {
    let host = _GraphHost(rootView: view)
    host.layout(in: CGSize(width: width, height: height))
    return log.calls
  }

  @Test("B-calls-frame") func callsFrame() {
    #expect(calls(P("a").frame(width: 100, height: 20)) == ["a:100x20"])
  }

  @Test("B-calls-padding") func callsPadding() { #expect(calls(P("a").padding(10)) == ["a:280x30"]) }

  @Test("B-calls-fixedsize") func callsFixedSize() { #expect(calls(P("a").fixedSize()) == ["a:nilxnil"]) }

  @Test("B-calls-hstack-one-child") func callsOneChild() {
    #expect(calls(HStack(spacing: 0) { P("a", 40) }) == ["a:300x50"])
  }

  @Test("B-calls-hstack-two-flexible-resize") func callsResize() {
    let view = HStack(spacing: 0) {
      P("a")
      P("b")
    }
    let host = _GraphHost(rootView: view)
    host.layout(in: CGSize(width: 300, height: 50))
    #expect(log.calls.count == 6)
    log.calls = []
    host.layout(in: CGSize(width: 200, height: 50))
    #expect(log.calls == ["a:100x50", "b:100x50"])
  }

  @Test("B-calls-vstack-in-hstack") func callsNested() {
    _ = calls(
      HStack(spacing: 0) {
        P("a", 40)
        VStack(spacing: 0) {
          P("b")
          P("c")
        }
      })
    #expect(log.count(of: "a") == 3)
    #expect(log.count(of: "b") == 9)
    #expect(log.count(of: "c") == 9)
  }

  @Test func aPriorityPairProbesOnlyTheLowerOnesMinimum() {
    let calls = calls(
      HStack(spacing: 0) {
        P("a")
        P("b", 100).layoutPriority(1)
      })
    #expect(calls == ["a:0x50", "b:300x50", "a:200x50"])
  }

  @Test func anUnchangedTreeAsksNothing() {
    let view = HStack(spacing: 0) {
      P("a")
      P("b")
    }
    let host = _GraphHost(rootView: view)
    host.layout(in: CGSize(width: 300, height: 50))
    log.calls = []
    host.layout(in: CGSize(width: 300, height: 50))
    #expect(log.calls == [])
  }

  @Test("B-hosting-maxinf") func hostingMaxInfinity() {
    let host = _GraphHost(rootView: Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200))
    #expect(host.sizeThatFits(.zero) == CGSize(width: 200, height: 200))
  }

  @Test("B-proposal-default-10") func proposalDefault() {
    let size = ProposedViewSize(width: nil, height: 200).replacingUnspecifiedDimensions()
    #expect(size == CGSize(width: 10, height: 200))
  }

  @Test("B-spacing-default") func spacingDefault() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test("B-alignment-combine") func alignmentCombine() {
    // Explicit guides 1, 3 and 5 and two children without: the stack's own guide is their mean, 3.
    func guided(_ value: CGFloat?) -> AnyView {
      let block = Color.red.frame(width: 10, height: 10)
      return value.map { value in AnyView(block.alignmentGuide(.leading) { _ in value }) } ?? AnyView(block)
    }
    let combined = ZStack(alignment: .topTrailing) {
      guided(1)
      guided(3)
      guided(5)
      guided(nil)
      guided(nil)
    }
    let view = VStack(alignment: .leading, spacing: 0) {
      combined
      Color.blue.frame(width: 20, height: 10)
    }
    let host = _GraphHost(rootView: view)
    host.layout(in: CGSize(width: 100, height: 20))
    let frames = host.leaves().map(\.frame)
    #expect(frames[5].minX - frames[0].minX == 3)
  }
}
