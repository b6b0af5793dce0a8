import Foundation
import Meter

/// Where a value is kept that views read and write: a state's storage, or a way into one.
public class LocationBase: @unchecked Sendable {
  /// Nodes other than the owner whose bodies read the value, in the order in which they did. Main thread only.
  private final var readers: ContiguousArray<Unmanaged<BodyNodeBase>> = []

  final func addReader(_ node: BodyNodeBase) { readers.append(Unmanaged.passUnretained(node)) }

  final func removeReader(_ node: BodyNodeBase) {
    if let index = readers.firstIndex(where: { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }) {
      readers.remove(at: index)
    }
  }

  @MainActor final func markReadersDirty() {
    for reader in readers { reader._withUnsafeGuaranteedRef { $0.markBodyDirty() } }
  }

  /// The write of the transaction numbered `sequence` comes into force.
  @MainActor func commit(_ sequence: Int) {}

  /// The value, for a dump.
  var valueDescription: String { "" }
}

/// A location of a value of one type.
class Location<Value>: LocationBase, @unchecked Sendable, Equatable {
  /// The value for whoever asks, who from then on depends on it if a body is asking.
  func get() -> Value { fatalError("a location without a value") }

  /// The value without any dependency.
  func peek() -> Value { get() }

  func set(_ value: Value, _ transaction: Transaction) {}

  func isEqual(to other: Location<Value>) -> Bool { self === other }

  static func == (a: Location<Value>, b: Location<Value>) -> Bool { a === b || a.isEqual(to: b) }
}

/// What a view keeps of the graph: two views that differ only in this are equal.
struct GraphLink<Object: AnyObject>: IgnoredInComparison {
  var object: Object?
}
