import Foundation

/// Reading a file whole, with errors that say what was wanted.
enum InputFile {
  static func read(_ path: String, what: String, limit: Int) throws(ReportError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw missing(path, what, errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw missing(path, what, errno) }
    let size = Int(status.st_size)
    guard size <= limit else { throw tooLarge(path, what, limit) }

    var bytes: [UInt8] = []
    bytes.reserveCapacity(size + 1)
    let chunk = 1 << 20
    while true {
      let before = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: before < size ? min(size - before, chunk * 64) : chunk))
      let count = bytes.withUnsafeMutableBytes { buffer in
        var got = 0
        repeat {
          got = Foundation.read(file, buffer.baseAddress! + before, buffer.count - before)
        } while got < 0 && errno == EINTR
        return got
      }
      guard count >= 0 else { throw missing(path, what, errno) }
      bytes.removeLast(bytes.count - before - count)
      guard bytes.count <= limit else { throw tooLarge(path, what, limit) }
      if count == 0 { return bytes }
    }
  }

  private static func missing(_ path: String, _ what: String, _ code: Int32) -> ReportError {
    if path == "-" {
      return ReportError(.missingInput, "there is no file '-': standard input is the \(what) /dev/stdin")
    }
    return ReportError(
      .missingInput, "\(visible(path)): the \(what) cannot be read: \(String(cString: strerror(code)))")
  }

  private static func tooLarge(_ path: String, _ what: String, _ limit: Int) -> ReportError {
    ReportError(.data, "\(visible(path)): the \(what) is larger than \(limit >> 20) MiB: split the suite")
  }
}
