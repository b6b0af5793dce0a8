import Foundation

/// The process's own output and error streams, without buffers.
package enum StandardStreams {
  /// Writes all of `text`. Throws when whoever reads has gone, the disk is full, and the like.
  package static func write(_ text: String, to descriptor: Int32) throws {
    var text = text
    try text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          throw CommandError.cannotWrite("the output cannot be written: \(String(cString: strerror(errno)))")
        }
        written += count
      }
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The terminal's width, nil when there is none.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
