/// JSON Schemas of what the bench writes and reads, made from the types that write and read it.
public enum Schema {
  public static var report: String {
    text(Report.shape, title: "A report of CellBench, \(Report.schema)")
  }

  public static var policy: String {
    text(Policy.shape, title: "A policy of CellBench's gate, \(Policy.schema)")
  }

  private static func text(_ node: SchemaNode, title: String) -> String {
    let writer = JSONWriter()
    SchemaWriter(writer: writer).write(node, title: title)
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }
}
