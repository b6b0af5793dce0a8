import CellBenchReport

extension CommandVerb {
  /// `cellbench gate`
  static let gate = CommandVerb(
    name: "gate", summary: "Judges HEAD by BASE; the exit code is the verdict.",
    operands: ReportPair.operands,
    options: [
      CommandOption("policy", "FILE", "what may differ; without one exact metrics are to be equal or better"),
      CommandOption("allow-missing", nil, "benchmarks may be gone from HEAD"),
      CommandOption("fail-on-improvement", nil, "what got better fails too, with its own exit code"),
      CommandOption("markdown", "FILE", "writes a comment for a pull request"),
      CommandOption("junit", "FILE", "writes JUnit XML"),
      CommandOption("annotations", "KIND", "prints annotations: github"),
      CommandOption("all", nil, "what is unchanged too"),
    ],
    examples: [
      Example(words: "gate results/baseline.json report.json", does: "0 when nothing is worse, 2 when something is"),
      Example(
        words: "gate base.json head.json --policy policy.json --markdown comment.md --annotations github",
        does: "for a pull request"),
    ], run: GateVerb.run)
}

private enum GateVerb {
  enum Annotations: String, CaseIterable { case github }

  static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    let annotations = try arguments.choice("annotations", of: Annotations.self)
    var files = CommandFiles(inputs: arguments.operands + arguments.all("policy"))
    for option in ["markdown", "junit"] { try files.willWrite(option, arguments) }
    let pair = try ReportPair(arguments)
    var policy = pair.policy
    if arguments.has("allow-missing") { policy.allowMissing.append("*") }
    if arguments.has("fail-on-improvement") { policy.improvements = .fail }
    let result = try Gate.judge(base: pair.base, head: pair.head, policy: policy)

    // Everything is written before the verdict is, and what cannot be written keeps nothing else from being.
    var problems = CommandProblems()
    for (option, format) in [("markdown", "markdown"), ("junit", "junit")] {
      guard let path = arguments[option] else { continue }
      _ = problems.collect {
        let text = try Renderers.named(format).render(result, session.renderOptions(toFile: true))
        try Destination.write(text, to: path, in: session)
      }
    }
    _ = problems.collect {
      let options = session.renderOptions(toFile: false, all: arguments.has("all"))
      try session.output(try Renderers.named("table").render(result, options))
      if annotations == .github {
        try session.output(try Renderers.named("github").render(result, options))
      }
    }
    try problems.throwIfAny()
    return result.exitCode
  }
}
