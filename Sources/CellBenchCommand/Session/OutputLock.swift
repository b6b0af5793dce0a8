import Foundation

/// Keeps two runs from writing one report at once: the one that comes second says so and ends.
///
/// The lock is the kernel's and goes with the process, however it ends. It is held on a file beside the report, because
/// the report itself is replaced whenever it is written.
final class OutputLock {
  private let path: String
  private var descriptor: Int32 = -1

  /// - Throws: 74 when another run holds the lock, or the folder cannot be written to.
  init(for output: String) throws {
    let folder = (output as NSString).deletingLastPathComponent
    path = (folder as NSString).appendingPathComponent(".\((output as NSString).lastPathComponent).lock")
    while true {
      descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else {
        let reason = String(cString: strerror(errno))
        throw CommandError.cannotWrite("'\(output)' cannot be written: \(reason)")
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        close(descriptor)
        throw CommandError.cannotWrite("another run is writing '\(output)': wait for it, or give --out another file")
      }
      if isStillThere { return }
      // The run before removed the file between our opening and our locking it.
      close(descriptor)
    }
  }

  private var isStillThere: Bool {
    var held = stat()
    var found = stat()
    return fstat(descriptor, &held) == 0 && stat(path, &found) == 0 && held.st_ino == found.st_ino
  }

  /// Lets others write.
  func release() {
    guard descriptor >= 0 else { return }
    unlink(path)
    close(descriptor)
    descriptor = -1
  }

  deinit { release() }
}
