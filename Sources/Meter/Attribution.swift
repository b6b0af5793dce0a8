import CMeter

/// Who counts: which types' bodies, nodes and layout passes, and which places in the code ask for memory. Costs time;
/// for a pass of its own.
public enum Attribution {
  /// One account.
  public struct Account: Sendable, Equatable {
    public let counter: Counter
    /// A type's name; for `mallocs` the place in the code that asked for memory, callers last; for `bytesAllocated` the
    /// size class.
    public let names: [String]
    public let count: Int
    /// Bytes asked for; 0 for other counters than `mallocs`.
    public let bytes: Int
  }

  /// From now on what the calling thread counts is booked on accounts. False when there is no memory for them.
  @discardableResult public static func begin() -> Bool { cmeter_begin_attribution() }

  /// Stops booking.
  public static func end() { cmeter_end_attribution() }

  /// The accounts of the calling thread with the same names taken together, the largest of each counter first.
  public static func accounts() -> [Account] {
    let symbols = Symbols()
    var sums: [Key: (count: Int, bytes: Int)] = [:]
    for place in 0..<cmeter_account_capacity() {
      guard let account = cmeter_account_at(place)?.pointee, let counter = Counter(rawValue: Int32(account.slot)) else {
        continue
      }
      let keys = withUnsafeBytes(of: account.keys) { Array($0.bindMemory(to: UInt.self).prefix(Int(account.depth))) }
      let names = names(of: counter, keys, symbols)
      let sum = sums[Key(counter: counter, names: names)] ?? (0, 0)
      sums[Key(counter: counter, names: names)] = (sum.count + Int(account.count), sum.bytes + Int(account.bytes))
    }
    return sums.map { Account(counter: $0.counter, names: $0.names, count: $1.count, bytes: $1.bytes) }.sorted(
      by: isFirst)
  }

  private static func names(of counter: Counter, _ keys: [UInt], _ symbols: Symbols) -> [String] {
    switch counter {
    case .mallocs: symbols.site(keys)
    case .bytesAllocated: ["in pieces of \(keys[0]) bytes"]
    default: [typeName(keys[0])]
    }
  }

  private struct Key: Hashable {
    let counter: Counter
    let names: [String]
  }

  private static func isFirst(_ one: Account, _ other: Account) -> Bool {
    if one.counter != other.counter { return one.counter.rawValue < other.counter.rawValue }
    if one.counter == .bytesAllocated && one.bytes != other.bytes { return one.bytes > other.bytes }
    if one.count != other.count { return one.count > other.count }
    return one.names.lexicographicallyPrecedes(other.names)
  }

  private static func typeName(_ metadata: UInt) -> String {
    guard let pointer = UnsafeRawPointer(bitPattern: metadata) else { return "?" }
    return _typeName(unsafeBitCast(pointer, to: Any.Type.self), qualified: false)
  }
}
