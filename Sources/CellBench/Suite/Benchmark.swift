import Meter

/// One thing that is measured, on worlds that are made for it and thrown away.
///
/// A *world* is whatever the benchmark needs to stand before it starts: a window, a list, the data. `setUp` makes it,
/// off the record; `run` is measured from its beginning to its end, except for what it puts into
/// `context.unmeasured { … }`; then the world is released, off the record, and must be gone.
///
/// A benchmark runs in processes of its own, in this order:
/// 1. *verification*, one world: at every commit the content that shows is hashed and looked at for symptoms. Nothing
///    is counted, and what the process does once (metadata, caches) has been done afterwards.
/// 2. *counting*, two worlds: every exact metric, by phase. A metric that differs between the two is unstable and has
///    no value. No hashing, no clocks.
/// 3. *timing*, in processes that count nothing, after a verification of their own: samples of a world each.
public struct Benchmark: Sendable {
  /// `scenario/content/host/root`, with parameters as `,key=value` after the part they belong to.
  public let id: String
  /// The symptoms that this benchmark is known to show. It fails when it does not show one of them, or another.
  public let flags: [Flag]
  /// How often `run` runs on one world in a timing sample, whose times are divided by it. Counting runs it once.
  public let iterations: Int
  /// Whether times are also told as multiples of a fixed loop's: of use for operations so small that a reader knows
  /// them by their figures, on whatever machine.
  public let isRelative: Bool
  /// Which filters it takes for the benchmark to be run or listed.
  public let visibility: Visibility

  public enum Visibility: Sendable {
    /// None.
    case always
    /// None under the profile `full`, its id otherwise: what takes longer than a pull request should wait.
    case full
    /// One that begins with the benchmark's scenario.
    case byScenario
    /// One that is the benchmark's id.
    case byID
  }

  typealias Body = @MainActor @Sendable (BenchmarkContext) throws -> Void
  let body: Body

  /// - Parameters:
  ///   - setUp: makes the world.
  ///   - content: says what shows, at every commit of the verification; without it nothing is verified.
  ///   - tearDown: undoes what releasing the world does not undo.
  ///   - run: what is measured.
  public init<World>(
    _ id: String, flags: [Flag] = [], iterations: Int = 1, isRelative: Bool = false, visibility: Visibility = .always,
    setUp: @escaping @MainActor @Sendable (BenchmarkContext) throws -> World,
    content: (@MainActor @Sendable (World, inout ContentFrame) -> Void)? = nil,
    tearDown: (@MainActor @Sendable (World) throws -> Void)? = nil,
    run: @escaping @MainActor @Sendable (World, BenchmarkContext) throws -> Void
  ) {
    self.id = id
    self.flags = flags
    self.iterations = max(1, iterations)
    self.isRelative = isRelative
    self.visibility = visibility
    self.body = { context in
      let world = try setUp(context)
      if let content { context.probe = { frame in content(world, &frame) } }
      defer { context.probe = nil }
      try context.measureStretch { try run(world, context) }
      context.lookForAbandonedHosts()
      try tearDown?(world)
    }
  }

  /// A benchmark that needs no world.
  public init(
    _ id: String, flags: [Flag] = [], iterations: Int = 1, isRelative: Bool = false, visibility: Visibility = .always,
    run: @escaping @MainActor @Sendable (BenchmarkContext) throws -> Void
  ) {
    self.init(
      id, flags: flags, iterations: iterations, isRelative: isRelative, visibility: visibility, setUp: { _ in },
      run: { _, context in try run(context) })
  }
}
