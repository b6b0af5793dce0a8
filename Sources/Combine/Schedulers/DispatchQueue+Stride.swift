import Dispatch

extension DispatchQueue.SchedulerTimeType {
  /// A stretch of time in nanoseconds.
  public struct Stride: Comparable, SignedNumeric, ExpressibleByFloatLiteral, SchedulerTimeIntervalConvertible,
    Hashable, Sendable
  {
    /// Nanoseconds.
    public var magnitude: Int

    public init(nanoseconds: Int) { magnitude = nanoseconds }

    /// A length; `never` is the longest there is.
    public init(_ interval: DispatchTimeInterval) {
      switch interval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: magnitude = .max
      }
    }

    /// Seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    /// Seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    public init?<Source: BinaryInteger>(exactly source: Source) {
      guard let value = Int(exactly: source) else { return nil }
      magnitude = value
    }

    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    public static func + (left: Stride, right: Stride) -> Stride {
      Stride(nanoseconds: left.magnitude + right.magnitude)
    }
    public static func - (left: Stride, right: Stride) -> Stride {
      Stride(nanoseconds: left.magnitude - right.magnitude)
    }
    public static func * (left: Stride, right: Stride) -> Stride {
      Stride(nanoseconds: left.magnitude * right.magnitude)
    }
    public static func *= (left: inout Stride, right: Stride) { left = left * right }

    public static func seconds(_ s: Int) -> Stride { scaled(s, by: 1_000_000_000) }
    public static func milliseconds(_ ms: Int) -> Stride { scaled(ms, by: 1_000_000) }
    public static func microseconds(_ us: Int) -> Stride { scaled(us, by: 1_000) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    public static func seconds(_ s: Double) -> Stride {
      Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? (s < 0 ? .min : .max))
    }

    private static func scaled(_ count: Int, by factor: Int) -> Stride {
      let (value, overflow) = count.multipliedReportingOverflow(by: factor)
      return Stride(nanoseconds: overflow ? (count < 0 ? .min : .max) : value)
    }
  }
}
