/// The priorities in use, each a level of its own, and a cost slope with one component per level.
///
/// Costs are compared by their first component that is not 0, highest priority first, so that no sum of lower
/// violations ever outweighs a higher one.
struct Levels: ~Copyable {
  struct Level: BitwiseCopyable {
    /// The priority's bit pattern: positive floats are ordered as their bits are. 0 is lower than any priority.
    var key: UInt32
    var uses: Int32
    var sum: Double
    var isActive: Bool
  }

  private var levels = Table<Level>(capacity: 16)
  private var active = Table<Int32>(capacity: 16)

  static var required: Int32 { 0 }

  init() { removeAll() }

  mutating func removeAll() {
    levels.removeAll()
    active.removeAll()
    levels.append(Level(key: Float(1000).bitPattern, uses: 1, sum: 0, isActive: false))
  }

  borrowing func copy() -> Levels {
    var other = Levels()
    other.levels = levels.copy()
    other.active.reserve(active.capacity)
    return other
  }

  /// The level of a priority, one more use of it counted. A priority of 0 is the level below all others.
  mutating func retain(_ priority: Float) -> Int32 {
    let key = priority.bitPattern
    var vacant: Int32 = -1
    for index in 0..<Int32(levels.count) {
      if levels[index].key == key && levels[index].uses > 0 {
        levels[index].uses += 1
        return index
      }
      if levels[index].uses == 0 && vacant < 0 { vacant = index }
    }
    let level = Level(key: key, uses: 1, sum: 0, isActive: false)
    if vacant >= 0 {
      levels[vacant] = level
      return vacant
    }
    levels.append(level)
    return Int32(levels.count - 1)
  }

  mutating func release(_ level: Int32) { levels[level].uses -= 1 }

  /// The priority's bit pattern, which orders levels.
  @inline(__always) func key(_ level: Int32) -> UInt32 { levels[level].key }

  // The slope.

  @inline(__always) mutating func add(_ amount: Double, at level: Int32) {
    let pointer = levels.base + Int(level)
    if !pointer.pointee.isActive {
      pointer.pointee.isActive = true
      active.append(level)
    }
    pointer.pointee.sum += amount
  }

  @inline(__always) mutating func clear() {
    for index in 0..<active.count {
      let pointer = levels.base + Int(active.base[index])
      pointer.pointee.sum = 0
      pointer.pointee.isActive = false
    }
    active.removeAll()
  }

  mutating func negate() {
    for index in 0..<active.count { levels[active.base[index]].sum.negate() }
  }

  /// −1, 0 or 1: the sign of the highest component that is not flat, of the slope as it is (`direction` 1) or turned
  /// (−1), with `cost` added to the component of `own`.
  @inline(__always) func sign(_ direction: Double = 1, own: Int32 = -1, cost: Double = 0) -> Int {
    var highest: UInt32 = 0
    var sign = 0
    for index in 0..<active.count {
      let level = active.base[index]
      let pointer = levels.base + Int(level)
      guard sign == 0 || pointer.pointee.key > highest else { continue }
      let sum = direction * pointer.pointee.sum + (level == own ? cost : 0)
      guard abs(sum) > Tolerance.slope else { continue }
      highest = pointer.pointee.key
      sign = sum > 0 ? 1 : -1
    }
    return sign
  }
}
