import CellBenchReport

extension CommandVerb {
  /// `cellbench report`
  static let report = CommandVerb(
    name: "report", summary: "Shows a report in a format.",
    operands: [CommandOperand(name: "REPORT", help: "the report")],
    options: [
      CommandOption("format", "FORMAT", Renderers.ofReports.joined(separator: ", ")),
      CommandOption("out", "FILE", "where it goes instead of the terminal"),
      CommandOption("all", nil, "every metric"),
    ],
    examples: [
      Example(words: "report report.json --format table", does: "the table that a run prints"),
      Example(words: "report report.json --format html --out report.html", does: "one page, without a network"),
    ], run: ReportVerb.run)
}

private enum ReportVerb {
  static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    let renderer = try Renderers.named(arguments["format"] ?? "table")
    // A report as a report may take its own place: it stays what it is.
    var files = CommandFiles(inputs: renderer.name == "json" ? [] : arguments.operands)
    try files.willWrite("out", arguments)
    let report = try Report.load(arguments.operands[0])
    let path = arguments["out"]
    let options = session.renderOptions(toFile: path != nil, all: arguments.has("all"))
    try Destination.write(try renderer.render(report, options), to: path, in: session)
    return 0
  }
}
