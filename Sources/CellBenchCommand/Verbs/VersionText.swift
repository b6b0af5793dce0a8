import CellBench
import CellBenchReport

/// The text of `--version`: what decides whether a report of this program compares with another.
enum VersionText {
  static func text(program: String) -> String {
    let environment = Environment.current()
    let parts = [
      "engine \(environment.engine ?? Engine.version)", Report.schema, environment.swift.map { "Swift \($0)" },
      environment.configuration, environment.allocator,
    ]
    return "\(program): " + parts.compactMap { $0 }.joined(separator: " · ") + "\n"
  }
}
