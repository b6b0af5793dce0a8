import Foundation

/// A lock that is the kernel's and goes with the process, however it ends. It is held on a file that is there as long.
final class FileLock {
  enum Problem: Error {
    /// Another process holds the lock.
    case isHeld
    /// The file cannot be opened: the system's code.
    case cannotOpen(Int32)
  }

  private let path: String
  private var descriptor: Int32 = -1

  /// - Parameters:
  ///   - path: the file; its folder has to be there.
  ///   - waits: whether to wait for another process that holds the lock. A signal that is caught ends the waiting.
  init(_ path: String, waits: Bool = false) throws(Problem) {
    self.path = path
    while true {
      descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw .cannotOpen(errno) }
      guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw .isHeld
      }
      if isStillThere { return }
      // Whoever held it before removed the file between our opening and our locking it.
      close(descriptor)
    }
  }

  private var isStillThere: Bool {
    var held = stat()
    var found = stat()
    return fstat(descriptor, &held) == 0 && stat(path, &found) == 0 && held.st_ino == found.st_ino
  }

  /// Lets others have it.
  func release() {
    guard descriptor >= 0 else { return }
    unlink(path)
    close(descriptor)
    descriptor = -1
  }

  deinit { release() }
}
