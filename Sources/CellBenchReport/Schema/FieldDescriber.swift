/// Describes the fields of a record for its JSON Schema.
struct FieldDescriber: FieldVisitor {
  private(set) var properties: [SchemaNode.Property] = []
  private(set) var required: [String] = []

  mutating func field<Value: JSONRepresentable>(
    _ key: StaticString, _ value: inout Value, _ meaning: StaticString
  ) {
    add(key, Value.shape, meaning)
    required.append(key.description)
  }

  mutating func optional<Value: JSONRepresentable>(
    _ key: StaticString, _ value: inout Value, _ meaning: StaticString
  ) {
    add(key, Value.shape, meaning)
  }

  mutating func constant(_ key: StaticString, _ value: StaticString, _ meaning: StaticString) {
    add(key, .constant(value.description), meaning)
    required.append(key.description)
  }

  mutating func bound(_ key: StaticString, atLeast minimum: Int, atMost maximum: Int?) {
    guard let place = properties.firstIndex(where: { $0.key == key.description }) else { return }
    let property = properties[place]
    properties[place] = SchemaNode.Property(
      key: property.key, meaning: property.meaning, value: property.value.bounded(minimum, maximum))
  }

  private mutating func add(_ key: StaticString, _ schema: SchemaNode, _ meaning: StaticString) {
    properties.append(SchemaNode.Property(key: key.description, meaning: meaning.description, value: schema))
  }
}
