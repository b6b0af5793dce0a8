/// Workflow commands of GitHub Actions. GitHub keeps ten errors and ten warnings of a step and drops the rest without
/// a word, so the tenth tells how many there are in all.
public struct AnnotationsRenderer: Renderer {
  public let name = "github"
  public let summary = "annotations in GitHub Actions"
  static let limit = 10

  public init() {}

  public func render(_ comparison: Comparison, _ options: RenderOptions) -> String {
    render(Gate.judge(comparison), options)
  }

  public func render(_ verdict: GateResult, _ options: RenderOptions) -> String {
    commands("error", verdict.findings.filter { $0.severity == .fail && $0.exitCode != 0 })
      + commands("warning", verdict.findings.filter { $0.severity == .warn })
  }

  private func commands(_ command: String, _ findings: [Finding]) -> String {
    let shown = findings.count > Self.limit ? Self.limit - 1 : findings.count
    var text = findings.prefix(shown).map { finding in
      let title = CommandEscaping.property("CellBench: \(finding.label)")
      let name = finding.benchmark.isEmpty ? "" : finding.benchmark + ": "
      return "::\(command) title=\(title)::\(CommandEscaping.message(name + finding.message))\n"
    }.joined()
    if shown < findings.count {
      let rest = grouped(findings.count - shown)
      text += "::\(command) title=CellBench::and \(rest) more: see the report of the comparison\n"
    }
    return text
  }
}
