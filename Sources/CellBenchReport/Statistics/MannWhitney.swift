import Foundation

/// The Mann–Whitney U test, two-sided: whether one of two sets of samples tends to be larger.
///
/// It never fails. Inputs about which nothing can be said give a p-value of 1 and a warning.
public struct MannWhitney: Sendable, Equatable {
  public enum Method: String, Sendable {
    /// All ways to deal the ranks to the two sides, counted; ties are taken as they are.
    case exact
    /// Normal, corrected for ties and continuity.
    case asymptotic
  }

  /// Pairs in which the first side's sample is larger; equal ones count one half.
  public let u: Double
  public let p: Double
  public let method: Method
  /// The smallest p-value that samples of these sizes can give. Nothing below it can be asked for.
  public let smallestP: Double
  public let warnings: [String]

  /// The largest total of samples that is counted exactly without ties, and with them.
  static let exactLimit = 50
  static let exactLimitWithTies = 24

  /// - Parameter method: nil chooses exact for small samples, which is the right choice.
  public init(_ x: [Double], _ y: [Double], method wanted: Method? = nil) {
    guard !x.isEmpty && !y.isEmpty, x.allSatisfy(\.isFinite), y.allSatisfy(\.isFinite) else {
      self.init(u: 0, p: 1, method: .exact, smallestP: 1, warnings: ["no samples on one side"])
      return
    }
    let ranks = Ranks(x, y)
    let u = ranks.sumOfFirst - Double(x.count * (x.count + 1)) / 2
    let limit = ranks.hasTies ? Self.exactLimitWithTies : Self.exactLimit
    let method = wanted ?? (x.count + y.count <= limit ? .exact : .asymptotic)
    let smallest = min(1, 2 / Self.combinations(x.count + y.count, x.count))
    if ranks.isConstant {
      self.init(u: u, p: 1, method: method, smallestP: smallest, warnings: ["all samples are equal"])
      return
    }
    let p =
      switch method {
      case .exact: ranks.hasTies ? Self.exactWithTies(ranks) : Self.exact(u, x.count, y.count)
      case .asymptotic: Self.asymptotic(u, ranks)
      }
    self.init(u: u, p: p, method: method, smallestP: smallest, warnings: [])
  }

  private init(u: Double, p: Double, method: Method, smallestP: Double, warnings: [String]) {
    self.u = u
    self.p = p
    self.method = method
    self.smallestP = smallestP
    self.warnings = warnings
  }

  /// Counts the deals for each U: the coefficients of ∏ (1 − qⁿ²⁺ⁱ) / (1 − qⁱ) for i from 1 to n₁.
  private static func exact(_ u: Double, _ n1: Int, _ n2: Int) -> Double {
    let largest = n1 * n2
    var ways = [Double](repeating: 0, count: largest + 1)
    ways[0] = 1
    for i in 1...n1 {
      // Multiplied from the top down, then divided from the bottom up: both in place.
      if n2 + i <= largest { for k in stride(from: largest, through: n2 + i, by: -1) { ways[k] -= ways[k - n2 - i] } }
      if i <= largest { for k in i...largest { ways[k] += ways[k - i] } }
    }
    let total = ways.reduce(0, +)
    let smaller = Int(min(u, Double(largest) - u))
    return min(1, 2 * ways[...smaller].reduce(0, +) / total)
  }

  /// Counts the deals of the ranks that are there, ties included. Ranks are doubled to be whole, and dealt from the
  /// smallest on, so that few sums can be reached for long.
  private static func exactWithTies(_ ranks: Ranks) -> Double {
    let doubled = ranks.values.map { Int($0 * 2) }.sorted()
    let width = doubled.reduce(0, +) + 1
    let chosen = ranks.firstCount
    var ways = [Double](repeating: 0, count: (chosen + 1) * width)
    ways[0] = 1
    ways.withUnsafeMutableBufferPointer { ways in
      var reached = 0
      for (index, rank) in doubled.enumerated() {
        reached += rank
        for count in stride(from: min(index + 1, chosen), through: 1, by: -1) {
          let (to, from) = (count * width, (count - 1) * width - rank)
          for sum in rank...reached { ways[to + sum] += ways[from + sum] }
        }
      }
    }
    let deals = ways[(chosen * width)...]
    let seen = deals.startIndex + Int(ranks.sumOfFirst * 2)
    let total = deals.reduce(0, +)
    let tail = min(deals[...seen].reduce(0, +), deals[seen...].reduce(0, +))
    return min(1, 2 * tail / total)
  }

  private static func asymptotic(_ u: Double, _ ranks: Ranks) -> Double {
    let (n1, n2) = (Double(ranks.firstCount), Double(ranks.values.count - ranks.firstCount))
    let n = n1 + n2
    let spread = (n1 * n2 / 12 * ((n + 1) - ranks.tieTerm / (n * (n - 1)))).squareRoot()
    let z = (max(u, n1 * n2 - u) - n1 * n2 / 2 - 0.5) / spread
    return min(1, max(0, erfc(z / 2.0.squareRoot())))
  }

  /// How many ways there are to choose `k` of `n`.
  static func combinations(_ n: Int, _ k: Int) -> Double {
    (0..<min(k, n - k)).reduce(1.0) { $0 * Double(n - $1) / Double($1 + 1) }
  }
}

/// The ranks of two sides' samples taken together; equal samples share the mean of their ranks.
private struct Ranks {
  /// The first side's ranks, then the second's, each in the order of the samples.
  let values: [Double]
  let firstCount: Int
  /// Σ (t³ − t) over groups of t equal samples.
  let tieTerm: Double

  var hasTies: Bool { tieTerm > 0 }
  var isConstant: Bool {
    let n = Double(values.count)
    return tieTerm == n * n * n - n
  }
  var sumOfFirst: Double { values[..<firstCount].reduce(0, +) }

  init(_ x: [Double], _ y: [Double]) {
    let all = x + y
    let order = all.indices.sorted { all[$0] < all[$1] }
    var values = [Double](repeating: 0, count: all.count)
    var ties = 0.0
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count && all[order[end]] == all[order[start]] { end += 1 }
      let size = Double(end - start)
      ties += size * size * size - size
      for place in start..<end { values[order[place]] = Double(start + end + 1) / 2 }
      start = end
    }
    self.values = values
    firstCount = x.count
    tieTerm = ties
  }
}
