import Foundation

/// The main queue, as the thread that runs the main actor: on Linux that need not be the process's first thread.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The process's first thread, once it was met here: asking Foundation costs two system calls.
  nonisolated(unsafe) private static var firstThread: pthread_t?

  /// Whether the caller is on it.
  static var isCurrent: Bool { firstThread == pthread_self() || isCurrentAsked }

  private static var isCurrentAsked: Bool {
    guard Thread.isMainThread else { return DispatchQueue.getSpecific(key: mark) == true }
    firstThread = pthread_self()
    return true
  }

  /// Runs `action` at once if the caller is on it, else soon.
  static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
  }
}
