import Foundation
import Testing

@testable import CellBenchReport

struct SchemaTests {
  /// `CELLBENCH_GOLDEN=write` writes the committed schemas anew.
  private func check(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/schema/\(name)").standardized
    if ProcessInfo.processInfo.environment["CELLBENCH_GOLDEN"] == "write" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func theCommittedSchemasAreThoseOfTheTypes() throws {
    try check(Schema.report, "report-1.json")
    try check(Schema.policy, "policy-1.json")
  }

  /// The writer writes members in the order in which a type names them.
  @Test func everyTypeNamesItsFieldsInOrder() {
    func keys<Type: Record>(_ type: Type.Type) -> [String] {
      var describer = FieldDescriber()
      var record = Type.blank
      record.fields(&describer)
      return describer.properties.map(\.key)
    }
    for keys in [
      keys(Report.self), keys(Environment.self), keys(RunInfo.self), keys(MetricDefinition.self), keys(Benchmark.self),
      keys(ExactValue.self), keys(SampledValue.self), keys(Acceptance.self), keys(Policy.self), keys(PolicyRule.self),
    ] { #expect(keys == keys.sorted()) }
  }
}
