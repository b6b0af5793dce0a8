import CMeter

/// What a piece of work belongs to. Every count goes to the phase that is current where it happens.
///
/// The raw value is the row of the counter array. `other` is row 0, so that threads that never enter a phase count there.
@frozen public enum Phase: Int32, CaseIterable, Sendable {
  case other, dequeue, configure, measure, layout, commit

  /// The order in which reports show phases.
  public static let reported: [Phase] = [.dequeue, .configure, .measure, .layout, .commit, .other]

  /// The phase that the calling thread counts to.
  public static var current: Phase { Phase(rawValue: cmeter_phase()) ?? .other }

  /// Runs `body` with this phase as the current one; the phase before it is current again afterwards.
  @inlinable @inline(__always)
  public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let before = cmeter_enter(rawValue)
    defer { _ = cmeter_enter(before) }
    return try body()
  }
}
