extension MainActor {
  /// Runs `body` wherever this is called from. Only for what is not bound to the main actor on Apple's systems and touches
  /// what is: descriptions, which may be asked for by any thread, where a text that a race has spoiled is better than a
  /// trap, and what is associated with a view.
  static func reading<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
