/// Blocks of 4 · 2ⁿ elements, n being the block's class, cut from one growing buffer and reused by class.
///
/// A block is named by its offset, which stays valid when the buffer grows; pointers do not.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private var used = 0
  private var capacity: Int
  /// The first free block of each class, or −1. A free block's first bytes hold the offset of the next one.
  private let free: UnsafeMutablePointer<Int32>

  private static var classes: Int { 28 }

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    free = .allocate(capacity: Self.classes)
    free.initialize(repeating: -1, count: Self.classes)
  }

  deinit {
    base.deallocate()
    free.deallocate()
  }

  @inline(__always) static func size(_ blockClass: Int8) -> Int { 4 << Int(blockClass) }

  mutating func allocate(_ blockClass: Int8) -> Int32 {
    let head = free[Int(blockClass)]
    if head >= 0 {
      free[Int(blockClass)] = UnsafeRawPointer(base + Int(head)).loadUnaligned(as: Int32.self)
      return head
    }
    let offset = used
    used += Self.size(blockClass)
    if used > capacity { grow() }
    return Int32(offset)
  }

  mutating func release(_ offset: Int32, _ blockClass: Int8) {
    UnsafeMutableRawPointer(base + Int(offset)).storeBytes(of: free[Int(blockClass)], as: Int32.self)
    free[Int(blockClass)] = offset
  }

  /// Moves the first `count` elements of a block to a block of the next class.
  mutating func enlarge(_ offset: inout Int32, _ blockClass: inout Int8, count: Int) {
    let larger = allocate(blockClass + 1)
    (base + Int(larger)).update(from: base + Int(offset), count: count)
    release(offset, blockClass)
    offset = larger
    blockClass += 1
  }

  /// Takes all blocks back at once.
  mutating func removeAll() {
    used = 0
    free.update(repeating: -1, count: Self.classes)
  }

  private mutating func grow() {
    let before = capacity
    while capacity < used { capacity *= 2 }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: before)
    base.deallocate()
    base = larger
  }

  borrowing func copy() -> Pool {
    var other = Pool(capacity: capacity)
    other.base.update(from: base, count: used)
    other.used = used
    other.free.update(from: free, count: Self.classes)
    return other
  }
}
