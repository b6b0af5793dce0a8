/// How Apple judges a hitch time ratio.
public enum HitchClass: String, Sendable {
  case good, warning, critical

  /// - Parameter ratio: milliseconds of hitches a second.
  public init(_ ratio: Double) { self = ratio < 5 ? .good : ratio <= 10 ? .warning : .critical }
}
