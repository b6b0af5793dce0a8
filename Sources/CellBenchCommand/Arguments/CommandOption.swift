/// An option of a verb: `--name VALUE`, `--name=VALUE`, or `--name` alone.
struct CommandOption: Sendable {
  let name: String
  /// What stands for the value in the help; nil for an option that is there or not.
  let value: String?
  let help: String
  /// Whether it may be given more than once.
  var repeats = false
  /// Left out of the help.
  var isHidden = false

  init(_ name: String, _ value: String? = nil, _ help: String, repeats: Bool = false, isHidden: Bool = false) {
    self.name = name
    self.value = value
    self.help = help
    self.repeats = repeats
    self.isHidden = isHidden
  }

  /// As the user types it.
  var form: String { "--" + name + (value.map { " " + $0 } ?? "") }
}
