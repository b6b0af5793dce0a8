import CMeter
import Testing

@testable import Meter

@Suite struct CounterTests {
  @Test func `slots that C adds to agree with the enumeration`() {
    #expect(Counter.mallocs.rawValue == Int32(CMETER_MALLOCS))
    #expect(Counter.frees.rawValue == Int32(CMETER_FREES))
    #expect(Counter.bytesAllocated.rawValue == Int32(CMETER_BYTES_ALLOCATED))
    #expect(Counter.objectAllocations.rawValue == Int32(CMETER_OBJECT_ALLOCATIONS))
    #expect(Counter.retains.rawValue == Int32(CMETER_RETAINS))
    #expect(Counter.releases.rawValue == Int32(CMETER_RELEASES))
    #expect(Counter.allCases.count <= Int(CMETER_SLOTS))
    #expect(Phase.allCases.count == Int(CMETER_PHASES))
  }

  @Test func `raw values are contiguous, so that definitions are found by them`() {
    #expect(Counter.allCases.map(\.rawValue) == Array(0..<Int32(Counter.allCases.count)))
  }

  @Test func `every metric has a name of its own, and a meaning`() {
    #expect(Set(Metric.all.map(\.name)).count == Metric.all.count)
    #expect(Metric.all.allSatisfy { !$0.meaning.isEmpty && !$0.unit.isEmpty })
    #expect(Counter.layoutPasses.definition.name == "layoutPasses")
  }

  @Test func `a count goes to the phase that is current where it happens`() {
    let before = Reading()
    let after = Reading()
    before.take()
    Phase.configure.run {
      Counter.bodyEvaluations.add()
      Phase.measure.run { Counter.bodyEvaluations.add(3) }
      Counter.bodyEvaluations.add()
    }
    Counter.bodyEvaluations.add()
    after.take()
    func count(_ phase: Phase) -> Int {
      after.value(.bodyEvaluations, in: phase) - before.value(.bodyEvaluations, in: phase)
    }
    #expect(count(.configure) == 2)
    #expect(count(.measure) == 3)
    #expect(count(.other) == 1)
    #expect(after.value(.bodyEvaluations) - before.value(.bodyEvaluations) == 6)
  }

  @Test func `a phase ends where its work throws`() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try Phase.dequeue.run { throw Stop() } }
    #expect(Phase.current == .other)
  }

  @Test func `maxima keep the largest value and can be forgotten`() {
    Instrument.resetMaxima()
    Counter.nestedLayoutDepth.raise(to: 3)
    Phase.layout.run { Counter.nestedLayoutDepth.raise(to: 5) }
    Counter.nestedLayoutDepth.raise(to: 2)
    #expect(Counter.nestedLayoutDepth.total == 5)
    Instrument.resetMaxima()
    #expect(Counter.nestedLayoutDepth.total == 0)
  }
}
