import CellBenchReport

/// BASE and HEAD, and the policy they are compared under.
struct ReportPair {
  let base: Report
  let head: Report
  let policy: Policy

  /// Reads what the operands and `--policy` name. When several cannot be read, all are told.
  init(_ arguments: CommandArguments) throws {
    var problems = CommandProblems()
    let policy = problems.collect { try arguments["policy"].map(Policy.load) ?? .standard }
    let base = problems.collect { try Report.load(arguments.operands[0]) }
    let head = problems.collect { try Report.load(arguments.operands[1]) }
    guard let base, let head, let policy else { throw problems }
    (self.base, self.head, self.policy) = (base, head, policy)
  }

  static let operands = [
    CommandOperand(name: "BASE", help: "the report that is the measure"),
    CommandOperand(name: "HEAD", help: "the report that is judged"),
  ]
}
