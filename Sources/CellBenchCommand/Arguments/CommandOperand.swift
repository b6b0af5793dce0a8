/// What a verb takes besides options.
struct CommandOperand: Sendable {
  /// What stands for it in the help.
  let name: String
  let help: String
  /// Whether there may be more than one.
  var repeats = false
}
