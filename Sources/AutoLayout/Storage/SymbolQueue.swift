/// A first-in, first-out queue of symbols. Each is in it at most once, which the symbol's own flag sees to.
struct SymbolQueue: ~Copyable {
  private var ring: UnsafeMutablePointer<Int32>
  private var capacity: Int
  private var head = 0
  private(set) var count = 0

  init() {
    capacity = 64
    ring = .allocate(capacity: capacity)
  }

  deinit { ring.deallocate() }

  @inline(__always) mutating func push(_ symbol: Int32) {
    if count == capacity { grow() }
    ring[(head + count) & (capacity - 1)] = symbol
    count += 1
  }

  @inline(__always) mutating func pop() -> Int32 {
    let symbol = ring[head]
    head = (head + 1) & (capacity - 1)
    count -= 1
    return symbol
  }

  mutating func removeAll() {
    head = 0
    count = 0
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * 2)
    for index in 0..<count { larger[index] = ring[(head + index) & (capacity - 1)] }
    ring.deallocate()
    ring = larger
    head = 0
    capacity *= 2
  }

  borrowing func copy() -> SymbolQueue {
    var other = SymbolQueue()
    for index in 0..<count { other.push(ring[(head + index) & (capacity - 1)]) }
    return other
  }
}
