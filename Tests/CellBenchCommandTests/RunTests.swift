import CellBench
import CellBenchReport
import Foundation
import Testing

@testable import CellBenchCommand

@Suite(.serialized) struct RunTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  func report(_ name: String = "r.json") throws -> Report { try Report.load(folder.file(name)) }

  func value(_ metric: String, of id: String, in report: Report) -> Int64? {
    guard case .exact(let exact)? = report.benchmark(id)?.metrics[metric] else { return nil }
    return exact.value
  }

  @Test func `requirement 13: calibrate/alloc counts exactly n`() throws {
    let outcome = cellbench("run", "--filter", "calibrate/alloc*", "--rounds", "0", "--out", folder.file("r.json"))
    #expect(outcome.code == 0, "\(outcome.errors)")
    for count in [0, 1, 7, 1_000, 100_001] as [Int64] {
      let id = "calibrate/alloc,n=\(count)"
      #expect(value("mallocs", of: id, in: try report()) == count)
      #expect(value("frees", of: id, in: try report()) == count)
      #expect(value("bytesAllocated", of: id, in: try report()) == 48 * count)
    }
  }

  @Test func `bodies and layout passes are those that were asked for`() throws {
    let outcome = cellbench(
      "run", "--filter", "calibrate/bodies*", "--filter", "calibrate/layout*", "--rounds", "0", "--out",
      folder.file("r.json"))
    #expect(outcome.code == 0, "\(outcome.errors)")
    for count in [1, 10, 1_000] as [Int64] {
      #expect(value("bodyEvaluations", of: "calibrate/bodies,n=\(count)", in: try report()) == count)
      #expect(value("layoutPasses", of: "calibrate/layout,n=\(count)", in: try report()) == count)
    }
  }

  @Test func `set-up, other threads, leaks and the main queue are told apart`() throws {
    let outcome = cellbench(
      "run", "--filter", "calibrate/setup", "--filter", "calibrate/thread", "--filter", "calibrate/leak*", "--filter",
      "calibrate/release", "--filter", "calibrate/queue", "--filter", "calibrate/empty", "--rounds", "0", "--out",
      folder.file("r.json"))
    #expect(outcome.code == 0, "\(outcome.errors)")
    let report = try report()
    #expect(value("objectAllocations", of: "calibrate/setup", in: report) == 3)
    #expect(value("mallocs", of: "calibrate/setup", in: report) == 3)
    #expect(value("mallocs", of: "calibrate/thread", in: report) == 11)
    guard case .sampled(let elsewhere)? = report.benchmark("calibrate/thread")?.metrics["mallocsOtherThreads"] else {
      Issue.record("other threads are not counted")
      return
    }
    #expect(elsewhere.samples.allSatisfy { $0 >= 5_000 })
    #expect(report.benchmark("calibrate/leak")?.flags == ["leak"])
    let kept = report.benchmark("calibrate/leak,keeper=static")
    #expect(kept?.flags == ["leak"])
    #expect(kept?.sightings["leak"]?.contains("a global or static variable → ") == true, "\(kept?.sightings ?? [:])")
    #expect(report.benchmark("calibrate/release")?.flags == [])
    #expect(value("mallocs", of: "calibrate/empty", in: report) == 0)
    #expect(value("turns", of: "calibrate/queue", in: report) == 1)
  }

  @Test func `calibrate/relative is told as the multiple of the fixed loop that it is, others are not`() throws {
    let outcome = cellbench(
      "run", "--filter", "calibrate/relative*", "--filter", "calibrate/alloc,n=7", "--rounds", "1", "--out",
      folder.file("r.json"))
    #expect(outcome.code == 0, "\(outcome.errors)")
    guard case .sampled(let multiple)? = try report().benchmark("calibrate/relative,units=50")?.metrics["relativeTime"]
    else {
      Issue.record("there is no multiple")
      return
    }
    // The least of the samples, as other processes only add.
    #expect((45...60).contains(multiple.samples.min() ?? 0), "\(multiple.samples)")
    #expect(try report().benchmark("calibrate/alloc,n=7")?.metrics["relativeTime"] == nil)
  }

  @Test func `requirement 3: a benchmark that ends badly costs its own entry`() throws {
    let bad = ["trap", "throw", "hang", "exit", "answer"]
    let filters = (bad + ["print"]).flatMap { ["--filter", "misbehave/\($0)"] }
    let words = [
      "run", "--filter", "calibrate/alloc,n=7", "--rounds", "1", "--timeout", "1", "--out", folder.file("r.json"),
    ]
    let outcome = cellbench(words + filters)
    #expect(outcome.code == 3)
    let report = try report()
    #expect(report.run.complete)
    #expect(value("mallocs", of: "calibrate/alloc,n=7", in: report) == 7)
    #expect(report.benchmark("misbehave/print")?.status == .ok)
    let status: [String: BenchmarkStatus] = [
      "trap": .crashed, "throw": .failed, "hang": .timedOut, "exit": .missing, "answer": .missing,
    ]
    for name in bad {
      let entry = report.benchmark("misbehave/\(name)")
      #expect(entry?.status == status[name])
      #expect(entry?.metrics.isEmpty == true && entry?.error != nil)
      #expect(outcome.errors.contains("misbehave/\(name) failed: "))
    }
    #expect(report.benchmark("misbehave/trap")?.error?.contains("Fatal error: Index out of range") == true)
    #expect(report.benchmark("misbehave/throw")?.error == "threw: on purpose")
  }

  @Test func `flags that are not declared, and declared flags that do not show, fail the run`() throws {
    let undeclared = cellbench("run", "--filter", "misbehave/flag", "--rounds", "0", "--out", folder.file("r.json"))
    #expect(undeclared.code == 3)
    #expect(undeclared.errors.contains("misbehave/flag shows what it does not declare: blank"))
    let unseen = cellbench("run", "--filter", "misbehave/silent", "--rounds", "0", "--out", folder.file("r.json"))
    #expect(unseen.code == 3)
    #expect(unseen.errors.contains("misbehave/silent declares what it does not show: stale"))
  }

  @Test func `a metric that differs between two passes has no value`() throws {
    _ = cellbench("run", "--filter", "misbehave/unstable", "--rounds", "0", "--out", folder.file("r.json"))
    guard case .exact(let mallocs)? = try report().benchmark("misbehave/unstable")?.metrics["mallocs"] else {
      Issue.record("no mallocs")
      return
    }
    #expect(mallocs.value == nil)
    #expect(mallocs.reason == "unstable: 2 in one pass and 3 in the next")
  }

  @Test func `a host that shows other content than its peers fails and has no numbers`() throws {
    let names = ["one", "other", "third"].flatMap { ["--filter", "misbehave/peers/\($0)"] }
    let outcome = cellbench(["run", "--rounds", "0", "--out", folder.file("r.json")] + names)
    #expect(outcome.code == 3)
    let report = try report()
    #expect(report.benchmark("misbehave/peers/other")?.status == .failed)
    #expect(report.benchmark("misbehave/peers/other")?.metrics.isEmpty == true)
    #expect(report.benchmark("misbehave/peers/one")?.status == .ok)
    #expect(
      report.benchmark("misbehave/peers/one")?.contentHash == report.benchmark("misbehave/peers/third")?.contentHash)
  }

  @Test func `requirement 10: every round runs every case once, in an order of its own that the seed decides`() throws {
    let filters =
      ["one", "third"].flatMap { ["--filter", "misbehave/peers/\($0)"] } + ["--filter", "calibrate/alloc*"]
    func order(_ seed: String) throws -> [String] {
      _ = cellbench(["run", "--rounds", "6", "--seed", seed, "--out", folder.file("r.json")] + filters)
      return try report().run.order.filter { $0.hasPrefix("misbehave") }
    }
    let first = try order("1")
    #expect(first.count == 14)
    for round in 0...6 { #expect(Set(first[(round * 2)...(round * 2 + 1)]).count == 2) }
    #expect(Set(stride(from: 2, to: 14, by: 2).map { first[$0] }).count == 2)
    #expect(try order("1") == first)
    #expect(try order("2") != first)
  }

  @Test func `exact metrics are the same with one job and with many, in another folder and environment`() throws {
    let words = "run --filter 'calibrate/*' --rounds 0"
    let first = try shell("$CELLBENCH \(words) --jobs 1 --out one.json", in: folder)
    let second = try shell(
      "cd / && env A=b LC_ALL=C $CELLBENCH \(words) --jobs 4 --out \(folder.file("two.json"))", in: folder)
    #expect(first.code == 0 && second.code == 0, "\(first.errors) \(second.errors)")
    let (one, two) = (try report("one.json"), try report("two.json"))
    for benchmark in one.benchmarks {
      for (name, metric) in benchmark.metrics {
        if case .exact = metric {
          #expect(two.benchmark(benchmark.id)?.metrics[name] == metric, "\(benchmark.id) \(name)")
        }
      }
    }
  }

  @Test func `more jobs than the system has room for are as many as it has`() throws {
    let outcome = try shell(
      "ulimit -n 24; $CELLBENCH run --filter 'calibrate/alloc*' --filter 'calibrate/b*' --filter 'calibrate/l*' "
        + "--rounds 0 --jobs 500 --out r.json", in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try report().benchmarks.count == 13)
  }

  @Test func `merged shards equal the whole`() throws {
    let words = ["run", "--filter", "calibrate/*", "--skip", "calibrate/thread", "--rounds", "2"]
    for shard in 1...3 {
      #expect(cellbench(words + ["--shard", "\(shard)/3", "--out", folder.file("\(shard).json")]).code == 0)
    }
    #expect(cellbench(words + ["--out", folder.file("whole.json")]).code == 0)
    let parts = [2, 3, 1].map { folder.file("\($0).json") }
    #expect(cellbench(["merge", "--out", folder.file("merged.json")] + parts).code == 0)
    let (whole, merged) = (try report("whole.json"), try report("merged.json"))
    #expect(merged.run == whole.run)
    #expect(merged.environment == whole.environment)
    #expect(merged.benchmarks.map(\.id) == whole.benchmarks.map(\.id))
    let gate = cellbench("gate", folder.file("whole.json"), folder.file("merged.json"))
    #expect(gate.code == 0, "\(gate.output)")
  }

  @Test func `parts that are not of one run are not merged`() throws {
    let words = ["run", "--filter", "calibrate/alloc,n=1", "--rounds", "0"]
    _ = cellbench(words + ["--out", folder.file("1.json")])
    _ = cellbench(words + ["--seed", "2", "--out", folder.file("2.json")])
    let seeds = cellbench("merge", folder.file("1.json"), folder.file("2.json"), "--out", folder.file("m.json"))
    #expect(seeds.code == 65 && seeds.errors.contains("its seed is 2"))
    let twice = cellbench("merge", folder.file("1.json"), folder.file("1.json"), "--out", folder.file("m.json"))
    #expect(twice.code == 65 && twice.errors.contains("calibrate/alloc,n=1"))
    #expect(!folder.names.contains("m.json"))
  }

  @Test func `who counts is named on request`() {
    let outcome = cellbench(
      "run", "--filter", "calibrate/alloc,n=7", "--rounds", "0", "--attribute", "3", "--out", folder.file("r.json"))
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\n  mallocs: 7\n"))
    #expect(outcome.output.contains("CellBench.Plant.allocate") || outcome.output.contains("churn"))
  }

  @Test func `who counts is in the report, and what machines read stays what they read`() throws {
    let words = ["run", "--filter", "calibrate/alloc,n=7", "--rounds", "0", "--attribute", "1", "--out"]
    let outcome = cellbench(words + [folder.file("r.json"), "--format", "json"])
    let printed = try Report.decoded(from: Array(outcome.output.utf8))
    let written = try report()
    #expect(printed == written)
    let mallocs = try #require(written.benchmark("calibrate/alloc,n=7")?.attribution["mallocs"])
    #expect(mallocs.total == 7 && mallocs.accounts.count == 1)
    #expect(mallocs.accounts[0].value + mallocs.otherValue == 7)
    let markdown = cellbench(words + [folder.file("m.json"), "--format", "markdown"]).output
    #expect(markdown.contains("```text\ncalibrate/alloc,n=7\n"))
    #expect(markdown.hasSuffix("```\n"))
    let page = cellbench("report", folder.file("r.json"), "--format", "html").output
    #expect(page.contains("\"otherAccounts\""))
  }

  @Test func `values by frame are kept on request`() throws {
    _ = cellbench(
      "run", "--filter", "calibrate/queue", "--rounds", "1", "--frames", "--frame-budget", "1000", "--out",
      folder.file("r.json"))
    let benchmark = try report().benchmark("calibrate/queue")
    #expect(benchmark?.frames["mallocs"]?.count == 1)
    #expect(benchmark?.frames["frameTime"]?.count == 1)
    guard case .sampled(let late)? = benchmark?.metrics["framesLate"] else {
      Issue.record("no late frames")
      return
    }
    #expect(late.summary?.max == 0)
  }

  @Test func `nothing selected is a mistake`() {
    let outcome = cellbench("run", "--filter", "calibrat/alloc", "--out", folder.file("r.json"))
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("no benchmark matches 'calibrat/alloc'"))
    #expect(folder.names == [])
  }

  @Test func `a run leaves nothing behind but its report`() {
    _ = cellbench("run", "--filter", "calibrate/alloc,n=1", "--rounds", "0", "--out", folder.file("r.json"))
    #expect(folder.names == ["r.json"])
  }
}
