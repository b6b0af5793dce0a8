import CellBench
import SwiftUI

/// What it costs to lay out again what is there, under another width.
@MainActor enum EngineLayout {
  static var benchmarks: [Benchmark] {
    var benchmarks = [
      resize("cell", iterations: 2_000, [375, 390, 402, 414]) { EngineCellView(title: EngineCell.title(0)) }
    ]
    benchmarks += (1...12).map { depth in
      resize("nested,depth=\(depth)", iterations: max(1, 1_000 >> depth), [375, 390, 402, 414]) { nested(depth) }
    }
    benchmarks += [1, 2, 5, 10, 20, 50, 100, 200, 500].map { count in
      resize("wide,children=\(count)", iterations: max(20, 2_000 / count), [9_000, 9_100, 9_200, 9_300]) {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.gray }
        }
      }
    }
    return benchmarks
  }

  /// Widths in turn: more of them than a node remembers answers.
  private static func resize<Content: View>(
    _ id: String, iterations: Int, _ widths: [CGFloat], of view: @escaping @MainActor @Sendable () -> Content
  ) -> Benchmark {
    .engine("layout/\(id)", iterations: iterations, world: { _ in World(view(), widths) }) { world, _ in
      world.host.layout(in: CGSize(width: world.widths.next(), height: 72))
    }
  }

  @MainActor final class World<Content: View> {
    let host: _GraphHost<Content>
    var widths: Supply<CGFloat>

    init(_ view: Content, _ widths: [CGFloat]) {
      host = _GraphHost(rootView: view)
      self.widths = Supply(widths.count) { widths[$0] }
    }
  }

  /// Rows in columns in rows: each level asks the next under several proposals (facts: engine 4.3-22).
  private static func nested(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Color.gray) }
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
}
