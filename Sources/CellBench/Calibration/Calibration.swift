import Foundation
import Meter
import Turns

extension Suite {
  /// Benchmarks that prove the instrument: what they count is known beforehand. Every program that measures has them;
  /// they are run by filters that begin with `calibrate/`.
  public static let calibration = Suite("calibrate") {
    for count in [0, 1, 7, 1_000, 100_001] { allocations(count) }
    setUp
    thread
    leak
    leakWithoutSayingSo
    keptByStatic
    spin
    relative
    spinMore
    noise
    empty
    reading
    queue
    modelledCounts
    for place in 1...40 { short(place) }
    misbehaviour
  }

  /// `n` requests for memory, each given back.
  private static func allocations(_ count: Int) -> Benchmark {
    Benchmark("calibrate/alloc,n=\(count)", visibility: .byScenario) { context in
      churn(count)
      if context.isPlanted(.extraMalloc) { churn(1) }
    }
  }

  @inline(never) private static func churn(_ count: Int) {
    for _ in 0..<count { Plant.allocate(48) }
  }

  private final class Item {
    var weight = 1
  }

  /// 10,000 objects are made off the record and 3 on it.
  private static let setUp = Benchmark(
    "calibrate/setup", visibility: .byScenario,
    setUp: { _ in ItemList((0..<10_000).map { _ in Item() }, capacity: 10_003) },
    run: { list, context in
      context.unmeasured { list.items.removeLast(2_000) }
      for _ in 0..<3 { list.items.append(Item()) }
    })

  private final class ItemList {
    var items: [Item]
    init(_ items: [Item], capacity: Int) {
      self.items = items
      self.items.reserveCapacity(capacity)
    }
  }

  /// 5,000 requests on another thread while 11 are made on this one.
  private static let thread = Benchmark(
    "calibrate/thread", visibility: .byScenario, setUp: { _ in helper },
    run: { helper, _ in
      helper.begin.signal()
      churn(11)
      helper.end.wait()
    })

  /// One for the process: what starting a thread costs the thread that starts it depends on whether another has ended.
  private static let helper = Helper()

  /// A thread that waits for a sign, asks for memory 5,000 times and says so, again and again.
  private final class Helper: Sendable {
    let begin = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)

    init() {
      let thread = Thread { [begin, end] in
        while true {
          begin.wait()
          churn(5_000)
          end.signal()
        }
      }
      thread.start()
    }
  }

  /// An object that nothing releases, and says so.
  private static let leak = Benchmark(
    "calibrate/leak", flags: [.leak], visibility: .byScenario,
    setUp: { context in leakItem(in: context) }, run: { _, _ in })

  /// An object that nothing releases when the defect is planted.
  private static let leakWithoutSayingSo = Benchmark(
    "calibrate/release", visibility: .byScenario,
    setUp: { context in
      if context.isPlanted(.leakedObject) { leakItem(in: context) }
      let item = Item()
      context.expectRelease(of: item, named: "the item")
      return item
    }, run: { _, _ in })

  /// An object that a static variable keeps.
  private static let keptByStatic = Benchmark(
    "calibrate/leak,keeper=static", flags: [.leak], visibility: .byScenario,
    setUp: { context in
      kept = [Item(), Item()]
      context.expectRelease(of: kept[1], named: "the item in a static variable")
    }, run: { _, _ in })

  @MainActor private static var kept: [Item] = []

  @MainActor private static func leakItem(in context: BenchmarkContext) {
    let item = Item()
    context.expectRelease(of: item, named: "the item nobody releases")
    _ = Unmanaged.passRetained(item)
  }

  /// A fixed amount of arithmetic: its time is proportional to a known number of steps.
  private static let spin = Benchmark("calibrate/spin", iterations: 10, visibility: .byScenario) { context in
    spin(steps: context.isPlanted(.slower) ? 210_000 : 200_000)
  }

  /// As much as fifty units of the fixed loop that relative times are multiples of.
  private static let relative = Benchmark(
    "calibrate/relative,units=50", iterations: 20, isRelative: true, visibility: .byScenario
  ) { _ in spin(steps: 50_000) }

  /// 5 % more of the same arithmetic than `calibrate/spin`: their times show what share this machine makes of it.
  private static let spinMore = Benchmark("calibrate/spin,more=5", iterations: 10, visibility: .byScenario) { _ in
    spin(steps: 210_000)
  }

  private static func spin(steps: Int) { ReferenceLoop.run(steps: steps) }

  /// One of 40 short cases, of which one can be made slower: can that be told from noise?
  private static func short(_ place: Int) -> Benchmark {
    Benchmark("power/short,k=\(place)", iterations: 5, visibility: .byScenario) { context in
      spin(steps: place == 17 && context.isPlanted(.slower) ? 210_000 : 200_000)
    }
  }

  /// How different the times of equal work are on this machine: many short samples of the same arithmetic.
  private static let noise = Benchmark("calibrate/noise", iterations: 100, visibility: .byScenario) { _ in
    spin(steps: 2_000)
  }

  /// Nothing: what the bench itself costs.
  private static let empty = Benchmark("calibrate/empty", iterations: 1_000_000, visibility: .byScenario) { _ in }

  /// 1,000 full readings, as one is taken at both ends of a measured stretch.
  private static let reading = Benchmark(
    "calibrate/reading", iterations: 100, visibility: .byScenario, setUp: { _ in Reading() },
    run: { reading, _ in for _ in 0..<1_000 { reading.take() } })

  /// Blocks and tasks run within the turn they were queued for, in their order; else it throws.
  private static let queue = Benchmark("calibrate/queue", visibility: .byScenario) { context in
    let log = OrderLog()
    DispatchQueue.main.async { MainActor.assumeIsolated { log.entries.append(1) } }
    Task { @MainActor in
      log.entries.append(2)
      await Task.yield()
      log.entries.append(4)
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { log.entries.append(3) } }
    context.turn()
    guard log.entries == [1, 2, 3, 4] else {
      throw CalibrationError("blocks and tasks ran in the order \(log.entries)")
    }
  }

  @MainActor private final class OrderLog { var entries: [Int] = [] }
}

/// The instrument is not what it should be.
struct CalibrationError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
