import Foundation
import Meter
import Testing

@testable import Turns

@MainActor @Suite(.serialized) struct TurnLoopTests {
  let loop = TurnLoop()
  let log = Log()

  @Test func `a turn runs events, transactions, constraints, layout and commit, in this order`() {
    let recorder = Recorder(log: log)
    recorder.dirtyRounds = 2
    loop.add(recorder)
    loop.enqueue(recorder)
    loop.schedule(after: 0) { [log] in log.add("event") }
    loop.frameObserver = { [log] in log.add("observed") }
    loop.turn()
    #expect(
      log.entries == [
        "event", "transaction", "begin", "constraints", "layout", "constraints", "layout", "commit", "observed",
      ])
  }

  @Test func `rounds after the first are counted`() {
    let recorder = Recorder(log: log)
    loop.add(recorder)
    let before = Counter.layoutRounds.total
    loop.turn()
    recorder.dirtyRounds = 1
    loop.turn()
    #expect(Counter.layoutRounds.total == before)
    recorder.dirtyRounds = 4
    loop.turn()
    #expect(Counter.layoutRounds.total == before + 3)
  }

  @Test func `a layout that never settles is given up at the limit, and only the dirty participant is named`() {
    let restless = Recorder(log: log)
    restless.dirtyRounds = .max
    let calm = Recorder(log: Log())
    loop.add(restless)
    loop.add(calm)
    loop.nestedPassLimit = 5
    loop.turn()
    #expect(log.entries.filter { $0 == "layout" }.count == 5)
    #expect(log.entries.contains("gave up after 5"))
    #expect(calm.log.entries == ["begin", "commit"])
  }

  @Test func `events run when their virtual time has come, in order of time and then of scheduling`() {
    loop.schedule(after: 2.0 / 60) { [log] in log.add("late") }
    loop.schedule(after: 1.0 / 60) { [log] in log.add("first") }
    loop.schedule(after: 1.0 / 60) { [log] in log.add("second") }
    loop.turn()
    #expect(log.entries == [])
    loop.turn()
    #expect(log.entries == ["first", "second"])
    loop.turn()
    #expect(log.entries == ["first", "second", "late"])
  }

  @Test func `an event that schedules itself without delay runs once a turn`() {
    func again() {
      log.add("tick")
      loop.schedule(after: 0) { again() }
    }
    loop.schedule(after: 0) { again() }
    for _ in 0..<3 { loop.turn() }
    #expect(log.entries == ["tick", "tick", "tick"])
  }

  @Test func `time is counted in frames, at either rate`() {
    for _ in 0..<60 { loop.turn() }
    #expect(loop.now == 1)
    loop.framesPerSecond = 120
    for _ in 0..<60 { loop.turn() }
    #expect(loop.now == 1.5)
    loop.framesPerSecond = 60
    for _ in 0..<30 { loop.turn() }
    #expect(loop.now == 2)
  }

  @Test func `a transaction queued by a transaction runs in the same turn`() {
    let first = Recorder(log: log)
    let second = Recorder(log: log)
    first.onTransaction = { [loop, second] in loop.enqueue(second) }
    loop.enqueue(first)
    loop.turn()
    #expect(log.entries == ["transaction", "transaction"])
  }

  @Test func `transactions that keep coming are stopped at the limit and reported`() {
    _ = RuntimeIssue.drain()
    let recorder = Recorder(log: log)
    recorder.onTransaction = { [loop, unowned recorder] in loop.enqueue(recorder) }
    loop.nestedPassLimit = 7
    loop.enqueue(recorder)
    loop.turn()
    #expect(log.entries.count == 7)
    #expect(RuntimeIssue.drain().issues.contains { $0.kind == "endlessTransactions" && $0.flag == .trap })
    loop.turn()
    #expect(log.entries.count == 7)
  }

  @Test func `participants are held weakly`() {
    weak var gone: Recorder?
    do {
      let recorder = Recorder(log: log)
      gone = recorder
      loop.add(recorder)
    }
    loop.turn()
    #expect(gone == nil)
    #expect(log.entries == [])
  }

  @Test func `turning until a condition stops at the limit`() {
    var turns = 0
    loop.frameObserver = { turns += 1 }
    #expect(loop.turn(until: { turns == 3 }))
    #expect(turns == 3)
    #expect(!loop.turn(until: { false }, limit: 4))
    #expect(turns == 7)
  }
}
