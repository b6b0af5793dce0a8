/// Tables for a terminal: as wide as it is, in colour only when asked.
public struct TableRenderer: Renderer {
  public let name = "table"
  public let summary = "reading in a terminal"

  public init() {}

  public func render(_ report: Report, _ options: RenderOptions) -> String {
    LineEscaping.harmless(ReportTable(report: report, options: options).text)
  }

  public func render(_ comparison: Comparison, _ options: RenderOptions) -> String {
    LineEscaping.harmless(ComparisonTable(comparison: comparison, options: options).text)
  }

  public func render(_ verdict: GateResult, _ options: RenderOptions) -> String {
    LineEscaping.harmless(VerdictTable(verdict: verdict, options: options).text)
  }
}
