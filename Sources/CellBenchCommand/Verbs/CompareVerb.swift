import CellBenchReport

extension CommandVerb {
  /// `cellbench compare`
  static let compare = CommandVerb(
    name: "compare", summary: "Shows what is different between two reports.",
    operands: ReportPair.operands,
    options: [
      CommandOption("format", "FORMAT", Renderers.ofComparisons.joined(separator: ", ")),
      CommandOption("out", "FILE", "where it goes instead of the terminal"),
      CommandOption("policy", "FILE", "the policy whose slack counts as equal"),
      CommandOption("all", nil, "what is unchanged too"),
    ],
    examples: [
      Example(words: "compare results/baseline.json report.json", does: "what got worse and better, and where"),
      Example(words: "compare base.json head.json --format html --out diff.html", does: "the same as a page"),
    ], run: CompareVerb.run)
}

private enum CompareVerb {
  static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    let renderer = try Renderers.named(arguments["format"] ?? "table")
    var files = CommandFiles(inputs: arguments.operands + arguments.all("policy"))
    try files.willWrite("out", arguments)
    let pair = try ReportPair(arguments)
    try pair.policy.validate(against: [pair.base, pair.head])
    let comparison = Comparison(base: pair.base, head: pair.head, policy: pair.policy)
    let path = arguments["out"]
    let options = session.renderOptions(toFile: path != nil, all: arguments.has("all"))
    try Destination.write(try renderer.render(comparison, options), to: path, in: session)
    return 0
  }
}
