import UIKit

/// The hosts that are made while somebody counts them: who looks for leaks asks for the survivors. Not Apple's.
@MainActor public enum _HostCensus {
  private struct Entry { weak var host: AnyObject? }

  private static var entries: [Entry] = []
  static private(set) var isTaken = false

  /// From now on every host is noted, weakly, and those of before are forgotten.
  public static func begin() {
    entries = []
    isTaken = true
  }

  /// No host is noted any more.
  public static func end() { isTaken = false }

  /// Forgets the hosts that were noted.
  public static func clear() { entries = [] }

  /// The hosting controllers and hosting content views that were noted and live, in the order in which they were made.
  public static var living: [AnyObject] { entries.compactMap(\.host) }

  static func note(_ host: AnyObject) { entries.append(Entry(host: host)) }
}
