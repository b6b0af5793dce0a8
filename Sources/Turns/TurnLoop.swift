import CTurns
import Dispatch
import Meter

/// The frame clock: virtual time that is stepped, never slept, and the order of work within a turn.
///
/// One turn: (1) due events, main-queue blocks and tasks, in order; (2) transactions; (3) the update-constraints pass;
/// (4) the layout pass, where 3 and 4 repeat (a *layout round*) until nothing is dirty; (5) commit: the frame is drawn.
/// What waits on the real clock (`Timer`, `asyncAfter`, `Task.sleep`) is not virtual.
@MainActor public final class TurnLoop {
  /// The loop of the process. There is one main queue, so there is one loop.
  public static let main = TurnLoop()

  /// Frames a second: 60 or 120. A change counts from the frame that is current.
  public var framesPerSecond = 60 {
    didSet {
      origin = moment(before: oldValue)
      frames = 0
    }
  }
  /// Virtual seconds since the loop began.
  public var now: Double { moment(before: framesPerSecond) }

  // Frames are counted, not added up as seconds, so that a frame's time does not depend on how it was reached.
  private var frames = 0
  private var origin = 0.0

  /// The layout pass gives up after this many nested or repeated passes, as UIKit does (facts: N24, P25).
  public var nestedPassLimit = 100
  /// Called at the end of each turn's commit, before the time steps: where an observer looks at the frame.
  public var frameObserver: (@MainActor () -> Void)?

  private var participants: [Unowned] = []
  private var transactions: [any Transacting] = []
  private var running: [any Transacting] = []
  private var timers: [Timer] = []
  private var sequence = 0

  private struct Unowned { weak var value: (any TurnParticipant)? }

  private struct Timer {
    let due: Double
    let sequence: Int
    let action: @MainActor () -> Void
  }

  init() {
    // The two lists take turns: neither is to grow for the first time while somebody counts.
    transactions.reserveCapacity(16)
    running.reserveCapacity(16)
  }

  /// Adds a participant, held weakly: a window, with its constraint and layout passes.
  public func add(_ participant: any TurnParticipant) {
    participants.removeAll { $0.value == nil || $0.value === participant }
    participants.append(Unowned(value: participant))
  }

  /// Queues `transaction` for step 2 of this turn, or of the next when step 2 is over. Its receiver makes sure that it
  /// is queued once.
  public func enqueue(_ transaction: any Transacting) { transactions.append(transaction) }

  /// Runs `action` in step 1 of the first turn whose virtual time has reached `now + delay`; never in the step that is
  /// running, so that an action which schedules itself without delay runs once a turn.
  public func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) {
    sequence += 1
    let timer = Timer(due: now + delay, sequence: sequence, action: action)
    let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: place)
  }

  /// One turn. Returns when the frame is committed and virtual time has moved on by one frame.
  public func turn() {
    Counter.turns.add()
    runEvents()
    flushTransactions()
    layOut()
    Phase.commit.run { for participant in participants { participant.value?.commit() } }
    frameObserver?()
    frames += 1
  }

  private func moment(before rate: Int) -> Double { origin + Double(frames) / Double(rate) }

  /// Turns until `condition` holds, at most `limit` times. Returns whether it holds.
  @discardableResult public func turn(until condition: () -> Bool, limit: Int = 1_000) -> Bool {
    var left = limit
    while !condition() {
      guard left > 0 else { return false }
      left -= 1
      turn()
    }
    return true
  }

  private func runEvents() {
    let last = sequence
    while let place = timers.firstIndex(where: { $0.due <= now + 1e-9 && $0.sequence <= last }) {
      timers.remove(at: place).action()
    }
    drainMainQueue()
  }

  /// Runs what is on the main queue, blocks and main-actor jobs alike, and what these queue in turn; never waits. Work
  /// that keeps queueing work goes on in the next turn, after `nestedPassLimit` times.
  ///
  /// Returns false, and runs nothing, where the main queue does not belong to the process's first thread: an
  /// asynchronous `main` and the test runner hand it to the pool. Tests await `mainQueueDrained()` instead.
  @discardableResult public func drainMainQueue() -> Bool { cturns_drain_main_queue(Int32(nestedPassLimit)) >= 0 }

  /// Suspends until the blocks and main-actor jobs that were on the main queue before have run: for tests, where a
  /// turn cannot drain the queue itself.
  public func mainQueueDrained() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  /// Step 2 by itself. What is queued while it runs, runs too, at most `nestedPassLimit` times over.
  public func flushTransactions() {
    var left = nestedPassLimit
    while !transactions.isEmpty {
      guard left > 0 else {
        RuntimeIssue.report("endlessTransactions", "transactions kept coming \(nestedPassLimit) times", flag: .trap)
        transactions.removeAll()
        return
      }
      left -= 1
      swap(&transactions, &running)
      for transaction in running { transaction.flushTransaction() }
      running.removeAll(keepingCapacity: true)
    }
  }

  private func layOut() {
    var rounds = 0
    for participant in participants { participant.value?.layoutWillBegin() }
    while true {
      var isDirty = false
      for participant in participants where participant.value?.needsLayoutRound == true {
        isDirty = true
        participant.value?.updateConstraintsPass()
        Phase.layout.run { participant.value?.layoutPass() }
      }
      guard isDirty else { return }
      rounds += 1
      if rounds > 1 { Counter.layoutRounds.add() }
      if rounds >= nestedPassLimit {
        for participant in participants where participant.value?.needsLayoutRound == true {
          participant.value?.layoutDidNotConverge(afterRounds: rounds)
        }
        return
      }
    }
  }
}

extension TurnLoop {
  /// From now on every job of the process that would run on the shared pool runs on the main queue, in one order.
  /// For worker processes, before their first task.
  public static func runAllTasksOnMainQueue() { cturns_run_tasks_on_main_queue() }

  /// Whether turns can drain the main queue on the calling thread.
  public nonisolated static var canDrainMainQueue: Bool { cturns_is_main_thread() }
}
