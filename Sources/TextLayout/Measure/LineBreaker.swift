internal import _FoundationICU

/// The places where lines may be broken, by ICU's rules for the root locale.
///
/// There is one open iterator for the process, guarded by a lock, and its text is set anew each time: nothing is
/// allocated once it has grown to its work.
final class LineBreaker: @unchecked Sendable {
  private static let shared = LineBreaker()
  private let lock = Lock()
  private let iterator: OpaquePointer?
  private var text: UnsafeMutablePointer<UText>?

  private init() {
    var status = U_ZERO_ERROR
    iterator = swift_ubrk_open(UBRK_LINE, "", nil, 0, &status)
    precondition(iterator != nil, "the toolchain's ICU has no line breaking rules: \(status.rawValue)")
  }

  /// Calls `body` with the end of every stretch that stays together, in bytes, the end of the text last.
  static func forEachBreak(in bytes: UnsafePointer<UInt8>, count: Int, _ body: (Int) -> Void) {
    guard count > 0 else { return }
    shared.lock.lock()
    defer { shared.lock.unlock() }
    shared.set(bytes, count: count)
    while true {
      let place = Int(swift_ubrk_next(shared.iterator))
      guard place >= 0 else { return }
      body(place)
    }
  }

  /// Opens the iterator and lets it grow.
  static func warmUp() {
    let text: StaticString = "A few words, for the breaker to read."
    forEachBreak(in: text.utf8Start, count: text.utf8CodeUnitCount) { _ in }
  }

  static var icuVersion: String {
    var parts: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    withUnsafeMutablePointer(to: &parts) {
      $0.withMemoryRebound(to: UInt8.self, capacity: 4) { swift_u_getVersion($0) }
    }
    return "\(parts.0).\(parts.1)"
  }

  private func set(_ bytes: UnsafePointer<UInt8>, count: Int) {
    var status = U_ZERO_ERROR
    bytes.withMemoryRebound(to: CChar.self, capacity: count) {
      text = swift_utext_openUTF8(text, $0, Int64(count), &status)
    }
    swift_ubrk_setUText(iterator, text, &status)
    precondition(status.rawValue <= U_ZERO_ERROR.rawValue, "ICU does not take the text: \(status.rawValue)")
  }
}
