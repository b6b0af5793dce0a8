/// Fills the fields of a record: visits it once for every key of the object, and once more to see what is missing.
///
/// A record has some ten fields, so comparing a key with all of them is cheaper than any table.
struct FieldReader: FieldVisitor {
  private let reader: JSONReader
  private var key: JSONKey?
  private var index = 0
  private var seen: UInt64 = 0
  private var unknown = KeySet()
  /// Whether the key that was looked for is one of the record's.
  private(set) var found = false

  init(_ reader: JSONReader) { self.reader = reader }

  /// The next visit reads the field of this key.
  mutating func look(for key: JSONKey) {
    self.key = key
    index = 0
    found = false
  }

  /// The next visit throws for a field that was never seen and must be there.
  mutating func check() {
    key = nil
    index = 0
  }

  /// Passes over the value of a key that the record does not have.
  mutating func skip(_ key: JSONKey) throws(ReportError) {
    guard unknown.insert(key.string) else { throw reader.duplicate(key) }
    try reader.skip()
  }

  mutating func field<Value: JSONRepresentable>(
    _ name: StaticString, _ value: inout Value, _ meaning: StaticString
  ) throws(ReportError) {
    if try matches(name, isRequired: true) { value = try Value.read(reader) }
  }

  mutating func optional<Value: JSONRepresentable>(
    _ name: StaticString, _ value: inout Value, _ meaning: StaticString
  ) throws(ReportError) {
    if try matches(name, isRequired: false) { value = try Value.read(reader) }
  }

  mutating func constant(
    _ name: StaticString, _ value: StaticString, _ meaning: StaticString
  ) throws(ReportError) {
    let isThere: Bool
    do throws(ReportError) {
      isThere = try matches(name, isRequired: true)
    } catch {
      guard key == nil else { throw error }
      throw ReportError(error.kind, error.message + ": add \(quoted(name.description)): \(quoted(value.description))")
    }
    guard isThere else { return }
    let start = reader.position
    let found = try reader.string()
    if found != value.description {
      throw reader.error("\(quoted(found)) where this version reads \(quoted(value.description))", at: start)
    }
  }

  private mutating func matches(_ name: StaticString, isRequired: Bool) throws(ReportError) -> Bool {
    let bit: UInt64 = 1 << UInt64(index)
    index += 1
    guard let key else {
      if isRequired && seen & bit == 0 { throw ReportError(.data, "\(quoted(name.description)) is missing") }
      return false
    }
    guard !found && key.matches(name) else { return false }
    if seen & bit != 0 { throw reader.duplicate(key) }
    seen |= bit
    found = true
    return true
  }
}
