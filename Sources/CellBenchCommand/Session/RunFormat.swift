import CellBenchReport

/// What `run` prints.
enum RunFormat: String, CaseIterable {
  case table, json, markdown

  func text(of report: Report, in session: CommandSession) throws -> String {
    String(decoding: report.encoded(), as: UTF8.self)
  }
}
