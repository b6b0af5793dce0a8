extension Subscribers {
  /// How many more values a subscriber wants. Never negative; `unlimited` stays unlimited whatever is added or taken.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    private var value: UInt

    public static let none = Demand(value: 0)
    public static let unlimited = Demand(value: UInt(Int.max) + 1)

    private init(value: UInt) { self.value = value }

    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "demand cannot be negative")
      return Demand(value: UInt(value))
    }

    /// The number, nil for `unlimited`.
    public var max: Int? { self == .unlimited ? nil : Int(value) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool { left.value < right.value }
    public static func > (left: Demand, right: Int) -> Bool { right < 0 || left.value > UInt(right) }
    public static func < (left: Demand, right: Int) -> Bool { right > 0 && left.value < UInt(right) }
    public static func >= (left: Demand, right: Int) -> Bool { !(left < right) }
    public static func <= (left: Demand, right: Int) -> Bool { !(left > right) }
    public static func == (left: Demand, right: Int) -> Bool { right >= 0 && left.value == UInt(right) }
    public static func != (left: Demand, right: Int) -> Bool { !(left == right) }

    public static func + (left: Demand, right: Demand) -> Demand {
      if left == .unlimited || right == .unlimited { return .unlimited }
      return Demand(value: Swift.min(left.value + right.value, unlimited.value))
    }
    public static func + (left: Demand, right: Int) -> Demand {
      right < 0 ? left - (0 - right) : left + .max(right)
    }
    public static func - (left: Demand, right: Demand) -> Demand {
      if left == .unlimited { return .unlimited }
      return Demand(value: left.value > right.value ? left.value - right.value : 0)
    }
    public static func - (left: Demand, right: Int) -> Demand {
      right < 0 ? left + (0 - right) : left - .max(right)
    }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }
  }
}
