/// A type with named fields. One function names them all, and reading, writing and the JSON Schema are three visitors
/// of it: what is written is what is read and what is described.
protocol Record: JSONRepresentable {
  /// Whether the record is written on one line.
  static var isInline: Bool { get }
  /// Whether an object with keys that the type does not know is refused.
  static var isClosed: Bool { get }

  /// A record to be filled by reading.
  static var blank: Self { get }

  /// Hands every field to the visitor, in the order of their keys.
  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure)

  /// Brings what was read into its final shape.
  mutating func settle()

  /// What is wrong with the record as a whole, nil when nothing is.
  func problem() -> String?
}

/// What visits the fields of a record.
protocol FieldVisitor {
  associatedtype Failure: Error

  /// A field that is always there.
  mutating func field<Value: JSONRepresentable>(
    _ key: StaticString, _ value: inout Value, _ meaning: StaticString
  ) throws(Failure)

  /// A field that is left out when it is blank.
  mutating func optional<Value: JSONRepresentable>(
    _ key: StaticString, _ value: inout Value, _ meaning: StaticString
  ) throws(Failure)

  /// A field that always has the same value, such as the version of a format.
  mutating func constant(_ key: StaticString, _ value: StaticString, _ meaning: StaticString) throws(Failure)

  /// Says between what the number of a field is. Only descriptions listen; reading leaves it to `problem`.
  mutating func bound(_ key: StaticString, atLeast minimum: Int, atMost maximum: Int?)
}

extension FieldVisitor {
  mutating func bound(_ key: StaticString, atLeast minimum: Int) { bound(key, atLeast: minimum, atMost: nil) }
  mutating func bound(_ key: StaticString, atLeast minimum: Int, atMost maximum: Int?) {}
}

extension Record {
  static var isInline: Bool { false }
  static var isClosed: Bool { false }
  var isBlank: Bool { false }
  mutating func settle() {}
  func problem() -> String? { nil }

  static var shape: SchemaNode {
    var visitor = FieldDescriber()
    var record = Self.blank
    record.fields(&visitor)
    return .object(properties: visitor.properties, required: visitor.required, closed: isClosed)
  }

  static func read(_ reader: JSONReader) throws(ReportError) -> Self {
    let start = reader.position
    var record = Self.blank
    var visitor = FieldReader(reader)
    try reader.object { (key) throws(ReportError) in
      visitor.look(for: key)
      try record.fields(&visitor)
      guard !visitor.found else { return }
      if isClosed { throw unknown(key, reader) }
      try visitor.skip(key)
    }
    visitor.check()
    do throws(ReportError) { try record.fields(&visitor) } catch { throw reader.error(error.message, at: start) }
    record.settle()
    if let problem = record.problem() { throw reader.error(problem, at: start) }
    return record
  }

  func write(_ writer: JSONWriter) {
    writer.object(inline: Self.isInline) {
      var record = self
      var visitor = FieldWriter(writer: writer)
      record.fields(&visitor)
    }
  }

  private static func unknown(_ key: JSONKey, _ reader: JSONReader) -> ReportError {
    var visitor = FieldDescriber()
    var record = Self.blank
    record.fields(&visitor)
    let known = visitor.properties.map(\.key)
    return reader.error("unknown key \(quoted(key.string))" + suggestion(for: key.string, among: known), at: key.start)
  }
}
