/// Writes the fields of a record.
struct FieldWriter: FieldVisitor {
  let writer: JSONWriter

  mutating func field<Value: JSONRepresentable>(
    _ key: StaticString, _ value: inout Value, _ meaning: StaticString
  ) {
    writer.member(key.description) { value.write(writer) }
  }

  mutating func optional<Value: JSONRepresentable>(
    _ key: StaticString, _ value: inout Value, _ meaning: StaticString
  ) {
    if !value.isBlank { field(key, &value, meaning) }
  }

  mutating func constant(_ key: StaticString, _ value: StaticString, _ meaning: StaticString) {
    writer.member(key.description) { writer.string(value.description) }
  }
}
