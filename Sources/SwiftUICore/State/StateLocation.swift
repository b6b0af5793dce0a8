import Foundation
import Meter

/// The storage of one `@State`.
///
/// What is written can be read at once, outside of bodies. Bodies see it when its transaction is flushed; a body that
/// has read the value is then evaluated, if the value differs (facts: engine 4.1-5, 4.1-7).
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  /// The node whose view declares the state, nil when it has left the tree.
  unowned(unsafe) var owner: BodyNodeBase?
  private unowned(unsafe) var host: _GraphHostBase?
  private var wasRead = false
  /// As written last.
  private var value: Value
  /// As bodies see it.
  private var committed: Value
  /// The number of the transaction that `value` was written in, 0 if that is in force.
  private var sequence = 0
  /// Earlier writes of other transactions that are not in force yet.
  private var backlog: ContiguousArray<Earlier> = []
  /// How values are compared, known from the first write on.
  private var comparator: Comparator?

  private struct Earlier {
    let sequence: Int
    let value: Value
  }

  @MainActor init(_ value: Value, owner: BodyNodeBase) {
    self.value = value
    committed = value
    self.owner = owner
    host = owner.host
    super.init()
    Counter.stateInits.add()
  }

  override func get() -> Value {
    guard let reader = Graph.current else { return value }
    if Graph.peeking { return committed }
    if reader === owner {
      wasRead = true
    } else {
      MainActor.assumeIsolated { (reader as? BodyNodeBase)?.recordRead(of: self) }
    }
    return committed
  }

  override func peek() -> Value { Graph.isEvaluating ? committed : value }

  override func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let value = value
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { write(value, transaction) }
    } else {
      DispatchQueue.main.async { self.write(value, transaction) }
    }
  }

  @MainActor private func write(_ value: Value, _ transaction: Transaction) {
    guard let host, let owner else {
      self.value = value
      committed = value
      return
    }
    if let reader = Graph.current {
      RuntimeIssue.report(
        "modifyingStateDuringViewUpdate",
        "Modifying state during view update, this will cause undefined behavior: state of \(owner.path), "
          + "written by \(reader.path)")
      return
    }
    if areEqual(self.value, value) { return }
    let next = host.sequence(for: transaction)
    if sequence != 0, sequence != next { backlog.append(Earlier(sequence: sequence, value: self.value)) }
    self.value = value
    if sequence != next {
      sequence = next
      host.enqueueCommit(of: self)
    }
  }

  private func areEqual(_ a: Value, _ b: Value) -> Bool {
    let comparator = comparator ?? Comparator.of(Value.self)
    self.comparator = comparator
    return comparator.areEqual(a, b)
  }

  override func commit(_ sequence: Int) {
    let next: Value
    if self.sequence == sequence {
      next = value
      self.sequence = 0
    } else if let index = backlog.firstIndex(where: { $0.sequence == sequence }) {
      next = backlog.remove(at: index).value
    } else {
      return
    }
    if areEqual(committed, next) { return }
    committed = next
    if wasRead { owner?.markBodyDirty() }
    markReadersDirty()
  }

  /// The view has left the tree. The value can still be read and written by closures that kept it.
  @MainActor func disown() {
    owner = nil
    host = nil
  }

  override var valueDescription: String { "\(value)" }
}

/// A way around the checker for a value that is known to be used on one thread at a time.
struct UncheckedBox<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
