import CellBench
import SwiftUI

/// What it costs to measure a text that nobody has measured before, under a width that it does not fit in.
@MainActor enum EngineText {
  static var benchmarks: [Benchmark] {
    [20, 200, 2_000].map { count in
      let operations = 20_000 / count
      return .engine(
        "layout/text,characters=\(count)", iterations: operations,
        world: { context in World(characters: count, texts: operations + 4, seed: context.seed) }
      ) { world, _ in
        world.host.rootView = Text(world.texts.next())
        world.host.update()
        _ = world.host.sizeThatFits(ProposedViewSize(width: 100, height: nil))
      }
    }
  }

  @MainActor final class World {
    let host = _GraphHost(rootView: Text(""))
    var texts: Supply<String>

    init(characters: Int, texts count: Int, seed: UInt64) {
      texts = Supply(count) { number in
        var random = SeededRandom(seed: seed, stream: number)
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        // Words of six letters, and a space after each.
        return String((1...characters).map { $0 % 7 == 0 ? " " : letters[random.below(letters.count)] })
      }
    }
  }
}
