import CellBench

/// Who counts in the benchmarks of a run: for `--attribute`.
struct AttributionText {
  private var accounts: [(id: String, accounts: [RunAccount])] = []

  mutating func take(_ event: RunEvent) {
    if case .attributed(let id, let list) = event { accounts.append((id, list)) }
  }

  /// The `top` largest accounts of each metric, by benchmark in the order of ids.
  func text(top: Int) -> String {
    accounts.sorted { $0.id < $1.id }.map { id, accounts in
      var text = "\n\(id)\n"
      var metrics: [String] = []
      for account in accounts where !metrics.contains(account.metric) { metrics.append(account.metric) }
      for metric in metrics {
        let list = accounts.filter { $0.metric == metric }
        let values = list.map { metric == "bytesAllocated" ? $0.bytes : $0.count }
        text += "  \(metric): \(values.reduce(0, +))\n"
        for (account, value) in zip(list, values).prefix(top) { text += line(account, value) }
        if list.count > top {
          text += "    \(padded(values.dropFirst(top).reduce(0, +)))  in \(list.count - top) more\n"
        }
      }
      return text
    }.joined()
  }

  private func line(_ account: RunAccount, _ value: Int) -> String {
    let bytes = account.bytes > 0 && value == account.count ? " (\(account.bytes) bytes)" : ""
    return "    \(padded(value))  \(account.names.map(short).joined(separator: " < "))\(bytes)\n"
  }

  private func padded(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: " ", count: max(0, 8 - text.count)) + text
  }

  /// Long names lose their middle.
  private func short(_ name: String) -> String {
    name.count <= 90 ? name : name.prefix(60) + "…" + name.suffix(25)
  }
}
