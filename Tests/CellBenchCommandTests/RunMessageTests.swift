import CellBench
import CellBenchReport
import Foundation
import Testing

@testable import CellBenchCommand

/// What a run says of its choice, its rules and what it could not find out.
@Suite(.serialized) struct RunMessageTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test func `who counts in a benchmark whose process then fails is told to be unknown`() throws {
    let script = "#!/bin/sh\ncase $2 in *attribute*) exit 9;; esac\nexec \(builtExecutable) \"$@\"\n"
    try script.write(toFile: folder.file("program"), atomically: true, encoding: .utf8)
    chmod(folder.file("program"), 0o755)
    let words = "run --filter calibrate/alloc,n=7 --rounds 0 --attribute 3 --out \(folder.file("r.json"))"
    let outcome = cellbench(words.split(separator: " ").map(String.init), executable: folder.file("program"))
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.contains("warning: calibrate/alloc,n=7: who counts cannot be told: the process ended with code 9"))
  }

  @Test func `the rules of warm-up, iteration and stopping are in the report`() throws {
    _ = cellbench(
      "run", "--filter", "calibrate/queue", "--rounds", "1", "--timeout", "77", "--frame-budget", "8.33", "--out",
      folder.file("r.json"))
    let rules = try Report.load(folder.file("r.json")).run.rules.joined(separator: "\n")
    for words in ["warms the process up", "two worlds", "after 77 s", "1 round", "divided by it", "late after 8.33 ms"]
    {
      #expect(rules.contains(words), "\(words)")
    }
  }

  @Test(arguments: ["run", "list"]) func `an id that two benchmarks have names neither`(verb: String) {
    let suites = [Suite("one") { Benchmark("a/b") { _ in } }, Suite("other") { Benchmark("a/b") { _ in } }]
    let outcome = cellbench([verb] + (verb == "run" ? ["--out", folder.file("r.json")] : []), suites: suites)
    #expect(outcome.code == 65 && outcome.errors.contains("have the benchmark 'a/b' twice"))
    #expect(outcome.output.isEmpty && folder.names == [])
  }

  @Test func `a program that is built anew while it runs is not measured as one`() throws {
    let outcome = try shell(
      """
      cp $CELLBENCH program
      ./program run --filter calibrate/alloc,n=1 --filter misbehave/hang --rounds 1 --jobs 1 --timeout 2 --out r.json &
      sleep 1; cp $CELLBENCH other; mv other program; wait $!
      """, in: folder)
    #expect(outcome.code == 3)
    let report = try Report.load(folder.file("r.json"))
    #expect(
      report.benchmark("calibrate/alloc,n=1")?.error?.contains("is not the program with which the run began") == true)
  }

  @Test func `late frames that cannot be told say why`() {
    func shown(_ words: String...) -> String {
      cellbench(["run", "--frame-budget", "8.33", "--out", folder.file("r.json")] + words).output
    }
    let untimed = shown("--filter", "calibrate/queue", "--rounds", "0")
    #expect(untimed.contains("hitch time:\n  — 1 benchmark: no timing round was run\n"))
    let mixed = shown("--filter", "calibrate/queue", "--filter", "calibrate/alloc*", "--rounds", "1")
    #expect(mixed.contains("  calibrate/queue: ") && mixed.contains("  — 5 benchmarks: the benchmark turns no frame\n"))
  }

  @Test func `a shard of nothing, and all of it skipped, are mistakes too`() {
    let filters = ["--filter", "calibrate/alloc,n=1", "--out", folder.file("r.json")]
    let typo = cellbench("run", "--filter", "calibrat/alloc", "--shard", "2/3", "--out", folder.file("r.json"))
    #expect(typo.code == 64 && typo.errors.contains("no benchmark matches 'calibrat/alloc'"))
    let skipped = cellbench(["run", "--skip", "calibrate/*"] + filters)
    #expect(skipped.code == 64 && skipped.errors.contains("--skip leaves no benchmark"))
    #expect(folder.names == [])
    let empty = cellbench(["run", "--shard", "2/3", "--rounds", "0"] + filters)
    #expect(empty.code == 0, "\(empty.errors)")
  }

  @Test func `a filter that matches nothing beside one that does is told`() {
    let outcome = cellbench("list", "--filter", "calibrate/alloc,n=1", "--filter", "misbehave/hangs")
    #expect(outcome.code == 0 && outcome.output == "calibrate/alloc,n=1\n")
    #expect(outcome.errors.contains("warning: no benchmark matches 'misbehave/hangs'"))
  }
}
