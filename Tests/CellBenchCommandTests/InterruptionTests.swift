import CellBenchReport
import Foundation
import Testing

@testable import CellBenchCommand

/// What is left when a run ends before its time.
@Suite(.serialized) struct InterruptionTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// A run that counts one benchmark and then hangs in another.
  let hanging =
    "run --filter calibrate/alloc,n=1 --filter misbehave/hang --rounds 0 --jobs 1 --timeout 60 --seed 77001 --out r.json"

  /// Whether a worker of such a run is there; waits a little for it to go.
  func hasOrphan() throws -> Bool {
    for _ in 0..<100 {
      // The brackets keep the search from finding itself.
      let found = try shell("grep -lzE 'seed\":7700[1]' /proc/[0-9]*/cmdline 2>/dev/null | wc -l", in: folder)
      if found.output == "0\n" { return false }
      usleep(20_000)
    }
    return true
  }

  func interrupt(_ signal: String) throws -> Outcome {
    // The background process must not ignore SIGINT, as it would under `&` in a script.
    try shell(
      """
      $CELLBENCH \(hanging) 2> log & pid=$!
      while ! grep -q 'counted calibrate/alloc' log; do sleep 0.02; done
      kill -\(signal) $pid; wait $pid; code=$?; cat log >&2; exit $code
      """, in: folder)
  }

  @Test(arguments: [("TERM", 143), ("INT", 130), ("HUP", 129)])
  func `a signal ends the run with a message, a valid report that says it is incomplete, and no orphan`(
    signal: String, code: Int
  ) throws {
    let outcome = try interrupt(signal)
    #expect(outcome.code == Int32(code))
    #expect(outcome.errors.contains("stopped by signal"))
    let report = try Report.load(folder.file("r.json"))
    #expect(!report.run.complete)
    #expect(report.benchmark("calibrate/alloc,n=1")?.status == .ok)
    #expect(folder.names.filter { $0.hasPrefix(".") } == [])
    #expect(try !hasOrphan())
  }

  @Test func `kill -9 leaves an incomplete or no report, and no orphan`() throws {
    let outcome = try interrupt("KILL")
    #expect(outcome.code == 137)
    let report = try Report.load(folder.file("r.json"))
    #expect(!report.run.complete)
    #expect(try !hasOrphan())
    // The lock went with the process.
    #expect(try shell("$CELLBENCH run --filter calibrate/alloc,n=1 --rounds 0 --out r.json", in: folder).code == 0)
    #expect(try Report.load(folder.file("r.json")).run.complete)
  }

  @Test func `requirement 24: kill -9 at any moment leaves the old report, or a valid one`() throws {
    let words = "run --filter 'calibrate/alloc*' --rounds 1 --out r.json"
    #expect(try shell("$CELLBENCH \(words)", in: folder).code == 0)
    for place in 1...20 {
      let delay = Double(place) * 0.02
      _ = try shell("$CELLBENCH \(words) & pid=$!; sleep \(delay); kill -9 $pid; wait $pid", in: folder)
      _ = try Report.load(folder.file("r.json"))
    }
  }

  @Test func `two runs into one file: one wins whole, the other says so`() throws {
    let outcome = try shell(
      """
      $CELLBENCH \(hanging) 2> log & pid=$!
      while ! grep -q 'counted calibrate/alloc' log; do sleep 0.02; done
      $CELLBENCH run --filter calibrate/alloc,n=7 --rounds 0 --out r.json; code=$?
      kill $pid; wait $pid; exit $code
      """, in: folder)
    #expect(outcome.code == 74)
    #expect(outcome.errors.contains("another run is writing 'r.json'"))
    #expect(try Report.load(folder.file("r.json")).benchmarks.map(\.id) == ["calibrate/alloc,n=1"])
  }

  @Test func `output that cannot be written is told before anything is measured`() throws {
    let outcome = try shell("$CELLBENCH run --filter calibrate/alloc,n=1 --out none/r.json", in: folder)
    #expect(outcome.code == 74)
    #expect(outcome.errors.contains("'none/r.json' cannot be written: No such file or directory"))
    #expect(!outcome.errors.contains("counted"))
  }

  @Test func `no room for a file leaves what was there, and nothing half-written`() throws {
    #expect(try shell("$CELLBENCH run --filter calibrate/alloc,n=1 --rounds 0 --out r.json", in: folder).code == 0)
    let before = folder.text(folder.file("r.json"))
    for verb in [
      "run --filter calibrate/alloc,n=1 --rounds 0 --out r.json", "report r.json --format html --out page.html",
      "merge r.json --out merged.json",
    ] {
      let outcome = try shell("ulimit -f 8; $CELLBENCH \(verb)", in: folder)
      #expect(outcome.code == 74 && outcome.errors.contains("cannot be written: File too large"), "\(verb)")
    }
    #expect(folder.text(folder.file("r.json")) == before)
    #expect(folder.names.filter { !$0.hasPrefix("std") && !$0.hasPrefix(".") } == ["r.json"])
  }

  @Test(arguments: [
    "list", "--help", "--version", "bands --help", "bands r.json", "report r.json", "compare r.json r.json",
  ])
  func `a full disk behind the output is an error, whatever prints`(words: String) throws {
    try Report().write(to: folder.file("r.json"))
    let full = try shell("$CELLBENCH \(words) > /dev/full", in: folder)
    #expect(full.code == 74 && full.errors.contains("No space left on device"), "\(full.errors)")
    let closed = try shell("($CELLBENCH \(words); echo $? > code) | true; cat code", in: folder)
    #expect(closed.output == "74\n" || closed.output == "0\n")
  }

  @Test func `a pipe that nobody reads is an error with a message, and the report is there`() throws {
    let outcome = try shell(
      "($CELLBENCH run --filter calibrate/alloc,n=1 --rounds 0 --out r.json; echo $? > code) | true; cat code",
      in: folder)
    #expect(outcome.output == "74\n")
    #expect(try Report.load(folder.file("r.json")).run.complete)
  }
}
