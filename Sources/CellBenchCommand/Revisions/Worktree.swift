import CellBench
import Foundation

/// A worktree of one commit, outside the one that the user works in.
struct Worktree {
  let folder: String
  let commit: String
  /// A folder of the repository.
  let package: String

  /// Runs `body` on the worktree, which is added when it is not there. One that was added is kept when `body` succeeds.
  ///
  /// Others that want the same worktree wait.
  func prepared<Result>(_ body: (String) throws -> Result) throws -> Result {
    let lock = try lock()
    defer { lock.release() }
    if isThere { return try body(folder) }
    do {
      // What is there may be what a process left that was killed while it added it, or what somebody changed.
      try remove()
      // Twice forced: a worktree whose folder is gone is still registered, and locked when it was never finished.
      try Tool.run(
        ["git", "worktree", "add", "--quiet", "--force", "--force", "--detach", folder, commit], in: package)
      return try body(folder)
    } catch {
      try? remove()
      throw error
    }
  }

  /// Whether the folder is a worktree of the commit, with every file as it was committed.
  private var isThere: Bool {
    // Without a worktree of its own, a folder is of the repository around it: that is not ours to reset.
    guard FileManager.default.fileExists(atPath: folder + "/.git"),
      let places = try? Tool.output(of: ["git", "rev-parse", "--show-toplevel", "--absolute-git-dir"], in: folder),
      let root = realpath(folder, nil)
    else { return false }
    defer { free(root) }
    let lines = places.split(separator: "\n")
    guard lines.count == 2, lines[0] == String(cString: root), lines[1].contains("/worktrees/") else { return false }
    return (try? Tool.run(["git", "reset", "--quiet", "--hard", commit], in: folder)) != nil
  }

  private func remove() throws {
    guard FileManager.default.fileExists(atPath: folder) else { return }
    try FileManager.default.removeItem(atPath: folder)
    try Tool.run(["git", "worktree", "prune"], in: package, tidies: true)
  }

  private func lock() throws -> FileLock {
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch {
      throw CommandError.cannotWrite("'\(parent)' cannot be written: \(error.localizedDescription)")
    }
    do {
      return try FileLock("\(parent)/.\(commit).lock", waits: true)
    } catch .cannotOpen(let code) {
      throw CommandError.cannotWrite("'\(parent)' cannot be written: \(String(cString: strerror(code)))")
    } catch .isHeld {
      throw Runner.interruption ?? RunInterrupted(signal: SIGINT)
    }
  }
}
