import CellBenchReport
import Foundation

/// Keeps two runs from writing one report at once: the one that comes second says so and ends.
///
/// The lock is held on a file beside the report, because the report itself is replaced whenever it is written; beside
/// the file that a symbolic link leads to, because that is what is replaced.
struct OutputLock {
  /// Nil for what takes words of several writers: pipes, terminals, devices.
  private let lock: FileLock?

  /// - Throws: 74 when another run holds the lock, when the path is a folder, or its folder cannot be written to.
  init(for output: String) throws {
    guard case .file(let target) = OutputFile.place(of: output) else {
      var status = stat()
      let isFolder = stat(output, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      guard !isFolder else { throw Self.cannotWrite(output, EISDIR) }
      lock = nil
      return
    }
    do {
      lock = try FileLock(Self.place(beside: target))
    } catch .isHeld {
      throw CommandError.cannotWrite("another run is writing '\(output)': wait for it, or give --out another file")
    } catch .cannotOpen(let code) {
      throw Self.cannotWrite(output, code)
    }
  }

  private static func place(beside path: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    return path.dropLast(name.count) + ".\(name).lock"
  }

  private static func cannotWrite(_ output: String, _ code: Int32) -> CommandError {
    .cannotWrite("'\(output)' cannot be written: \(String(cString: strerror(code)))")
  }

  /// Whether what is written is added to what was written before, where a file is replaced.
  var isStream: Bool { lock == nil }

  /// Lets others write.
  func release() { lock?.release() }
}
