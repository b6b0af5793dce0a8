import AutoLayout

/// A system that is changed at random, and what it should then cost.
///
/// Required constraints always hold at one fixed point, so that nothing is ever broken. Two solutions of a system are
/// equally good when their violations are the same at every priority, also where the values are not determined.
struct LivingSystem {
  struct Item {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Solver.Relation
    var constant: Double
    var priority: Float
    var handle: Solver.Constraint
  }

  let solver: Solver
  let variables: [Solver.Variable]
  private let point: [Double]
  private(set) var items: [Item] = []
  private var generator: SeededGenerator
  private let priorities: [Float]
  private let coefficients: [Double]

  init(
    seed: UInt64, variables count: Int, priorities: [Float], coefficients: [Double], solver: Solver = Solver()
  ) {
    var generator = SeededGenerator(state: seed)
    self.solver = solver
    variables = (0..<count).map { _ in solver.makeVariable() }
    point = (0..<count).map { _ in Double(Int.random(in: -20...200, using: &generator)) }
    self.generator = generator
    self.priorities = priorities
    self.coefficients = coefficients
  }

  /// Adds, removes or edits one constraint.
  mutating func change() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: add()
    case 4..<6 where !items.isEmpty: remove()
    case 6 where !items.isEmpty: changePriority()
    case _ where !items.isEmpty: edit()
    default: add()
    }
  }

  mutating func add() {
    let size = min(variables.count, Int.random(in: 1...3, using: &generator))
    let terms = (0..<variables.count).shuffled(using: &generator).prefix(size).map {
      (variable: $0, coefficient: coefficients.randomElement(using: &generator)!)
    }
    let relation = [Solver.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &generator)!
    let priority = Int.random(in: 0..<3, using: &generator) == 0 ? 1000 : priorities.randomElement(using: &generator)!
    let constant = constant(terms, relation, priority)
    let handle = solver.add(
      terms.map { Solver.Term(variables[$0.variable], $0.coefficient) }, relation, constant, priority: priority)
    items.append(Item(terms: terms, relation: relation, constant: constant, priority: priority, handle: handle))
  }

  mutating func remove() {
    let index = Int.random(in: 0..<items.count, using: &generator)
    solver.remove(items.remove(at: index).handle)
  }

  mutating func edit() {
    let index = Int.random(in: 0..<items.count, using: &generator)
    let item = items[index]
    items[index].constant = constant(item.terms, item.relation, item.priority)
    solver.setConstant(items[index].constant, of: item.handle)
  }

  mutating func changePriority() {
    let index = Int.random(in: 0..<items.count, using: &generator)
    guard items[index].priority < 1000 else { return }
    items[index].priority = priorities.randomElement(using: &generator)!
    solver.setPriority(items[index].priority, of: items[index].handle)
  }

  private mutating func constant(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Solver.Relation, _ priority: Float
  ) -> Double {
    guard priority == 1000 else { return Double(Int.random(in: -50...250, using: &generator)) }
    let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    let slack = Bool.random(using: &generator) ? 0 : Double(Int.random(in: 0...60, using: &generator))
    return value - Double(relation.rawValue) * slack
  }

  /// The sum of violations at each priority, highest first, with values asked of a solver.
  func violations(_ solver: Solver, _ variables: [Solver.Variable]) -> [Double] {
    let levels = ([1000] + priorities).sorted(by: >)
    var sums = [Double](repeating: 0, count: levels.count)
    for item in items {
      let value = item.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: variables[$1.variable]) }
      let excess = value - item.constant
      let violation: Double
      switch item.relation {
      case .lessThanOrEqual: violation = max(excess, 0)
      case .equal: violation = abs(excess)
      case .greaterThanOrEqual: violation = max(-excess, 0)
      }
      sums[levels.firstIndex(of: item.priority)!] += violation
    }
    return sums
  }

  /// The violations of a new solver that is given the system as it is now, in another order.
  func violationsAfresh() -> [Double] {
    let fresh = Solver()
    let variables = variables.map { _ in fresh.makeVariable() }
    for item in items.reversed() {
      fresh.add(
        item.terms.map { Solver.Term(variables[$0.variable], $0.coefficient) }, item.relation, item.constant,
        priority: item.priority)
    }
    return violations(fresh, variables)
  }
}
