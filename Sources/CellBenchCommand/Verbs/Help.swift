/// The texts of `--help`.
enum Help {
  static func overview(program: String) -> String {
    let width = CommandVerb.all.map(\.name.count).max() ?? 0
    let verbs = CommandVerb.all.map { "  \(padded($0.name, width))  \($0.summary)" }.joined(separator: "\n")
    return """
      Measures what it costs to host SwiftUI content in reusable list cells.

      usage: \(program) VERB [OPTIONS]

      \(verbs)

      \(program) VERB --help says more about a verb; \(program) --version, what decides whether reports compare.

      exit codes: 0 held · 2 regression · 3 a benchmark failed · 4 improvements only, under --fail-on-improvement
        5 not comparable · 64 usage · 65 malformed report · 66 missing input · 74 cannot write · 1 internal error

      """
  }

  static func text(for verb: CommandVerb, program: String) -> String {
    let operands = verb.operands.map { " " + $0.name + ($0.repeats ? "…" : "") }.joined()
    let shown = verb.options.filter { !$0.isHidden }
    var text =
      "\(verb.summary)\n\nusage: \(program) \(verb.name)\(operands)" + (shown.isEmpty ? "" : " [OPTIONS]") + "\n"
    let entries = verb.operands.map { ($0.name, $0.help) }
    let width = (entries.map(\.0.count) + shown.map(\.form.count)).max() ?? 0
    for section in [entries, shown.map { ($0.form, $0.help) }] where !section.isEmpty {
      text += "\n" + section.map { "  \(padded($0.0, width))  \(wrapped($0.1, indent: width + 4))\n" }.joined()
    }
    text += "\nexamples:\n"
    for example in verb.examples { text += "  \(program) \(example.words)\n      \(example.does)\n" }
    return text
  }

  /// Breaks `text` between words so that lines end before column 100; later lines begin at column `indent`.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent + lines[lines.count - 1].count + 1 + word.count > 99 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
