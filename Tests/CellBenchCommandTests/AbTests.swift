import CellBenchReport
import Foundation
import Testing

@testable import CellBenchCommand

@Suite(.serialized) struct AbTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  func ab(_ words: String...) -> Outcome {
    cellbench(
      ["ab", "--base-executable", builtExecutable, "--head-executable", builtExecutable, "--out", folder.file("ab")]
        + words)
  }

  func report(_ name: String) throws -> Report { try Report.load(folder.file("ab/\(name).json")) }

  @Test func `the sides take turns in one session, and their counts are equal`() throws {
    let outcome = ab("--filter", "calibrate/alloc*", "--rounds", "4")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let (base, head) = (try report("base"), try report("head"))
    #expect(base.run.session != nil && base.run.session == head.run.session)
    #expect(base.run.complete && head.run.complete)
    #expect(base.run.order == head.run.order)
    for benchmark in base.benchmarks {
      guard case .sampled(let times)? = benchmark.metrics["cpuTime"] else { continue }
      #expect(times.samples.count == 4)
    }
    #expect(cellbench("gate", folder.file("ab/base.json"), folder.file("ab/head.json")).code == 0)
  }

  @Test func `a defect of HEAD is found, and judged under a policy`() throws {
    let words = ["--filter", "calibrate/alloc,n=7", "--rounds", "1", "--plant-head", "extraMalloc"]
    let shown = cellbench(
      ["ab", "--base-executable", builtExecutable, "--head-executable", builtExecutable, "--out", folder.file("ab")]
        + words)
    #expect(shown.code == 0)
    #expect(shown.output.contains("mallocs"))
    try #"{"schema": "cellbench.policy/1"}"#.write(toFile: folder.file("p.json"), atomically: true, encoding: .utf8)
    let judged = cellbench(
      [
        "ab", "--base-executable", builtExecutable, "--head-executable", builtExecutable, "--out", folder.file("ab"),
        "--policy", folder.file("p.json"),
      ] + words)
    #expect(judged.code == 2)
  }

  @Test func `what to compare has to be said, once for each side`() {
    #expect(cellbench("ab").code == 64)
    #expect(cellbench("ab", "--base", "main", "--base-executable", builtExecutable).code == 64)
    #expect(cellbench("ab", "--base-executable", "/none").code == 66)
    #expect(cellbench("ab", "--base", "no-such-revision").code == 64)
  }
}
