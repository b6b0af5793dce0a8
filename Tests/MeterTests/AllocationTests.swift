import CMeter
import Foundation
import Testing

@testable import Meter

@Suite struct AllocationTests {
  static let counts = [0, 1, 7, 1_000, 100_001]

  /// Allocates `count` pieces of `size` bytes and gives them back.
  @inline(never) static func churn(_ count: Int, size: Int = 40) {
    for _ in 0..<count { cmeter_request(size) }
  }

  @Test(arguments: counts) func `n requests are counted as n, in every sample`(count: Int) {
    let samples: [Int] = onFreshThread {
      #expect(Instrument.startAllocations() == nil)
      let before = Reading()
      let after = Reading()
      var samples = Array(repeating: -1, count: 10)
      for sample in samples.indices {
        before.take()
        Self.churn(count)
        after.take()
        samples[sample] = after.value(.mallocs) - before.value(.mallocs)
      }
      return samples
    }
    #expect(samples == Array(repeating: count, count: 10))
  }

  @Test func `mallocs, frees and bytes go to the phase they happen in`() {
    let figures: [[Int]] = onFreshThread {
      #expect(Instrument.startAllocations() == nil)
      let before = Reading()
      let after = Reading()
      let kept = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 5)
      defer { kept.deallocate() }
      before.take()
      Phase.configure.run { Self.churn(7, size: 32) }
      Phase.layout.run { for place in 0..<5 { kept[place] = malloc(64) } }
      Phase.commit.run { for place in 0..<3 { free(kept[place]) } }
      after.take()
      for place in 3..<5 { free(kept[place]) }
      return [Phase.configure, .layout, .commit, .other].map { phase in
        [Counter.mallocs, .frees, .bytesAllocated].map { after.value($0, in: phase) - before.value($0, in: phase) }
      } + [[after.bytesLive - before.bytesLive]]
    }
    #expect(figures[0] == [7, 7, 7 * 32])
    #expect(figures[1] == [5, 0, 5 * 64])
    #expect(figures[2] == [0, 3, 0])
    #expect(figures[3] == [0, 0, 0])
    #expect(figures[4] == [128])
  }

  @Test func `a reading allocates nothing and takes under 20 microseconds`() {
    let (mallocs, nanoseconds): (Int, Double) = onFreshThread {
      #expect(Instrument.startAllocations() == nil)
      let first = Reading()
      let last = Reading()
      let rounds = 2_000
      first.take()
      let begin = Stopwatch.cpu
      for _ in 0..<rounds { last.take() }
      let end = Stopwatch.cpu
      return (last.value(.mallocs) - first.value(.mallocs), Double(end - begin) / Double(rounds))
    }
    #expect(mallocs == 0)
    #expect(nanoseconds < 20_000)
  }

  @Test func `another thread's work is counted apart`() {
    let (own, elsewhere): (Int, Int) = onFreshThread {
      #expect(Instrument.startAllocations() == nil)
      let before = Reading()
      let after = Reading()
      before.take()
      Self.churn(11)
      after.take()
      let own = after.value(.mallocs) - before.value(.mallocs)
      onFreshThread { Self.churn(5_000) }
      after.take()
      return (own, after.mallocsOtherThreads - before.mallocsOtherThreads)
    }
    #expect(own == 11)
    #expect(elsewhere >= 5_000)
  }

  @Test func `a thread that is not measured is counted as another thread, and has no bytes`() {
    let (bytes, elsewhere): (Int, Int) = onFreshThread {
      let before = Reading()
      let after = Reading()
      before.take()
      Self.churn(1_000)
      after.take()
      return (after.value(.bytesAllocated), after.mallocsOtherThreads - before.mallocsOtherThreads)
    }
    #expect(bytes == 0)
    #expect(elsewhere >= 1_000)
  }

  /// What each call of the C library counts as: requests, pieces given back.
  @Test func `every way to ask for memory is counted once`() {
    let counted: [[Int]] = onFreshThread {
      #expect(Instrument.startAllocations() == nil)
      let before = Reading()
      let after = Reading()
      func count(_ body: () -> Void) -> [Int] {
        before.take()
        body()
        after.take()
        return [Counter.mallocs, .frees].map { after.value($0) - before.value($0) }
      }
      var place: UnsafeMutableRawPointer?
      return [
        count { place = malloc(10) }, count { place = realloc(place, 5_000) }, count { free(place) },
        count { place = calloc(3, 7) }, count { free(place) }, count { free(nil) },
        count { posix_memalign(&place, 64, 100) }, count { free(place) },
        count { place = aligned_alloc(128, 256) }, count { free(place) },
        count { place = realloc(nil, 8) }, count { free(place) },
      ]
    }
    #expect(
      counted == [
        [1, 0], [1, 1], [0, 1], [1, 0], [0, 1], [0, 0], [1, 0], [0, 1], [1, 0], [0, 1], [1, 0], [0, 1],
      ])
  }

  @Test func `memory asked for through the calls behaves as the C library's`() {
    var place: UnsafeMutableRawPointer?
    #expect(posix_memalign(&place, 3, 8) == EINVAL)
    #expect(posix_memalign(&place, 256, 8) == 0)
    #expect(Int(bitPattern: place) % 256 == 0)
    free(place)
    let zeroed = calloc(1_000, 1)!
    #expect((0..<1_000).allSatisfy { zeroed.load(fromByteOffset: $0, as: UInt8.self) == 0 })
    free(zeroed)
    #expect(calloc(.max, 2) == nil)
  }
}
