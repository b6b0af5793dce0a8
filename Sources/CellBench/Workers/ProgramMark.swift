import Foundation

/// What tells a program's file from the one that a later build puts into its place.
struct ProgramMark: Equatable, Sendable {
  private let device, inode, size: UInt64
  private let seconds, nanoseconds: Int

  /// Nil when there is no such file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = UInt64(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
