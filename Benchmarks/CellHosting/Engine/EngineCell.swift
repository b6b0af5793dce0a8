import CellBench
import SwiftUI

/// The cell that other engines were measured on (facts: engine 1.1): a column of one row with a placeholder and three
/// texts. Its size is 375 × 72 points.
struct EngineCellView: View {
  let title: String
  var subtitle = "Subtitle"
  var time = "12:30"

  var body: some View {
    VStack {
      HStack(spacing: 8) {
        Color.gray
          .frame(width: 40, height: 40)
        Text(title)
        Text(subtitle)
        Text(time)
      }
    }
    .padding(16)
  }
}

/// What a graph of one cell costs: made, changed, and left alone.
@MainActor enum EngineCell {
  static let size = CGSize(width: 375, height: 72)
  static let operations = 2_000

  /// A title that no other number has.
  nonisolated static func title(_ number: Int) -> String { "Message \(10_000 + number)" }

  @MainActor final class World {
    let host: _GraphHost<EngineCellView>
    var titles: Supply<String>

    init(titles count: Int = operations + 4) {
      titles = Supply(count) { title($0 + 1) }
      host = _GraphHost(rootView: EngineCellView(title: title(0)))
      host.layout(in: size)
    }
  }

  static var benchmarks: [Benchmark] {
    [
      .engine("cell/create", iterations: 500, world: { _ in Shelf(titles: Supply(504, title)) }) { shelf, _ in
        let host = _GraphHost(rootView: EngineCellView(title: shelf.titles.next()))
        host.layout(in: size)
      },
      .engine("cell/update", iterations: operations, world: { _ in World() }) { world, _ in
        world.host.rootView = EngineCellView(title: world.titles.next())
        world.host.update()
        world.host.layout(in: size)
      },
      .engine("cell/update,through=state", iterations: operations, world: { _ in StatefulWorld() }) { world, _ in
        world.handle.set(world.titles.next())
        world.host.update()
        world.host.layout(in: size)
      },
      .engine("cell/unchanged", iterations: 10 * operations, world: { _ in World(titles: 1) }) { world, _ in
        world.host.update()
        world.host.layout(in: size)
      },
    ]
  }

  @MainActor final class Shelf {
    var titles: Supply<String>
    init(titles: Supply<String>) { self.titles = titles }
  }

  // MARK: A cell that owns its title

  @MainActor final class Handle {
    var set: (String) -> Void = { _ in }
  }

  struct StatefulCell: View {
    let handle: Handle
    @State private var title = EngineCell.title(0)

    var body: some View {
      let _ = handle.set = { title = $0 }
      EngineCellView(title: title)
    }
  }

  @MainActor final class StatefulWorld {
    let handle = Handle()
    let host: _GraphHost<StatefulCell>
    var titles = Supply(operations + 4) { title($0 + 1) }

    init() {
      host = _GraphHost(rootView: StatefulCell(handle: handle))
      host.layout(in: size)
    }
  }
}
