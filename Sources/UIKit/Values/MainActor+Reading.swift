extension MainActor {
  /// Runs `body` wherever this is called from. Only for descriptions: they may be asked for by any thread, as UIKit's may,
  /// and a text that a race has spoiled is better than a trap.
  static func reading<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }
}
