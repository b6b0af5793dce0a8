import Synchronization

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let last = Atomic<UInt64>(0)
  private let value: UInt64

  public init() { value = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }

  public init(_ object: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public var description: String { "0x" + String(value, radix: 16, uppercase: true) }
}
