import CellBench

/// What the engines below the hosts cost, operation by operation: one run of a benchmark is one operation, so its counts
/// and its time are an operation's. Times are repeated as multiples of a fixed loop, so that they can be read on any
/// machine.
@MainActor let engine = Suite("engine") {
  EngineCell.benchmarks
  EngineRows.benchmarks
  EngineLayout.benchmarks
  EngineText.benchmarks
  EngineSolver.benchmarks
  EngineList.benchmarks
  EngineReuse.benchmarks
}

extension Benchmark {
  /// `engine/<id>`: `run` is one operation on a world that has been through it before, so that what is done once is over.
  ///
  /// - Parameters:
  ///   - iterations: how many operations a sample of time is made of; as many as take some milliseconds.
  ///   - rehearsals: how often the world goes through the operation before it is measured.
  static func engine<World>(
    _ id: String, iterations: Int, rehearsals: Int = 3,
    world: @escaping @MainActor @Sendable (BenchmarkContext) -> World,
    operation: @escaping @MainActor @Sendable (World, BenchmarkContext) -> Void
  ) -> Benchmark {
    Benchmark(
      "engine/\(id)", iterations: iterations, isRelative: true,
      setUp: { context in
        let world = world(context)
        for _ in 0..<rehearsals { operation(world, context) }
        return world
      }, run: operation)
  }
}

/// Values that are made off the record and used up one after the other, each but once where they are enough.
struct Supply<Value> {
  private let values: [Value]
  private var place = 0

  init(_ count: Int, _ value: (Int) -> Value) { values = (0..<count).map(value) }

  mutating func next() -> Value {
    defer { place = place + 1 == values.count ? 0 : place + 1 }
    return values[place]
  }
}
