import Turns

/// What a change is made with: its animation, and whether animations are off.
public struct Transaction: @unchecked Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  /// Which `withTransaction` it came from: writes of different ones make updates of their own (facts: engine 4.1-5).
  var id = 0

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Whether the transaction is that of a plain write.
  var isEmpty: Bool { id == 0 && animation == nil && !disablesAnimations && !isContinuous }

  nonisolated(unsafe) private static var lastID = 0

  static func nextID() -> Int {
    lastID += 1
    return lastID
  }
}

/// Runs `body` with `transaction` as the one that state is written in.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let before = Graph.transaction
  Graph.transaction = transaction
  Graph.transaction.id = Transaction.nextID()
  defer { Graph.transaction = before }
  return try body()
}

/// Runs `body`; what it writes is changed with `animation`. Values land at once: nothing is drawn in between.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs `body`; what it writes is changed with `animation`. `completion` runs when the virtual clock has passed the
/// animation's duration.
@MainActor @preconcurrency public func withAnimation<Result>(
  _ animation: Animation = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor @Sendable () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  if let duration = animation.totalDuration { TurnLoop.main.schedule(after: duration, completion) }
  return result
}

/// Runs `body` with one value of the current transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Graph.transaction
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Where an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let raw: Int
  public static let logicallyComplete = AnimationCompletionCriteria(raw: 0)
  public static let removed = AnimationCompletionCriteria(raw: 1)
}
