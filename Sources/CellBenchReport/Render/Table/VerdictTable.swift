/// A gate's verdict for a terminal: the headline, then a sentence for each finding, worst first.
struct VerdictTable {
  let verdict: GateResult
  let options: RenderOptions
  /// How many findings of one kind are told one by one.
  private static let limit = 50

  var text: String {
    var lines: [String] = []
    for kind in Finding.Kind.allCases {
      let findings = verdict.findings.filter { $0.kind == kind && (options.all || $0.severity > .ignore) }
      let shown = options.all ? findings.count : min(findings.count, Self.limit)
      lines += findings.prefix(shown).map(line)
      if shown < findings.count { lines.append("  … and \(grouped(findings.count - shown)) more") }
    }
    lines.append(TextTable.styled(visible(verdict.headline), verdict.isHeld ? .green : .red, options))
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ finding: Finding) -> String {
    let label = TextTable.styled(finding.label, finding.style, options)
    let name = finding.benchmark.isEmpty ? "" : visible(finding.benchmark) + ": "
    return "\(label)  \(name)\(visible(finding.message))"
  }
}

extension Finding {
  /// The finding's kind in words, marked when it fails nothing.
  var label: String {
    let words =
      switch kind {
      case .notComparable: "not comparable"
      case .failure: "failed"
      case .regression: "worse"
      case .improvement: "better"
      case .changed: "changed"
      case .new: "new"
      case .note: "note"
      }
    return severity == .warn && kind != .note ? "\(words) (warning)" : words
  }

  var style: TextTable.Style {
    if severity != .fail { return kind == .improvement ? .green : .yellow }
    return kind == .improvement ? .green : .red
  }
}
