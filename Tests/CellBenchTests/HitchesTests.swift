import Testing

@testable import CellBench

@Suite struct HitchesTests {
  @Test func `frames within the budget do not hitch`() {
    let hitches = Hitches(frames: [1_000_000, 16_000_000, 0], budget: 16.67)
    #expect((hitches.late, hitches.ratio) == (0, 0))
  }

  @Test func `a late frame is shown a whole frame later`() {
    // 9 frames of one slot and one of three: 12 slots shown, two of them hitches.
    let hitches = Hitches(frames: Array(repeating: 5_000_000, count: 9) + [21_000_000], budget: 10)
    #expect(hitches.late == 1)
    #expect(abs(hitches.ratio - 2.0 / 12 * 1_000) < 1e-9)
  }

  @Test func `Apple's classes end at 5 and 10 milliseconds a second`() {
    #expect([0, 4.99, 5, 10, 10.01].map(HitchClass.init) == [.good, .good, .warning, .warning, .critical])
  }

  @Test func `no frames are no hitches`() {
    #expect(Hitches(frames: [], budget: 10).ratio == 0)
  }
}
