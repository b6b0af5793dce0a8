/// Writes a description as JSON Schema (draft 2020-12).
struct SchemaWriter {
  let writer: JSONWriter

  /// The whole schema, with its title.
  func write(_ node: SchemaNode, title: String) {
    writer.object(inline: false) {
      writer.member("$schema") { writer.string("https://json-schema.org/draft/2020-12/schema") }
      members(of: node, title: title, meaning: nil)
    }
  }

  private func write(_ node: SchemaNode, meaning: String? = nil) {
    writer.object(inline: isShort(node)) { members(of: node, title: nil, meaning: meaning) }
  }

  private func isShort(_ node: SchemaNode) -> Bool {
    switch node {
    case .object, .oneOf: false
    case .array(let element), .map(let element), .nullable(let element): isShort(element)
    default: true
    }
  }

  /// The members of a schema, in the order of their keys.
  private func members(of node: SchemaNode, title: String?, meaning: String?) {
    var members: [(String, () -> Void)] = []
    if let title { members.append(("title", { writer.string(title) })) }
    if let meaning { members.append(("description", { writer.string(meaning) })) }
    members += self.members(of: node)
    for (key, write) in members.sorted(by: { $0.0 < $1.0 }) { writer.member(key, write) }
  }

  private func members(of node: SchemaNode) -> [(String, () -> Void)] {
    func type(_ name: String) -> (String, () -> Void) { ("type", { writer.string(name) }) }
    switch node {
    case .string: return [type("string")]
    case .integer: return [type("integer")]
    case .number: return [type("number")]
    case .boolean: return [type("boolean")]
    case .bounded(let node, let minimum, let maximum):
      let bounds = [("maximum", maximum), ("minimum", minimum)].compactMap { name, bound in
        bound.map { bound in (name, { writer.integer(Int64(bound)) }) }
      }
      return members(of: node) + bounds
    case .names(let names): return [type("string"), ("enum", { strings(names) })]
    case .constant(let value): return [("const", { writer.string(value) })]
    case .nullable(let node): return nullable(node)
    case .array(let element): return [type("array"), ("items", { write(element) })]
    case .map(let value): return [type("object"), ("additionalProperties", { write(value) })]
    case .oneOf(let nodes): return [("oneOf", { schemas(nodes) })]
    case .object(let properties, let required, let closed):
      return object(properties, required, closed)
    }
  }

  private func nullable(_ node: SchemaNode) -> [(String, () -> Void)] {
    [("anyOf", { schemas([node], orNull: true) })]
  }

  private func object(
    _ properties: [SchemaNode.Property], _ required: [String], _ closed: Bool
  ) -> [(String, () -> Void)] {
    [
      ("type", { writer.string("object") }),
      ("additionalProperties", { writer.literal(closed ? "false" : "true") }),
      (
        "properties",
        {
          writer.object(inline: false) {
            for property in properties {
              writer.member(property.key) { write(property.value, meaning: property.meaning) }
            }
          }
        }
      ),
      ("required", { strings(required) }),
    ]
  }

  private func strings(_ values: [String]) {
    writer.array(inline: true) {
      for value in values { writer.element { writer.string(value) } }
    }
  }

  private func schemas(_ nodes: [SchemaNode], orNull: Bool = false) {
    writer.array(inline: orNull && nodes.allSatisfy(isShort)) {
      for node in nodes { writer.element { write(node) } }
      if orNull {
        writer.element { writer.object(inline: true) { writer.member("type") { writer.string("null") } } }
      }
    }
  }
}
