import CellBenchReport
import Foundation

/// A command line taken apart by what its verb accepts. Strict: whatever is not known is an error that names the nearest
/// thing that is.
struct CommandArguments: Equatable {
  private(set) var operands: [String] = []
  private(set) var asksForHelp = false
  private var values: [String: [String]] = [:]

  init(_ words: [String], for verb: CommandVerb) throws {
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else if word == "--help" || word == "-h" {
        asksForHelp = true
      } else {
        try take(word, &rest, verb)
      }
    }
    if !asksForHelp { try checkOperands(verb) }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>, _ verb: CommandVerb) throws {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    guard word.hasPrefix("--"), let option = verb.options.first(where: { $0.name == name }) else {
      let known = verb.options.filter { !$0.isHidden }.map { "--" + $0.name }
      let flag = word.hasPrefix("--") ? "--" + name : word
      throw CommandError.usage("\(verb.name) does not know the flag '\(flag)'" + suggestion(for: flag, among: known))
    }
    if !option.repeats && values[name] != nil { throw CommandError.usage("--\(name) is given twice") }
    guard let placeholder = option.value else {
      guard parts.count == 1 else { throw CommandError.usage("--\(name) takes no value") }
      values[name] = []
      return
    }
    // A value that looks like a flag is a forgotten value, unless it is tied to its name.
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), parts.count > 1 || !value.hasPrefix("--")
    else { throw CommandError.usage("--\(name) needs a value: --\(name) \(placeholder)") }
    values[name, default: []].append(value)
  }

  private func checkOperands(_ verb: CommandVerb) throws {
    let wanted = verb.operands
    if operands.count < wanted.count {
      throw CommandError.usage("\(verb.name) needs \(wanted[operands.count].name): \(wanted[operands.count].help)")
    }
    if operands.count > wanted.count && wanted.last?.repeats != true {
      throw CommandError.usage("\(verb.name) does not know what to do with '\(operands[wanted.count])'")
    }
  }

  /// Whether an option is given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// All values of an option, in their order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  subscript(name: String) -> String? { values[name]?.last }

  /// A whole number of at least `least` and at most `most`.
  func number(_ name: String, atLeast least: Int, atMost most: Int = .max) throws -> Int? {
    guard let text = self[name] else { return nil }
    guard let number = Int(text), (least...most).contains(number) else {
      let end = most == .max ? "" : " and at most \(most)"
      throw CommandError.usage("--\(name) takes a whole number of at least \(least)\(end), not '\(text)'")
    }
    return number
  }

  /// A number of seconds, milliseconds or the like within `range`.
  func amount(_ name: String, of unit: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let text = self[name] else { return nil }
    guard let amount = Double(text), range.contains(amount) else {
      let ends = "\(range.lowerBound.formatted()) to \(range.upperBound.formatted())"
      throw CommandError.usage("--\(name) takes \(unit), from \(ends), not '\(text)'")
    }
    return amount
  }

  /// One of the names of an enumeration.
  func choice<Choice: CaseIterable & RawRepresentable>(
    _ name: String, of: Choice.Type
  ) throws -> Choice? where Choice.RawValue == String {
    guard let text = self[name] else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw CommandError.usage(
      "--\(name) takes \(known.joined(separator: ", ")), not '\(text)'"
        + suggestion(for: text, among: known, listsAll: false))
  }
}
