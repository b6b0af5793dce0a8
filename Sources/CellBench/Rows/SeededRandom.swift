/// Random numbers that a seed decides: SplitMix64.
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// The numbers of one of many streams of a seed: those of a row, whichever rows were asked for before.
  public init(seed: UInt64, stream: Int) {
    var mixer = SeededRandom(seed: UInt64(bitPattern: Int64(stream)))
    state = seed ^ mixer.next()
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `bound` - 1. Not the standard library's, whose way may change with its version.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
}
