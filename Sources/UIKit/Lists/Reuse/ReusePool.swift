import Foundation

/// The views of one list that wait to be shown again, by reuse identifier, and the classes registered for identifiers.
///
/// Last in, first out. A queued view stays a hidden subview of its list: taking it off and putting it on again is work
/// that lists avoid (facts: N6).
struct ReusePool<View: UIView> {
  private struct Shelf {
    var type: View.Type?
    var queued: [View] = []
  }

  private var shelves: [Shelf] = []
  private var places: [String: Int] = [:]

  mutating func register(_ type: View.Type?, for identifier: String) {
    shelves[place(of: identifier)].type = type
  }

  func type(for identifier: String) -> View.Type? { places[identifier].flatMap { shelves[$0].type } }

  /// Hands out the view that was queued last.
  mutating func take(_ identifier: String) -> View? {
    guard let place = places[identifier] else { return nil }
    return shelves[place].queued.popLast()
  }

  mutating func queue(_ view: View, for identifier: String) { shelves[place(of: identifier)].queued.append(view) }

  func queued(_ identifier: String) -> [View] { places[identifier].map { shelves[$0].queued } ?? [] }

  var queuedCount: Int { shelves.reduce(0) { $0 + $1.queued.count } }

  private mutating func place(of identifier: String) -> Int {
    if let place = places[identifier] { return place }
    shelves.append(Shelf())
    places[identifier] = shelves.count - 1
    return shelves.count - 1
  }
}

/// Where a reusable view stands. Not Apple's: what tests and benches look at (facts: S3-22).
public enum _PoolState: Sendable {
  /// Initialised, not yet handed to a row.
  case created
  /// Configured and sized for a row that does not show yet, or no longer.
  case prepared
  /// Shown for a row.
  case inUse
  /// Waiting to be dequeued.
  case queued
}
