import Foundation
import Meter
import Testing
import Turns
import UIKit

@testable import CellBench

@MainActor @Suite(.serialized) struct ContextTests {
  func counts(_ benchmark: Benchmark, plants: Set<Plant> = []) throws -> StretchCounts {
    StretchCounts.rehearse()
    let context = BenchmarkContext(pass: .counting, seed: 1, plants: plants)
    context.counts.beginSetUp()
    try benchmark.body(context)
    return context.counts
  }

  @Test func `set-up, tear-down and what is unmeasured leave no trace`() throws {
    let benchmark = Benchmark(
      "a", setUp: { _ in Counter.bodyEvaluations.add(1_000) },
      tearDown: { _ in Counter.bodyEvaluations.add(100) },
      run: { _, context in
        Counter.bodyEvaluations.add(3)
        context.unmeasured { Counter.bodyEvaluations.add(10) }
        Phase.layout.run { Counter.bodyEvaluations.add(4) }
      })
    let table = try counts(benchmark).table
    #expect(table.value(.bodyEvaluations) == 7)
    #expect(table.value(.bodyEvaluations, in: .layout) == 4)
  }

  @Test func `what the driver says of a list does not keep the list`() throws {
    let context = BenchmarkContext(pass: .verification, seed: 1)
    weak var list: UIScrollView?
    // No content closure: nobody asks how the list moved.
    let benchmark = Benchmark(
      "a", setUp: { _ in () },
      run: { _, context in
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize.height = 1_000
        list = view
        ListDriver(view, context: context).scrollDown(by: 300)
      })
    TurnLoop.main.frameObserver = { context.frameEnded() }
    defer { TurnLoop.main.frameObserver = nil }
    try benchmark.body(context)
    #expect(list == nil)
  }

  @Test func `levels are counted from before the set-up`() throws {
    Counter.hostsLive.add(50)
    defer { Counter.hostsLive.add(-50) }
    let benchmark = Benchmark(
      "a", setUp: { _ in Counter.hostsLive.add(5) }, tearDown: { _ in Counter.hostsLive.add(-3) },
      run: { _, _ in Counter.hostsLive.add(-2) })
    #expect(try counts(benchmark).table.value(.hostsLive) == 3)
  }

  @Test func `maxima are those of the measured parts`() throws {
    let benchmark = Benchmark(
      "a", setUp: { _ in Counter.nestedLayoutDepth.raise(to: 9) },
      run: { _, context in
        Counter.nestedLayoutDepth.raise(to: 2)
        context.unmeasured { Counter.nestedLayoutDepth.raise(to: 8) }
        Counter.nestedLayoutDepth.raise(to: 1)
      })
    #expect(try counts(benchmark).table.value(.nestedLayoutDepth) == 2)
  }

  @Test func `what throws is thrown, and the pass is over`() {
    struct Stop: Error {}
    #expect(throws: Stop.self) { try counts(Benchmark("a") { _ in throw Stop() }) }
    #expect(throws: Stop.self) {
      try counts(Benchmark("a", setUp: { _ in throw Stop() }, run: { (_: Int, _) in }))
    }
  }

  @Test func `only the timing pass repeats what its benchmark says`() throws {
    for (pass, expected) in [(Pass.verification, 1), (.counting, 1), (.timing, 20)] {
      let context = BenchmarkContext(pass: pass, seed: 1, iterations: 20)
      var runs = 0
      try context.measureStretch { runs += 1 }
      #expect(runs == expected)
    }
  }
}
