import Testing

@testable import CellBench

@Suite struct RowsTests {
  @Test func `random numbers are SplitMix64's`() {
    var random = SeededRandom(seed: 1_234_567)
    #expect([random.next(), random.next()] == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
  }

  @Test func `a row depends on its seed and index only`() {
    func rows(_ count: Int, seed: UInt64) -> Rows<UInt64> { Rows(count: count, seed: seed) { $1.next() &+ UInt64($0) } }
    #expect(rows(10, seed: 1)[7] == rows(1_000_000, seed: 1)[7])
    #expect(rows(10, seed: 1)[7] != rows(10, seed: 2)[7])
  }

  @Test func `1,024 rows are distinct, and a longer list goes through them again`() {
    let rows = Rows(count: 1_000_000, seed: 3) { $1.next() }
    #expect(Set((0..<1_024).map { rows[$0] }).count == 1_024)
    #expect(rows[1_024] == rows[0])
    #expect(rows.count == 1_000_000)
  }
}
