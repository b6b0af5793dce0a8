import Turns

/// What happened, in order.
@MainActor final class Log {
  var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
}

/// A participant that is dirty for a given number of layout rounds and writes down what it is asked to do.
@MainActor final class Recorder: TurnParticipant, Transacting {
  let log: Log
  var dirtyRounds = 0
  var onLayout: (() -> Void)?
  var onTransaction: (() -> Void)?

  init(log: Log) { self.log = log }

  func layoutWillBegin() { log.add("begin") }
  var needsLayoutRound: Bool { dirtyRounds > 0 }
  func updateConstraintsPass() { log.add("constraints") }
  func layoutPass() {
    dirtyRounds -= 1
    log.add("layout")
    onLayout?()
  }
  func layoutDidNotConverge(afterRounds rounds: Int) {
    log.add("gave up after \(rounds)")
    dirtyRounds = 0
  }
  func commit() { log.add("commit") }
  func flushTransaction() {
    log.add("transaction")
    onTransaction?()
  }
}
