import CellBenchReport
import Foundation
import Testing

@testable import CellBenchCommand

/// The exit codes, through a shell and the built executable.
@Suite(.serialized) struct GateTests {
  let folder: Folder

  /// A report, made once.
  private static let base: Outcome = {
    guard let folder = try? Folder() else { return Outcome(code: -1) }
    let words = "run --filter 'calibrate/alloc*' --filter calibrate/release --rounds 0 --format json"
    return (try? shell("$CELLBENCH \(words)", in: folder)) ?? Outcome(code: -1)
  }()

  init() throws {
    folder = try Folder()
    #expect(Self.base.code == 0, "\(Self.base.errors)")
    try Self.base.output.write(toFile: folder.file("base.json"), atomically: true, encoding: .utf8)
  }

  func gate(_ arguments: String) throws -> Outcome { try shell("$CELLBENCH gate \(arguments)", in: folder) }

  func plant(_ defect: String) throws {
    let words = "run --filter 'calibrate/alloc*' --filter calibrate/release --rounds 0"
    _ = try shell("$CELLBENCH \(words) --plant \(defect) --out head.json", in: folder)
  }

  @Test func `identical reports hold`() throws {
    let outcome = try gate("base.json base.json")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("held"))
  }

  @Test func `requirement 9: twenty runs of one build, gated in pairs, never alarm`() throws {
    let words =
      "run --filter 'calibrate/alloc*' --filter calibrate/bodies,n=10 --filter calibrate/layout,n=10 --rounds 1 --out"
    let runs = try shell("for i in $(seq 20); do $CELLBENCH \(words) $i.json > /dev/null || exit 1; done", in: folder)
    #expect(runs.code == 0, "\(runs.errors)")
    for pair in 0..<10 {
      let outcome = try gate("\(2 * pair + 1).json \(2 * pair + 2).json")
      #expect(outcome.code == 0, "\(outcome.output)")
    }
  }

  @Test func `one more malloc is a regression, with benchmark, metric and both values`() throws {
    try plant("extraMalloc")
    let outcome = try gate("base.json head.json --markdown c.md --junit j.xml --annotations github")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("calibrate/alloc,n=1000: mallocs 1,000 → 1,001"))
    #expect(folder.text(folder.file("c.md")).contains("calibrate/alloc,n=1000"))
    #expect(folder.text(folder.file("j.xml")).contains("<testsuite"))
    #expect(outcome.output.contains("::error"))
  }

  @Test func `a leaked object fails`() throws {
    try plant("leakedObject")
    let outcome = try gate("base.json head.json")
    #expect(outcome.code == 3)
    #expect(outcome.output.contains("calibrate/release"))
  }

  @Test func `an improvement holds, and fails with its own code where that is asked for`() throws {
    try plant("extraMalloc")
    #expect(try gate("head.json base.json").code == 0)
    #expect(try gate("head.json base.json --fail-on-improvement").code == 4)
  }

  @Test func `a benchmark that is gone is not comparable, unless it may be`() throws {
    _ = try shell("$CELLBENCH run --filter 'calibrate/alloc*' --rounds 0 --out head.json", in: folder)
    let outcome = try gate("base.json head.json")
    #expect(outcome.code == 5)
    #expect(outcome.output.contains("calibrate/release"))
    #expect(try gate("base.json head.json --allow-missing").code == 0)
    #expect(try gate("head.json base.json").code == 0)
  }

  @Test func `requirement 4: bad input has its codes, and their precedence`() throws {
    _ = try shell("head -c 2000 base.json > cut.json", in: folder)
    #expect(try gate("base.json cut.json").code == 65)
    #expect(try gate("base.json none.json").code == 66)
    let both = try gate("none.json cut.json")
    #expect(both.code == 65)
    #expect(both.errors.contains("none.json") && both.errors.contains("cut.json"))
    #expect(try gate("base.json base.json --markdwn x").code == 64)
    #expect(try gate("base.json").code == 64)
    #expect(try gate("base.json base.json --markdown /proc/none/x.md").code == 74)
    #expect(try gate("base.json base.json --junit .").code == 74)
  }

  @Test func `a misspelt policy names the nearest`() throws {
    let policy = """
      {"schema": "cellbench.policy/1", "rules": [{"benchmark": "*", "metric": "malocs", "severity": "warn"}]}
      """
    try policy.write(toFile: folder.file("p.json"), atomically: true, encoding: .utf8)
    let outcome = try gate("base.json base.json --policy p.json")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("mallocs"))
  }

  @Test func `inputs are not touched, and output that nobody reads is an error`() throws {
    let before = folder.text(folder.file("base.json"))
    _ = try gate("base.json base.json")
    #expect(folder.text(folder.file("base.json")) == before)
    let full = try shell("$CELLBENCH gate base.json base.json > /dev/full", in: folder)
    #expect(full.code == 74)
    #expect(full.errors.contains("cannot be written"))
  }

  @Test func `accept rewrites what changed and needs a reason`() throws {
    try plant("extraMalloc")
    #expect(try shell("$CELLBENCH accept base.json head.json", in: folder).code == 64)
    let outcome = try shell("$CELLBENCH accept base.json head.json --reason 'one more'", in: folder)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("calibrate/alloc,n=0"))
    #expect(try gate("base.json head.json").code == 0)
    let again = try shell("$CELLBENCH accept base.json head.json --reason 'one more'", in: folder)
    #expect(again.code == 0 && again.output.contains("nothing to accept"))
  }

  @Test func `compare and report show, and never judge`() throws {
    try plant("extraMalloc")
    let compare = try shell("$CELLBENCH compare base.json head.json", in: folder)
    #expect(compare.code == 0)
    #expect(compare.output.contains("1,001"))
    for format in ["table", "markdown", "csv", "json"] {
      let outcome = try shell("$CELLBENCH report base.json --format \(format) --out r.\(format)", in: folder)
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(folder.text(folder.file("r.\(format)")).contains("alloc,n=1000"))
    }
    let unknown = try shell("$CELLBENCH report base.json --format tabel", in: folder)
    #expect(unknown.code == 64 && unknown.errors.contains("table"))
  }
}
