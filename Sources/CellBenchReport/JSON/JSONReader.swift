/// Reads JSON strictly, straight from bytes into values, in one pass.
///
/// Foundation's decoder keeps the first of two equal keys and says nothing, gives no position, and takes seconds and
/// gigabytes for a report of 100,000 metrics on Linux. This reader refuses duplicate keys, nesting beyond
/// `maximumDepth`, lone surrogates, raw control characters, invalid UTF-8 and anything after the value, and says where:
/// file, line, column and key path.
final class JSONReader {
  static let maximumDepth = 64
  /// How many bytes of values one file can make the process hold: about 350,000 metrics.
  static let maximumHeld = 128 << 20

  let bytes: UnsafeBufferPointer<UInt8>
  /// Only this reader's own methods move it, one after the other, so the check of each access is left out: it would be
  /// a sixth of all reading.
  @exclusivity(unchecked) var position = 0
  private let file: String
  private let kind: ReportError.Kind
  private let limit: Int
  private var depth = 0
  private var held = 0
  private var path: [Step] = []
  private var shared = SharedStrings()

  private enum Step {
    case key(UnsafeBufferPointer<UInt8>)
    case index(Int)
  }

  /// - Parameters:
  ///   - file: The name that errors give.
  ///   - kind: The class of errors about what the values say; malformed JSON is always `.data`.
  ///   - limit: How many bytes of values are kept.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, file: String, kind: ReportError.Kind = .data, limit: Int = maximumHeld
  ) {
    self.limit = limit
    self.bytes = bytes
    self.file = file
    self.kind = kind
  }

  /// Reads `bytes` as one value with nothing after it.
  static func read<Value: JSONRepresentable>(
    _ type: Value.Type = Value.self, from bytes: [UInt8], file: String, kind: ReportError.Kind = .data
  ) throws(ReportError) -> Value {
    let result: Result<Value, ReportError> = bytes.withUnsafeBufferPointer { buffer in
      let reader = JSONReader(buffer, file: file, kind: kind)
      do throws(ReportError) {
        if let problem = ForeignText.problem(buffer) { throw ReportError(.data, "\(visible(file)): \(problem)") }
        reader.skipByteOrderMark()
        let value = try Value.read(reader)
        try reader.end()
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  // MARK: Structure

  /// Reads an object: `member` is called for each key and must read its value.
  func object(_ member: (JSONKey) throws(ReportError) -> Void) throws(ReportError) {
    try open(UInt8(ascii: "{"), "an object")
    if close(UInt8(ascii: "}")) { return }
    repeat {
      let key = try key()
      path.append(.key(key.bytes))
      try member(key)
      path.removeLast()
    } while try another(before: UInt8(ascii: "}"))
  }

  /// Reads an array: `element` is called for each element and must read it.
  func array(_ element: () throws(ReportError) -> Void) throws(ReportError) {
    try open(UInt8(ascii: "["), "an array")
    if close(UInt8(ascii: "]")) { return }
    var index = 0
    repeat {
      path.append(.index(index))
      try element()
      path.removeLast()
      index += 1
    } while try another(before: UInt8(ascii: "]"))
  }

  private func open(_ bracket: UInt8, _ what: String) throws(ReportError) {
    guard peekByte() == bracket else { throw unexpected(what) }
    guard depth < Self.maximumDepth else { throw malformed("nested deeper than \(Self.maximumDepth)") }
    depth += 1
    position += 1
  }

  private func close(_ bracket: UInt8) -> Bool {
    guard peekByte() == bracket else { return false }
    depth -= 1
    position += 1
    return true
  }

  private func another(before bracket: UInt8) throws(ReportError) -> Bool {
    if peekByte() == UInt8(ascii: ",") {
      position += 1
      return true
    }
    if close(bracket) { return false }
    throw unexpected("a comma or the end of the \(bracket == UInt8(ascii: "}") ? "object" : "array")")
  }

  private func key() throws(ReportError) -> JSONKey {
    guard peekByte() == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let start = position
    let (raw, unescaped) = try scanString()
    guard peekByte() == UInt8(ascii: ":") else { throw unexpected("a colon") }
    position += 1
    return JSONKey(bytes: raw, unescaped: unescaped, start: start)
  }

  /// The string member of an object that begins here, without moving on. nil when there is none of that key.
  func peek(member name: StaticString) throws(ReportError) -> String? {
    let (savedPosition, savedDepth, savedPath) = (position, depth, path.count)
    defer { (position, depth) = (savedPosition, savedDepth) }
    try open(UInt8(ascii: "{"), "an object")
    if close(UInt8(ascii: "}")) { return nil }
    repeat {
      let key = try key()
      if key.matches(name) && peekByte() == UInt8(ascii: "\"") { return try string() }
      path.append(.key(key.bytes))
      try skip()
      path.removeLast(path.count - savedPath)
    } while try another(before: UInt8(ascii: "}"))
    return nil
  }

  /// Passes over a value, checking it as strictly as if it were read.
  func skip() throws(ReportError) {
    switch peekByte() {
    case UInt8(ascii: "{"):
      var keys = KeySet()
      try object { (key) throws(ReportError) in
        try hold(64)
        guard keys.insert(key.string) else { throw duplicate(key) }
        try skip()
      }
    case UInt8(ascii: "["): try array { () throws(ReportError) in try skip() }
    case UInt8(ascii: "\""): _ = try scanString()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try boolean()
    case UInt8(ascii: "n"): _ = try null()
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): _ = try scanNumber()
    default: throw unexpected("a value")
    }
  }

  /// Counts memory that will be kept, and refuses what is too much of it.
  func hold(_ bytes: Int) throws(ReportError) {
    held += bytes
    if held > limit {
      throw malformed("more than \(grouped(limit)) bytes of values: split the suite, or keep fewer samples")
    }
  }

  private func skipByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func end() throws(ReportError) {
    if peekByte() != nil { throw unexpected("the end of the file") }
  }

  // MARK: Scalars

  /// Reads a string. Short strings that come up again and again are made once.
  func string() throws(ReportError) -> String {
    guard peekByte() == UInt8(ascii: "\"") else { throw unexpected("a string") }
    let (raw, unescaped) = try scanString()
    if raw.count > 15 { try hold(raw.count) }
    return unescaped ?? shared.string(raw)
  }

  func boolean() throws(ReportError) -> Bool {
    _ = peekByte()
    if take("true") { return true }
    if take("false") { return false }
    throw unexpected("true or false")
  }

  /// Whether a null is here; if so, moves on.
  func null() throws(ReportError) -> Bool {
    guard peekByte() == UInt8(ascii: "n") else { return false }
    guard take("null") else { throw unexpected("a value") }
    return true
  }

  /// Reads a whole number; one that is written with a fraction of zero counts as whole.
  func integer() throws(ReportError) -> Int64 {
    _ = peekByte()
    let start = position
    let number = try scanNumber()
    if let whole = number.whole { return whole }
    if !number.isWritten { throw error("the number does not fit 64 bits", at: start) }
    guard let value = double(in: start..<position), let whole = Int64(exactly: value), abs(value) < 0x1p53 else {
      throw error("not a whole number of 64 bits", at: start)
    }
    return whole
  }

  func number() throws(ReportError) -> Double {
    _ = peekByte()
    let start = position
    let number = try scanNumber()
    if let whole = number.whole, whole.magnitude < 1 << 53 { return Double(whole) }
    guard let value = double(in: start..<position), value.isFinite else {
      throw error("the number is too large", at: start)
    }
    return value
  }

  private func double(in range: Range<Int>) -> Double? {
    Double(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self))
  }

  // MARK: Errors

  /// An error about what a value says. The position is the current one, or the start of what is wrong.
  func error(_ problem: String, at place: Int? = nil) -> ReportError {
    ReportError(kind, "\(location(place ?? position)): \(problem)")
  }

  func duplicate(_ key: JSONKey) -> ReportError {
    malformed("the key \(quoted(key.string)) is there twice", at: key.start)
  }

  func malformed(_ problem: String, at place: Int? = nil) -> ReportError {
    ReportError(.data, "\(location(place ?? position)): \(problem)")
  }

  func unexpected(_ expected: String) -> ReportError {
    guard let byte = peekByte() else {
      return malformed("the file ends where \(expected) should be: it is truncated")
    }
    if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: { starts(with: $0) }) {
      return malformed("a conflict of a merge is left in the file: resolve it, or run the benchmarks again")
    }
    let isValue = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || isDigit(byte)
    let problem = "expected \(expected), found \(found(byte))"
    return isValue || isLiteral ? error(problem) : malformed(problem)
  }

  private var isLiteral: Bool { ["true", "false", "null", "-"].contains { starts(with: $0) } }

  private func found(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "a string"
    case UInt8(ascii: "{"): "an object"
    case UInt8(ascii: "["): "an array"
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): "a number"
    case 0x21...0x7E: "'\(Character(UnicodeScalar(byte)))'"
    default: "the byte \(byte)"
    }
  }

  /// `file:line:column: key.path`, counted only when something is wrong.
  private func location(_ place: Int) -> String {
    var (line, column) = (1, 1)
    for byte in bytes[..<min(place, bytes.count)] {
      if byte == 0x0A { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    var keys = ""
    for step in path {
      switch step {
      case .key(let bytes):
        let key = String(decoding: bytes.prefix(80), as: UTF8.self)
        keys += keys.isEmpty ? key : "." + key
      case .index(let index): keys += "[\(index)]"
      }
    }
    return "\(file):\(line):\(column)" + (keys.isEmpty ? "" : ": " + visible(keys))
  }
}
