/// Describes the fields of a record for its JSON Schema.
struct FieldDescriber: FieldVisitor {
  private(set) var properties: [SchemaNode.Property] = []
  private(set) var required: [String] = []

  mutating func field<Value: JSONRepresentable>(
    _ key: StaticString, _ value: inout Value, _ meaning: StaticString
  ) {
    add(key, Value.schema, meaning)
    required.append(key.description)
  }

  mutating func optional<Value: JSONRepresentable>(
    _ key: StaticString, _ value: inout Value, _ meaning: StaticString
  ) {
    add(key, Value.schema, meaning)
  }

  mutating func constant(_ key: StaticString, _ value: StaticString, _ meaning: StaticString) {
    add(key, .constant(value.description), meaning)
    required.append(key.description)
  }

  private mutating func add(_ key: StaticString, _ schema: SchemaNode, _ meaning: StaticString) {
    properties.append(SchemaNode.Property(key: key.description, meaning: meaning.description, value: schema))
  }
}
