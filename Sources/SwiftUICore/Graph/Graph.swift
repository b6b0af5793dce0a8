/// What is going on in the view graphs of the process. There is one main thread, so there is one of each.
///
/// Unsafe in name only: everything here is read and written on the main thread. It is not isolated, because Apple's
/// `State.wrappedValue` and its like are not.
enum Graph {
  /// The node whose body (or other description) is being evaluated: what it reads, it depends on.
  @exclusivity(unchecked) nonisolated(unsafe) static var current: ViewNode?

  /// Whether a value is being looked at without making the current evaluation depend on it.
  @exclusivity(unchecked) nonisolated(unsafe) static var peeking = false

  /// Whether a body is being evaluated, so that writing state is refused (facts: engine 4.1-6).
  static var isEvaluating: Bool { current != nil }

  /// The transaction of the `withAnimation` or `withTransaction` that is running.
  @exclusivity(unchecked) nonisolated(unsafe) static var transaction = Transaction()
}
