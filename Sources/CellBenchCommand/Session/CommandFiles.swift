import Foundation

/// The files that a command line names. What is read is never written over, and nothing is written twice.
struct CommandFiles {
  /// A file however it is named: by its inode when it is there, else by its folder's real path and its name.
  private enum Identity: Hashable {
    case there(device: UInt64, inode: UInt64)
    case planned(String)
  }

  private var inputs: [Identity: String] = [:]
  private var outputs: [Identity: String] = [:]

  init(inputs paths: [String]) {
    for path in paths { if let identity = Self.identity(path) { inputs[identity] = path } }
  }

  /// Notes that an option's value, if it has one, will be written.
  ///
  /// - Throws: 64 when that cannot be meant.
  mutating func willWrite(_ option: String, _ arguments: CommandArguments) throws {
    if let path = arguments[option] { try willWrite(option, to: path) }
  }

  /// Notes that `path` will be written because of an option.
  ///
  /// - Throws: 64 when that cannot be meant.
  mutating func willWrite(_ option: String, to path: String) throws {
    guard !path.isEmpty else { throw CommandError.usage("--\(option) needs the name of a file") }
    guard path != "-" else {
      throw CommandError.usage("--\(option) takes a file, not '-': for standard output give /dev/stdout")
    }
    guard let identity = Self.identity(path) else { return }
    if let input = inputs[identity] {
      throw CommandError.usage("--\(option) would write over '\(input)', which is read: give it another file")
    }
    if let other = outputs.updateValue(option, forKey: identity) {
      throw CommandError.usage("--\(other) and --\(option) name one file, '\(path)': give each its own")
    }
  }

  /// Nil for what can be read and written at once: pipes, terminals, devices.
  private static func identity(_ path: String) -> Identity? {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      return .there(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    }
    let url = URL(fileURLWithPath: path)
    return .planned(url.deletingLastPathComponent().resolvingSymlinksInPath().path + "/" + url.lastPathComponent)
  }
}
