import Foundation
import Meter
import SwiftUICore
import Testing

/// How much is asked when something changes: what changed and what is in sight, never the number of rows.
@MainActor struct LayoutCostTests {
  private let log = Probe.Log()

  /// A row of a fixed height that writes down that it was asked.
  struct Row: Layout {
    let name: String
    let height: CGFloat
    let log: Probe.Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      log.calls.append(name + ":")
      return CGSize(width: proposal.width ?? 10, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  final class Handle { var set: (CGFloat) -> Void = { _ in } }

  struct Growing: View {
    let handle: Handle
    let log: Probe.Log
    @State private var height: CGFloat = 20

    var body: some View {
      let _ = handle.set = { height = $0 }
      Row(name: "growing", height: height, log: log) { EmptyView() }
    }
  }

  struct Rows: View {
    let handle: Handle
    let log: Probe.Log

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<1_000, id: \.self) { index in
          if index == 500 {
            Growing(handle: handle, log: log)
          } else {
            Row(name: "fixed", height: 20, log: log) { Color.red.frame(height: 20) }
          }
        }
      }
    }
  }

  @Test func oneRowOfAThousandIsAskedWhenItsSizeChanges() {
    let handle = Handle()
    let host = _GraphHost(rootView: Rows(handle: handle, log: log))
    let width = ProposedViewSize(width: 375, height: nil)
    host.layout(in: host.sizeThatFits(width))
    log.calls = []
    let bodies = Counter.bodyEvaluations.total
    handle.set(35)
    host.update()
    let size = host.sizeThatFits(width)
    #expect(size.height == 20_015)
    host.layout(in: CGSize(width: 375, height: 20_000))
    #expect(Counter.bodyEvaluations.total - bodies == 1)
    #expect(log.count(of: "fixed") == 0)
    #expect(log.count(of: "growing") > 0)
    #expect(host.leaves().last?.frame.maxY == 20_007.5)
  }

  private func nested(_ depth: Int) -> AnyView {
    let leaf = Probe(name: "leaf", log: log) { EmptyView() }
    guard depth > 0 else { return AnyView(leaf) }
    let inner = nested(depth - 1)
    return depth % 2 == 0
      ? AnyView(
        HStack(spacing: 0) {
          inner
          Color.red
        })
      : AnyView(
        VStack(spacing: 0) {
          inner
          Color.red
        })
  }

  /// A stack across another one is asked under three proposals and probes anew under each (facts: engine 4.3-22); the
  /// answers to 0 and to infinity are shared, so the growth is less than threefold.
  @Test func alternatingStacksGrowAtMostThreefoldALevel() {
    var before = 1
    for depth in 1...8 {
      log.calls = []
      let host = _GraphHost(rootView: nested(depth))
      host.layout(in: CGSize(width: 300, height: 200))
      let calls = log.calls.count
      #expect(calls <= before * 3, "depth \(depth)")
      before = calls
      log.calls = []
      host.layout(in: CGSize(width: 300, height: 200))
      #expect(log.calls.isEmpty)
    }
  }

  @Test(arguments: [1, 10, 100, 500]) func aResizeAlongTheAxisAsksEachChildOnce(_ count: Int) {
    let host = _GraphHost(
      rootView: HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Probe(name: "child", log: log) { EmptyView() } }
      })
    host.layout(in: CGSize(width: 1_000, height: 50))
    #expect(log.calls.count == (count == 1 ? 1 : 3 * count))
    log.calls = []
    host.layout(in: CGSize(width: 900, height: 50))
    #expect(log.calls.count == count)
  }

  @Test func anOverlayIsNotAskedWhenTheOwnerIsMeasured() {
    let host = _GraphHost(
      rootView: Color.red.frame(width: 100, height: 50).overlay { Probe(name: "overlay", log: log) { EmptyView() } })
    _ = host.sizeThatFits(.unspecified)
    #expect(log.calls.isEmpty)
    host.layout(in: CGSize(width: 300, height: 300))
    #expect(log.calls == ["overlay:100x50"])
  }

  @Test func whatOnlyDrawsIsNotMeasuredAgain() {
    struct Faded: View {
      let opacity: Double
      let log: Probe.Log
      var body: some View { Probe(name: "content", log: log) { EmptyView() }.opacity(opacity) }
    }
    let host = _GraphHost(rootView: VStack { Faded(opacity: 1, log: log) })
    host.layout(in: CGSize(width: 100, height: 100))
    log.calls = []
    host.rootView = VStack { Faded(opacity: 0.5, log: log) }
    host.update()
    host.layout(in: CGSize(width: 100, height: 100))
    #expect(log.calls.isEmpty)
  }
}
