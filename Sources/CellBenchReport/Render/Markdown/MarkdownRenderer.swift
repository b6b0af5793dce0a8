/// Markdown for a pull request's comment or a job's summary.
///
/// It begins with a marker by which the next run finds the comment again, and keeps below the number of characters that
/// GitHub takes: what does not fit is left out from the end of the list, and counted.
public struct MarkdownRenderer: Renderer {
  public let name = "markdown"
  public let summary = "a pull request's comment or a job's summary"
  /// The first line of every comment.
  public static let marker = "<!-- cellbench -->"
  /// The most characters, where the options do not say otherwise. GitHub takes 65,536.
  public static let defaultLimit = 64_900

  public init() {}

  public func render(_ report: Report, _ options: RenderOptions) -> String {
    LineEscaping.harmless(MarkdownReport(report: report, options: options).text)
  }

  public func render(_ comparison: Comparison, _ options: RenderOptions) -> String {
    LineEscaping.harmless(MarkdownComment(verdict: Gate.judge(comparison), isGate: false, options: options).text)
  }

  public func render(_ verdict: GateResult, _ options: RenderOptions) -> String {
    LineEscaping.harmless(MarkdownComment(verdict: verdict, isGate: true, options: options).text)
  }
}
