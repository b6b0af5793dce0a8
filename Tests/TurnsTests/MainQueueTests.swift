import Foundation
import Testing

@testable import Turns

@MainActor @Suite(.serialized) struct MainQueueTests {
  let loop = TurnLoop()
  let log = Log()

  @Test func `blocks and main-actor tasks run in the order they were queued`() async {
    DispatchQueue.main.async { MainActor.assumeIsolated { log.add("block 1") } }
    Task { @MainActor in log.add("task 1") }
    DispatchQueue.main.async { MainActor.assumeIsolated { log.add("block 2") } }
    Task { @MainActor in log.add("task 2") }
    #expect(log.entries == [])
    await loop.mainQueueDrained()
    #expect(log.entries == ["block 1", "task 1", "block 2", "task 2"])
  }

  @Test func `where the queue belongs to the pool, a turn runs nothing of it and does not crash`() async {
    guard !TurnLoop.canDrainMainQueue else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { log.add("block") } }
    #expect(!loop.drainMainQueue())
    loop.turn()
    #expect(log.entries == [])
    await loop.mainQueueDrained()
    #expect(log.entries == ["block"])
  }
}
