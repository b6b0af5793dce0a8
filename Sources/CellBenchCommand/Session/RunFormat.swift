import CellBenchReport

/// What `run` prints.
enum RunFormat: String, CaseIterable {
  case table, json, markdown

  func text(of report: Report, in session: CommandSession) throws -> String {
    if self == .json { return String(decoding: report.encoded(), as: UTF8.self) }
    return try Renderers.named(rawValue).render(report, session.renderOptions(toFile: false))
  }
}
