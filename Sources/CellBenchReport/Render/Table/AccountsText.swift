/// Who counts in the benchmarks of a report: what `--attribute` prints.
public enum AccountsText {
  /// - Parameter fenced: for Markdown, where the lines are kept as they are.
  public static func of(_ report: Report, fenced: Bool) -> String {
    let text = report.benchmarks.filter { !$0.attribution.isEmpty }.map(lines(of:)).joined()
    return fenced && !text.isEmpty ? "\n```text\(text)```\n" : text
  }

  private static func lines(of benchmark: Benchmark) -> String {
    var text = "\n\(visible(benchmark.id))\n"
    for (metric, attribution) in benchmark.attribution.sorted(by: { $0.key < $1.key }) {
      text += "  \(visible(metric)): \(attribution.total.map(String.init) ?? "–")\n"
      for account in attribution.accounts { text += line(account) }
      if attribution.otherAccounts > 0 {
        text += "    \(padded(attribution.otherValue))  in \(attribution.otherAccounts) more\n"
      }
    }
    return text
  }

  private static func line(_ account: Accounts.Account) -> String {
    let bytes = account.bytes.map { " (\($0) bytes)" } ?? ""
    return "    \(padded(account.value))  \(account.names.map(short).joined(separator: " < "))\(bytes)\n"
  }

  private static func padded(_ number: Int64) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }

  /// Long names lose their middle.
  private static func short(_ name: String) -> String {
    let name = visible(name)
    return name.count <= 90 ? name : name.prefix(60) + "…" + name.suffix(25)
  }
}
