import CellBenchReport

extension CommandVerb {
  /// `cellbench accept`
  static let accept = CommandVerb(
    name: "accept", summary: "Makes HEAD's figures the new BASE, where they differ, and prints the difference.",
    operands: ReportPair.operands,
    options: [CommandOption("reason", "TEXT", "why the new figures are intended; kept in BASE")],
    examples: [
      Example(
        words: "accept results/baseline.json report.json --reason 'the card has a second line'",
        does: "rewrites what changed; commit the file with the change that caused it")
    ], run: AcceptVerb.run)
}

private enum AcceptVerb {
  static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    guard let reason = arguments["reason"] else {
      throw CommandError.usage("accept needs --reason TEXT: why the new figures are intended")
    }
    let pair = try ReportPair(arguments)
    let accepted = try Accepted(base: pair.base, head: pair.head, reason: reason)
    guard accepted.changeCount > 0 else {
      try session.output("nothing to accept: HEAD has the figures of BASE\n")
      return 0
    }
    try accepted.report.write(to: arguments.operands[0])
    try session.output(accepted.diff)
    let removed = accepted.removedCount
    session.errors(
      "\(arguments.operands[0]): \(counted(accepted.changeCount, "change")) accepted"
        + (removed == 0 ? "" : "; \(counted(removed, "benchmark")) that HEAD does not have removed") + "\n")
    return 0
  }
}
