/// A description of a JSON value, from which a JSON Schema is written.
indirect enum SchemaNode {
  case string, integer, number, boolean
  /// A number or integer with bounds.
  case bounded(SchemaNode, minimum: Int, maximum: Int?)
  case names([String])
  case constant(String)
  case nullable(SchemaNode)
  case array(SchemaNode)
  case map(SchemaNode)
  case oneOf([SchemaNode])
  case object(properties: [Property], required: [String], closed: Bool)

  struct Property {
    let key: String
    let meaning: String
    let value: SchemaNode
  }

  /// The description with bounds on its number.
  func bounded(_ minimum: Int, _ maximum: Int?) -> SchemaNode {
    if case .nullable(let node) = self { return .nullable(node.bounded(minimum, maximum)) }
    return .bounded(self, minimum: minimum, maximum: maximum)
  }
}
