import Foundation
import Testing

@testable import CellBenchReport

struct DocumentationTests {
  private static let text: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../docs/reports.md")
    return try! String(contentsOf: file.standardized, encoding: .utf8)
  }()

  @Test func theExampleOfAPolicyIsOne() throws {
    let parts = Self.text.components(separatedBy: "```json\n")
    let example = try #require(parts.count == 2 ? parts[1].components(separatedBy: "```").first : nil)
    let policy = try Policy.decoded(from: Array(example.utf8))
    #expect(policy.rules.count == 3 && policy.improvements == .warn && policy.rules[1].severity == .warn)
  }

  @Test func everyFormatAndVerdictIsThere() {
    for renderer in Renderers.all { #expect(Self.text.contains("`\(renderer.name)`")) }
    for verdict in Verdict.allCases { #expect(Self.text.contains(verdict.words)) }
  }
}
