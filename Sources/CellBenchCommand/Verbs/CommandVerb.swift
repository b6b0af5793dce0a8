/// A verb of the command line. Each is made in a file of its own, and has a place in `all`.
struct CommandVerb: Sendable {
  let name: String
  /// One line.
  let summary: String
  var operands: [CommandOperand] = []
  let options: [CommandOption]
  let examples: [Example]
  /// Does it. Returns the exit code.
  let run: @Sendable (CommandArguments, CommandSession) throws -> Int32

  /// What follows the program's name, and what that does.
  struct Example: Sendable {
    let words: String
    let does: String
  }

  /// In the order of the help.
  static let all = [run, list, compare, gate, accept, report, merge, ab, initialize]
}
