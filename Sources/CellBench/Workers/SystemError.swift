import Foundation

/// A call of the system that failed: what was tried, and why it did not work.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32
  let what: String

  init(_ code: Int32, _ what: String) {
    self.code = code
    self.what = what
  }

  var description: String { "\(what): \(String(cString: strerror(code)))" }
}
