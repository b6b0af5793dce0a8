import AutoLayout
import Foundation
import Testing

/// A line of `random.txt`, which `Tools/solver-oracle/solver_oracle.py` writes and describes.
struct RandomSystem: Sendable, CustomTestStringConvertible {
  struct Relation: Sendable {
    let terms: [(variable: Int, coefficient: Double)]
    let relation: Solver.Relation
    let constant: Double
    let priority: Float
  }

  let id: String
  let count: Int
  let constraints: [Relation]
  let values: [Double]

  var testDescription: String { id }

  init(_ line: Substring) {
    let parts = line.split(separator: "|")
    id = String(parts[0])
    count = Int(parts[1])!
    constraints = parts[2].split(separator: ";").map { Relation($0) }
    values = parts[3].split(separator: ",").map { Double($0)! }
  }

  static func load(_ url: URL) throws -> [RandomSystem] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { RandomSystem($0) }
  }

  /// Builds the system, in the order of the file.
  func build(in solver: Solver) -> (variables: [Solver.Variable], constraints: [Solver.Constraint]) {
    let variables = (0..<count).map { _ in solver.makeVariable() }
    return (variables, constraints.map { $0.add(to: solver, variables) })
  }

  /// The first variable that is not as expected, in words.
  func mismatch(_ solver: Solver, _ variables: [Solver.Variable]) -> String? {
    for (index, variable) in variables.enumerated() where abs(solver.value(of: variable) - values[index]) > 0.01 {
      return "\(id): variable \(index) is \(solver.value(of: variable)), not \(values[index])"
    }
    return nil
  }
}

extension RandomSystem.Relation {
  init(_ text: Substring) {
    let parts = text.split(separator: "@")
    let symbol = parts[0].firstIndex { "<=>".contains($0) }!
    terms = parts[0][..<symbol].split(separator: ",").map { term in
      let pair = term.split(separator: ":")
      return (Int(pair[0])!, Double(pair[1])!)
    }
    switch parts[0][symbol] {
    case "<": relation = .lessThanOrEqual
    case "=": relation = .equal
    default: relation = .greaterThanOrEqual
    }
    constant = Double(parts[0][parts[0].index(after: symbol)...])!
    priority = Float(parts[1])!
  }

  func add(to solver: Solver, _ variables: [Solver.Variable], constant: Double? = nil) -> Solver.Constraint {
    solver.add(
      terms.map { Solver.Term(variables[$0.variable], $0.coefficient) }, relation, constant ?? self.constant,
      priority: priority)
  }
}
