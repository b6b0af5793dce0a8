import Foundation
import Meter
import Turns

/// What a benchmark is given: the seed, the clock that steps, and the border between what is measured and what is not.
@MainActor public final class BenchmarkContext {
  /// Decides rows and order: see `Rows` and `SeededRandom`.
  public let seed: UInt64

  let pass: Pass
  let iterations: Int
  let counts: StretchCounts
  let times = StretchTimes()
  var content = ContentRecord()
  var symptoms = SymptomWatch()
  var probe: ((inout ContentFrame) -> Void)?
  private(set) var raised: [SymptomWatch.Sighting] = []
  private(set) var watched: [Watched] = []
  private(set) var observations: [String: Int] = [:]
  private let plants: Set<Plant>
  private var isMeasuring = false
  private var movement: ListMovement?
  private var mayMove = false

  /// An object that must be gone once the world is.
  struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  init(pass: Pass, seed: UInt64, plants: Set<Plant> = [], iterations: Int = 1, keepsFrames: Bool = false) {
    self.pass = pass
    counts = StretchCounts(keepsFrames: keepsFrames && pass == .counting)
    self.seed = seed
    self.plants = plants
    self.iterations = pass == .timing ? iterations : 1
  }

  /// One frame: events, transactions, constraints, layout, commit.
  public func turn() { TurnLoop.main.turn() }

  /// Several frames.
  public func turn(times: Int) { for _ in 0..<times { turn() } }

  /// Runs `body` off the record: neither its counts nor its time are the benchmark's.
  public func unmeasured<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isMeasuring else { return try body() }
    pause()
    defer { resume() }
    return try body()
  }

  /// Says what was seen of the running screen: whether something that `metric` is about holds. The last word counts.
  public func observe(_ metric: Metric, _ holds: Bool) {
    unmeasured { observations[metric.name] = holds ? 1 : 0 }
  }

  /// Says that the benchmark shows a symptom, and how it came to be seen.
  public func raise(_ flag: Flag, _ message: @autoclosure () -> String) {
    unmeasured { raised.append(SymptomWatch.Sighting(flag: flag, message: message())) }
  }

  /// From now on `object` must be released when the world is; else the benchmark leaks it, by this name.
  public func expectRelease(of object: AnyObject, named name: @autoclosure () -> String) {
    unmeasured {
      let before = Instrument.bytesLive
      watched.append(Watched(object: object, name: name()))
      counts.instrumentBytes += Instrument.bytesLive - before
    }
  }

  /// Tells the verification how the list was moved since the commit before: rows that move otherwise jump.
  func moved(_ movement: ListMovement) {
    if pass == .verification { self.movement = movement }
  }

  /// Tells the verification that rows move on purpose before the next commit.
  public func rowsMayMove() { mayMove = true }

  /// Whether the benchmark is to be worse by `plant`: for benchmarks that offer it.
  public func isPlanted(_ plant: Plant) -> Bool { plants.contains(plant) }

  // MARK: The stretch

  func measureStretch(_ body: () throws -> Void) throws {
    resume()
    defer {
      if isMeasuring { pause() }
      counts.end()
    }
    for _ in 0..<iterations { try body() }
  }

  /// Looks, once the stretch has ended and while the world stands, for hosts that only pile up.
  func lookForAbandonedHosts() {
    guard pass == .verification, let finding = LeakWatch.abandoned() else { return }
    raise(.leak, finding)
  }

  private func resume() {
    isMeasuring = true
    switch pass {
    case .verification: break
    case .counting: counts.resume()
    case .attribution: Attribution.begin()
    case .timing: times.resume()
    }
  }

  private func pause() {
    switch pass {
    case .verification: break
    case .counting: counts.pause()
    case .attribution: Attribution.end()
    case .timing: times.pause()
    }
    isMeasuring = false
  }

  /// Looks at a committed frame.
  func frameEnded() {
    guard isMeasuring else { return }
    switch pass {
    case .verification: verifyFrame()
    case .counting: counts.frameEnded()
    case .attribution: break
    case .timing: times.frameEnded()
    }
  }

  private func verifyFrame() {
    // Dropped with or without a probe: what was said holds the list.
    defer {
      movement = nil
      mayMove = false
    }
    guard let probe else { return }
    var frame = ContentFrame()
    probe(&frame)
    content.add(frame)
    symptoms.look(at: frame, scrolled: movement?.points ?? 0, mayMove: mayMove)
  }
}
