import Testing

@testable import Meter

@Suite struct RuntimeCallTests {
  final class Node {
    var next: Node?
    init(next: Node?) { self.next = next }
  }

  @inline(never) static func build(_ count: Int) -> Node? {
    var head: Node?
    for _ in 0..<count { head = Node(next: head) }
    return head
  }

  @Test func `the canary moves`() { #expect(Instrument.checkRuntimeCalls() == nil) }

  @Test(arguments: [0, 1, 7, 1_000]) func `an object is counted as one`(count: Int) {
    let made: Int = onFreshThread {
      let before = Counter.objectAllocations.total
      let list = Self.build(count)
      let after = Counter.objectAllocations.total
      withExtendedLifetime(list) {}
      return after - before
    }
    #expect(made == count)
  }

  @Test func `retains and releases are counted`() {
    let (retains, releases): (Int, Int) = onFreshThread {
      let node = Node(next: nil)
      let keeper = Node(next: nil)
      let retains = Counter.retains.total
      let releases = Counter.releases.total
      for _ in 0..<10 {
        keeper.next = node
        keeper.next = nil
      }
      return (Counter.retains.total - retains, Counter.releases.total - releases)
    }
    #expect(retains >= 10)
    #expect(releases >= 10)
  }
}
