/// A value that a report or a policy holds: how it is read, written and described.
protocol JSONRepresentable {
  /// Its description in a JSON Schema.
  static var shape: SchemaNode { get }
  /// Whether an optional field with this value is left out.
  var isBlank: Bool { get }

  static func read(_ reader: JSONReader) throws(ReportError) -> Self
  func write(_ writer: JSONWriter)
}

/// An enumeration that is written as its name.
protocol JSONName: JSONRepresentable, RawRepresentable<String>, CaseIterable {}

extension JSONName {
  static var shape: SchemaNode { .names(allCases.map(\.rawValue)) }
  var isBlank: Bool { false }

  static func read(_ reader: JSONReader) throws(ReportError) -> Self {
    let start = reader.position
    let name = try reader.string()
    if let value = Self(rawValue: name) { return value }
    let known = allCases.map { quoted($0.rawValue) }.joined(separator: ", ")
    throw reader.error("\(quoted(name)) is not one of \(known)", at: start)
  }

  func write(_ writer: JSONWriter) { writer.string(rawValue) }
}

extension String: JSONRepresentable {
  static var shape: SchemaNode { .string }
  var isBlank: Bool { isEmpty }
  static func read(_ reader: JSONReader) throws(ReportError) -> String { try reader.string() }
  func write(_ writer: JSONWriter) { writer.string(self) }
}

extension Bool: JSONRepresentable {
  static var shape: SchemaNode { .boolean }
  var isBlank: Bool { !self }
  static func read(_ reader: JSONReader) throws(ReportError) -> Bool { try reader.boolean() }
  func write(_ writer: JSONWriter) { writer.literal(self ? "true" : "false") }
}

extension Int64: JSONRepresentable {
  static var shape: SchemaNode { .integer }
  var isBlank: Bool { false }
  static func read(_ reader: JSONReader) throws(ReportError) -> Int64 { try reader.integer() }
  func write(_ writer: JSONWriter) { writer.integer(self) }
}

extension Int: JSONRepresentable {
  static var shape: SchemaNode { .integer }
  var isBlank: Bool { false }
  static func read(_ reader: JSONReader) throws(ReportError) -> Int { Int(try reader.integer()) }
  func write(_ writer: JSONWriter) { writer.integer(Int64(self)) }
}

extension Double: JSONRepresentable {
  static var shape: SchemaNode { .number }
  var isBlank: Bool { false }
  static func read(_ reader: JSONReader) throws(ReportError) -> Double { try reader.number() }
  func write(_ writer: JSONWriter) { writer.number(self) }
}

extension Optional: JSONRepresentable where Wrapped: JSONRepresentable {
  static var shape: SchemaNode { .nullable(Wrapped.shape) }
  var isBlank: Bool { self == nil }

  static func read(_ reader: JSONReader) throws(ReportError) -> Wrapped? {
    try reader.null() ? nil : try Wrapped.read(reader)
  }

  func write(_ writer: JSONWriter) {
    if let self { self.write(writer) } else { writer.literal("null") }
  }
}

extension Array: JSONRepresentable where Element: JSONRepresentable {
  static var shape: SchemaNode { .array(Element.shape) }
  var isBlank: Bool { isEmpty }

  static func read(_ reader: JSONReader) throws(ReportError) -> [Element] {
    var elements: [Element] = []
    try reader.array { () throws(ReportError) in
      // Arrays grow to the double of what they hold.
      try reader.hold(2 * MemoryLayout<Element>.stride)
      elements.append(try Element.read(reader))
    }
    return elements
  }

  func write(_ writer: JSONWriter) {
    writer.array(inline: Element.self == Double.self) {
      for element in self { writer.element { element.write(writer) } }
    }
  }
}

extension Dictionary: JSONRepresentable where Key == String, Value: JSONRepresentable {
  static var shape: SchemaNode { .map(Value.shape) }
  var isBlank: Bool { isEmpty }

  static func read(_ reader: JSONReader) throws(ReportError) -> [String: Value] {
    var members: [String: Value] = [:]
    try reader.object { (key) throws(ReportError) in
      // Tables have room to spare, and long keys live apart.
      try reader.hold(2 * MemoryLayout<Value>.stride + 48 + key.bytes.count)
      let previous = members.updateValue(try Value.read(reader), forKey: key.string)
      if previous != nil { throw reader.duplicate(key) }
    }
    return members
  }

  func write(_ writer: JSONWriter) {
    writer.object(inline: false) {
      for (key, value) in self.sorted(by: { $0.key < $1.key }) { writer.member(key) { value.write(writer) } }
    }
  }
}
