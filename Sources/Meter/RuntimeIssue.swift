import Foundation

/// Something the modelled frameworks would warn about at run time: a name for counting, a sentence for reading.
///
/// Reporting an issue never stops the run. Issues are kept, up to `RuntimeIssue.limit`, so that tests and the bench can
/// look at them; with `echoes` on, each is also written to standard error.
public struct RuntimeIssue: Sendable, Equatable {
  /// A stable name, such as `modifyingStateDuringUpdate`.
  public let kind: String
  /// What happened and to whom: the view's or row's path is part of it.
  public let message: String
  /// The flag that the issue raises on the running benchmark, if it raises one.
  public let flag: Flag?

  /// How many are kept; later ones are only counted.
  public static let limit = 1_000

  nonisolated(unsafe) private static var kept: [RuntimeIssue] = []
  nonisolated(unsafe) private static var reportedCount = 0
  private static let lock = NSLock()

  /// Whether issues are written to standard error as they come.
  nonisolated(unsafe) public static var echoes = false

  /// Reports an issue.
  public static func report(_ kind: String, _ message: @autoclosure () -> String, flag: Flag? = nil) {
    lock.lock()
    defer { lock.unlock() }
    reportedCount += 1
    guard kept.count < limit else { return }
    let issue = RuntimeIssue(kind: kind, message: message(), flag: flag)
    kept.append(issue)
    if echoes { FileHandle.standardError.write(Data("\(kind): \(issue.message)\n".utf8)) }
  }

  /// Hands out what was kept and forgets it; `total` also counts those beyond the limit.
  public static func drain() -> (issues: [RuntimeIssue], total: Int) {
    lock.lock()
    defer { lock.unlock() }
    defer {
      kept = []
      reportedCount = 0
    }
    return (kept, reportedCount)
  }
}
