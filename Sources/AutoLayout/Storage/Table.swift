/// A growing array of plain values without reference counts, copies on write or bounds checks.
///
/// It keeps its memory when emptied, and does not allocate below its capacity.
struct Table<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// The element at an index that must be below `count`.
  subscript(index: Int32) -> Element {
    @inline(__always) get { base[Int(index)] }
    @inline(__always) nonmutating _modify { yield &base[Int(index)] }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { reserve(capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always) mutating func removeLast() -> Element {
    count -= 1
    return base[count]
  }

  @inline(__always) mutating func removeAll() { count = 0 }

  mutating func reserve(_ minimum: Int) {
    guard minimum > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: minimum)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = minimum
  }

  borrowing func copy() -> Table {
    var other = Table(capacity: capacity)
    other.base.update(from: base, count: count)
    other.count = count
    return other
  }
}
