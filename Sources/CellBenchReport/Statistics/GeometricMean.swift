import Foundation

/// A weighted geometric mean of ratios that says how many were left out because they have no logarithm.
public struct GeometricMean: Sendable, Equatable {
  /// nil when every ratio was left out.
  public var value: Double? { weight > 0 ? exp(logarithms / weight) : nil }
  public private(set) var included = 0
  public private(set) var excluded = 0
  private var logarithms = 0.0
  private var weight = 0.0

  public init() {}

  /// Adds one ratio; nil, 0 and what is not finite is left out and counted.
  public mutating func add(_ ratio: Double?, weight: Double = 1) {
    guard let ratio, ratio > 0, ratio.isFinite, weight > 0 else {
      excluded += 1
      return
    }
    included += 1
    logarithms += log(ratio) * weight
    self.weight += weight
  }
}
