/// Why a command cannot go on: the message, and the exit code that goes with it.
struct CommandError: Error, Equatable, CustomStringConvertible {
  let exitCode: Int32
  let message: String

  var description: String { message }

  /// 64: an unknown flag, a bad value, a missing operand.
  static func usage(_ message: String) -> CommandError { CommandError(exitCode: 64, message: message) }
  /// 74: an output cannot be written.
  static func cannotWrite(_ message: String) -> CommandError { CommandError(exitCode: 74, message: message) }
}
