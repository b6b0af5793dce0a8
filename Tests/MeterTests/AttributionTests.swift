import CMeter
import Testing

@testable import Meter

@Suite struct AttributionTests {
  struct Row {}

  @inline(never) static func wasteful(_ count: Int) { for _ in 0..<count { cmeter_request(24) } }
  @inline(never) static func thrifty() { cmeter_request(4_000) }

  @Test func `types and places are named, with what they counted`() {
    let accounts: [Attribution.Account] = onFreshThread {
      Attribution.begin()
      Self.wasteful(7)
      Self.thrifty()
      for _ in 0..<3 { Counter.bodyEvaluations.add(for: Row.self) }
      Counter.bodyEvaluations.add(for: [Int].self)
      Attribution.end()
      Self.wasteful(100)
      Counter.bodyEvaluations.add(for: Row.self)
      return Attribution.accounts()
    }
    let requests = accounts.filter { $0.counter == .mallocs }
    #expect(requests.map(\.count) == [7, 1])
    #expect(requests.map(\.bytes) == [168, 4_000])
    #expect(requests[0].names.joined(separator: " ").contains("AttributionTests.wasteful"))
    #expect(requests[1].names.joined(separator: " ").contains("AttributionTests.thrifty"))
    let sizes = accounts.filter { $0.counter == .bytesAllocated }
    #expect(sizes.map(\.names) == [["in pieces of 4096 bytes"], ["in pieces of 32 bytes"]])
    #expect(sizes.map(\.bytes) == [4_096, 7 * 32])
    let bodies = accounts.filter { $0.counter == .bodyEvaluations }
    #expect(bodies.map(\.names) == [["Row"], ["Array<Int>"]])
    #expect(bodies.map(\.count) == [3, 1])
  }

  @Test func `counting for a type counts, whether anybody asks who or not`() {
    let counted: Int = onFreshThread {
      for _ in 0..<5 { Counter.layoutPasses.add(for: Row.self) }
      return Counter.layoutPasses.total
    }
    #expect(counted == 5)
  }

  @Test(arguments: [
    ("UIKit.UIViewController.leaveParent() -> ()", "UIKit.UIViewController.leaveParent"),
    ("AutoLayout.Tableau.(makeRow in _AC2DD35B)(for: Swift.Int32) -> ()", "AutoLayout.Tableau.makeRow"),
    ("main", "main"),
    ("closure #1 (Swift.Int) -> () in A.B.c() -> ()", "closure in A.B.c"),
  ]) func `names are short`(name: String, short: String) { #expect(Symbols.short(name) == short) }
}
