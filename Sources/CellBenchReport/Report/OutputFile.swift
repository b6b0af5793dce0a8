import Foundation

/// Writing a file whole or not at all: to a temporary file beside it, which then takes its name.
public enum OutputFile {
  /// What a path stands for.
  public enum Place {
    /// Something that this process has open already, such as /dev/stdout: its descriptor. It may be of a regular file,
    /// which is not to be replaced: others write to it too, and once it is replaced its path would be that of the link.
    case open(Int32)
    /// What is written to is added to what was written before: a pipe, a terminal, a device; or a folder.
    case stream
    /// A file, be it there or not: where symbolic links lead.
    case file(String)
  }

  /// Writes bytes to a path. A symbolic link is followed; a stream is written to directly.
  ///
  /// - Throws: `.cannotWrite`, with nothing changed at the path.
  public static func write(_ bytes: [UInt8], to path: String) throws(ReportError) {
    switch place(of: path) {
    case .open(let own): try put(bytes, into: own, path)
    case .stream:
      let file = open(path, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw cannotWrite(path, errno) }
      defer { close(file) }
      try put(bytes, into: file, path)
    case .file(let target): try replace(target, by: bytes, path)
    }
  }

  private static func replace(_ target: String, by bytes: [UInt8], _ path: String) throws(ReportError) {
    var status = stat()
    let exists = stat(target, &status) == 0
    let temporary = target + ".\(getpid()).partial"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, exists ? status.st_mode & 0o777 : 0o666)
    guard file >= 0 else { throw cannotWrite(path, errno) }
    do throws(ReportError) {
      defer { close(file) }
      try put(bytes, into: file, path)
      guard fsync(file) == 0 || errno == EINVAL else { throw cannotWrite(path, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw cannotWrite(path, code)
    }
  }

  /// Writes text to a path.
  public static func write(_ text: String, to path: String) throws(ReportError) {
    try write(Array(text.utf8), to: path)
  }

  private static func put(_ bytes: [UInt8], into file: Int32, _ path: String) throws(ReportError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress! + written, $0.count - written) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw cannotWrite(path, errno) }
      written += count
    }
  }

  /// What is written when `path` is.
  public static func place(of path: String) -> Place {
    if let own = descriptor(of: path) { return .open(own) }
    var status = stat()
    guard stat(path, &status) == 0 else { return .file(end(ofLinksFrom: path)) }
    // What another process has open has no path of its own that could be given to a new file.
    guard status.st_mode & S_IFMT == S_IFREG, let real = realpath(path, nil) else { return .stream }
    defer { free(real) }
    return .file(String(cString: real))
  }

  private static func descriptor(of path: String) -> Int32? {
    var path = path
    for _ in 0..<links {
      for folder in ["/dev/fd/", "/proc/self/fd/", "/proc/\(getpid())/fd/"] where path.hasPrefix(folder) {
        return Int32(path.dropFirst(folder.count))
      }
      guard let next = link(path) else { return nil }
      path = next
    }
    return nil
  }

  /// As many symbolic links as the system follows.
  private static let links = 40

  /// Where a symbolic link leads, nil for anything else.
  private static func link(_ path: String) -> String? {
    guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return next.hasPrefix("/") ? next : folder + next
  }

  /// The path of a file that is not there.
  private static func end(ofLinksFrom path: String) -> String {
    var target = path
    for _ in 0..<links {
      guard let next = link(target) else { return target }
      target = next
    }
    return path
  }

  private static func cannotWrite(_ path: String, _ code: Int32) -> ReportError {
    ReportError(.cannotWrite, "\(visible(path)): cannot be written: \(String(cString: strerror(code)))")
  }
}
