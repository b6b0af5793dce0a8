import Foundation
import Testing

/// Files that hold what a renderer must give, byte for byte, named after the problem they pin.
///
/// `CELLBENCH_GOLDEN=write swift test --filter CellBenchReportTests` writes them anew; the difference is for review.
enum Golden {
  private static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/golden")

  static func check(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = directory.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["CELLBENCH_GOLDEN"] == "write" {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
  }
}
