/// A gate's verdict for a terminal: the headline, then a sentence for each finding, worst first.
struct VerdictTable {
  let verdict: GateResult
  let options: RenderOptions
  /// How many findings of one kind are told one by one.
  private static let limit = 50
  /// How many of a kind are told that fail nothing and warn of nothing: what is new, changed or better.
  private static let quietLimit = 10

  var text: String {
    var lines: [String] = []
    for kind in Finding.Kind.allCases {
      let findings = verdict.findings.filter { $0.kind == kind && (options.all || isTold($0)) }
      let loud = findings.prefix { $0.severity > .ignore }.count
      let shown = min(loud, Self.limit) + min(findings.count - loud, Self.quietLimit)
      if options.all || shown == findings.count {
        lines += findings.map(line)
      } else {
        lines += findings.prefix(min(loud, Self.limit)).map(line)
        lines += findings.dropFirst(loud).prefix(Self.quietLimit).map(line)
        lines.append("  … and \(grouped(findings.count - shown)) more")
      }
    }
    lines.append(TextTable.styled(visible(verdict.headline), verdict.isHeld ? .green : .red, options))
    return lines.joined(separator: "\n") + "\n"
  }

  private func isTold(_ finding: Finding) -> Bool {
    finding.severity > .ignore || [.new, .changed, .improvement].contains(finding.kind)
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
