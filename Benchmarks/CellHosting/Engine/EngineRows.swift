import CellBench
import SwiftUI

/// One row of a column changes: what that costs is to depend on the row, not on the number of rows.
@MainActor enum EngineRows {
  static var benchmarks: [Benchmark] {
    [10, 1_000].flatMap { rows in
      [
        // Another colour: the size stays.
        .engine("stack/one-of,rows=\(rows)", iterations: 1_000, world: { _ in World(rows: rows) }) { world, _ in
          world.toggle()
          world.lay()
        },
        // Another height: everything below moves.
        .engine("layout/row-grows,rows=\(rows)", iterations: 500, world: { _ in World(rows: rows) }) { world, _ in
          world.grow()
          world.lay()
        },
      ]
    }
  }

  @MainActor final class Handle {
    var toggle: () -> Void = {}
    var setHeight: (CGFloat) -> Void = { _ in }
  }

  struct Row: View {
    let handle: Handle?
    @State private var isOn = false
    @State private var height: CGFloat = 20

    var body: some View {
      let _ = connect()
      Color.red
        .opacity(isOn ? 1 : 0.5)
        .frame(width: 20, height: height)
    }

    private func connect() {
      guard let handle else { return }
      handle.toggle = { isOn.toggle() }
      handle.setHeight = { height = $0 }
    }
  }

  struct Rows: View {
    let count: Int
    let handle: Handle

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in Row(handle: index == count / 2 ? handle : nil) }
      }
    }
  }

  @MainActor final class World {
    private let handle = Handle()
    private let host: _GraphHost<Rows>
    private var isTall = false

    init(rows: Int) {
      host = _GraphHost(rootView: Rows(count: rows, handle: handle))
      lay()
    }

    func toggle() { handle.toggle() }

    func grow() {
      isTall.toggle()
      handle.setHeight(isTall ? 35 : 20)
    }

    /// In a window that stays as large as it is: what the rows are proposed stays the same.
    func lay() {
      host.update()
      host.layout(in: CGSize(width: 375, height: 812))
    }
  }
}
