/// Reads a visual format string: `H:|-[name(>=80@750)]-8-[other(==name)]-|`.
///
/// The grammar is Apple's ("Visual Format Language", Auto Layout Guide). A string that does not parse is an error that says
/// where; names are looked up in the given views and metrics.
struct VisualFormat {
  struct Failure: Error {
    let message: String
  }

  /// A size or distance, compared with a number or, for sizes, with a view.
  struct Predicate {
    enum Value {
      case number(CGFloat)
      case view(String)
    }
    var relation: NSLayoutConstraint.Relation
    var value: Value
    var priority: Float
  }

  enum Element {
    case superview
    case view(String, [Predicate])
    /// Empty: the standard spacing.
    case gap([Predicate])
  }

  private(set) var isVertical = false
  private(set) var elements: [Element] = []
  private let text: [Character]
  private var place = 0
  private let metrics: [String: Any]

  init(_ format: String, metrics: [String: Any]) throws(Failure) {
    text = Array(format)
    self.metrics = metrics
    try read()
  }

  // MARK: Reading

  private mutating func read() throws(Failure) {
    if take("H:") { isVertical = false } else if take("V:") { isVertical = true }
    if take("|") {
      elements.append(.superview)
      try readGap(isRequired: false)
    }
    try readView()
    while place < text.count {
      let before = place
      try readGap(isRequired: true)
      if take("|") {
        elements.append(.superview)
        guard place == text.count else { throw fail("The superview ends the format") }
        return
      }
      try readView()
      guard place > before else { throw fail("Unexpected character") }
    }
    if case .gap = elements.last { throw fail("A gap needs something after it") }
  }

  private mutating func readView() throws(Failure) {
    guard take("[") else { throw fail("Expected a view") }
    let name = readName()
    guard !name.isEmpty else { throw fail("Expected a view's name") }
    let predicates = peek == "(" ? try readPredicates() : []
    guard take("]") else { throw fail("Expected a ']'") }
    elements.append(.view(name, predicates))
  }

  /// `-`, `-8-`, `-(>=8,<=20)-`, or nothing, which is a gap of 0.
  private mutating func readGap(isRequired: Bool) throws(Failure) {
    guard take("-") else {
      let none = Predicate(relation: .equal, value: .number(0), priority: 1000)
      return elements.append(.gap([none]))
    }
    if peek == "[" || peek == "|" { return elements.append(.gap([])) }
    let predicates = peek == "(" ? try readPredicates() : [try readPredicate()]
    guard take("-") else { throw fail("Expected a '-'") }
    elements.append(.gap(predicates))
  }

  private mutating func readPredicates() throws(Failure) -> [Predicate] {
    guard take("(") else { throw fail("Expected a '('") }
    var predicates = [try readPredicate()]
    while take(",") { predicates.append(try readPredicate()) }
    guard take(")") else { throw fail("Expected a ')'") }
    return predicates
  }

  private mutating func readPredicate() throws(Failure) -> Predicate {
    let relation: NSLayoutConstraint.Relation =
      take("==") ? .equal : take(">=") ? .greaterThanOrEqual : take("<=") ? .lessThanOrEqual : .equal
    let value = try readValue()
    guard take("@") else { return Predicate(relation: relation, value: value, priority: 1000) }
    guard case .number(let priority) = try readValue() else { throw fail("A priority is a number or a metric") }
    return Predicate(relation: relation, value: value, priority: Float(priority))
  }

  private mutating func readValue() throws(Failure) -> Predicate.Value {
    var digits = ""
    if take("-") { digits = "-" }
    while let next = peek, next.isNumber || next == "." {
      digits.append(next)
      place += 1
    }
    if let number = Double(digits) { return .number(CGFloat(number)) }
    let name = readName()
    guard !name.isEmpty else { throw fail("Expected a number or a name") }
    if let metric = metrics[name] { return .number(try number(metric, name)) }
    return .view(name)
  }

  private func number(_ metric: Any, _ name: String) throws(Failure) -> CGFloat {
    switch metric {
    case let value as CGFloat: return value
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: throw Failure(message: "\(name) is not a number")
    }
  }

  private mutating func readName() -> String {
    var name = ""
    while let next = peek, next.isLetter || next == "_" || (!name.isEmpty && next.isNumber) {
      name.append(next)
      place += 1
    }
    return name
  }

  private var peek: Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ token: String) -> Bool {
    let characters = Array(token)
    guard place + characters.count <= text.count, Array(text[place..<place + characters.count]) == characters else {
      return false
    }
    place += characters.count
    return true
  }

  private func fail(_ message: String) -> Failure {
    Failure(message: "Unable to parse constraint format: \(message) at \(place) of \"\(String(text))\"")
  }
}
