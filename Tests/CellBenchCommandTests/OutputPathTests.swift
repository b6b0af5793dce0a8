import CellBenchReport
import Foundation
import Testing

@testable import CellBenchCommand

/// Whatever a run's report is called, it is written there, or the run says at once that it cannot be.
@Suite(.serialized) struct OutputPathTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  let words = "run --filter calibrate/alloc,n=1 --rounds 0"

  @Test func `a name of one letter is a name`() throws {
    let outcome = try shell("$CELLBENCH \(words) --out r", in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try Report.load(folder.file("r")).run.complete)
  }

  @Test func `what is no file is told before anything is measured`() throws {
    try FileManager.default.createDirectory(atPath: folder.file("there"), withIntermediateDirectories: false)
    for (path, code, message) in [
      ("''", 64, "--out needs the name of a file"), ("-", 64, "for standard output give /dev/stdout"),
      ("there", 74, "'there' cannot be written: Is a directory"), ("there/", 74, "Is a directory"),
    ] {
      let outcome = try shell("$CELLBENCH \(words) --out \(path)", in: folder)
      #expect(Int(outcome.code) == code && outcome.errors.contains(message), "\(path): \(outcome.errors)")
      #expect(!outcome.errors.contains("counted"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("there")) == [])
  }

  @Test func `a symbolic link is followed, though what it leads to is not there yet`() throws {
    let outcome = try shell("mkdir sub; ln -s sub/real.json link.json; $CELLBENCH \(words) --out link.json", in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.json")) == "sub/real.json")
    #expect(try Report.load(folder.file("sub/real.json")).run.complete)
  }

  @Test func `two runs into one file are that by whichever names`() throws {
    let outcome = try shell(
      """
      ln -s real.json link.json
      $CELLBENCH run --filter calibrate/alloc,n=1 --filter misbehave/hang --rounds 0 --jobs 1 --out link.json 2> log &
      pid=$!
      while ! grep -q 'counted calibrate/alloc' log; do sleep 0.02; done
      $CELLBENCH \(words) --out real.json; code=$?
      kill $pid; wait $pid; exit $code
      """, in: folder)
    #expect(outcome.code == 74)
    #expect(outcome.errors.contains("another run is writing 'real.json'"))
  }

  @Test func `devices need no lock`() throws {
    let outcome = try shell("$CELLBENCH \(words) --format json --out /dev/null", in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func `a pipe gets one report`() throws {
    let outcome = try shell(
      "mkfifo pipe; cat pipe > read & $CELLBENCH run --filter 'calibrate/alloc*' --rounds 2 --out pipe; wait",
      in: folder)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try Report.load(folder.file("read")).benchmarks.count == 5)
  }

  @Test(arguments: [("/dev/stdout", 1), ("/dev/fd/1", 1), ("/dev/stderr", 2), ("link", 1)])
  func `what is open already is written to where it is, and stays what it is`(path: String, descriptor: Int) throws {
    let script = """
      ln -s /dev/stdout link; echo before > log
      $CELLBENCH run --filter calibrate/alloc,n=1 --rounds 1 --out \(path) > 1 2> 2
      $CELLBENCH report r.json --format csv --out \(path) >> log \(descriptor == 2 ? "2>&1" : "")
      readlink /dev/stdout /dev/stderr link
      """
    try Report().write(to: folder.file("r.json"))
    let outcome = try shell(script, in: folder)
    #expect(outcome.output == "/proc/self/fd/1\n/proc/self/fd/2\n/dev/stdout\n")
    let report = folder.text(folder.file("\(descriptor)"))
    #expect(report.split(separator: "cellbench.report/1").count == 2)
    #expect(folder.text(folder.file("1")).contains("alloc,n=1"))
    #expect(folder.text(folder.file("log")).hasPrefix("before\nbenchmark,scenario,"))
  }

  @Test(arguments: [
    ["--timeout", "1e10"], ["--timeout", "1e300"], ["--timeout", "0"], ["--rounds", "9223372036854775807"],
    ["--rounds", "-1"], ["--frame-budget", "1e-320"], ["--frame-budget", "1e300"], ["--frame-budget", "nan"],
  ]) func `a number beyond all use is a mistake, and no crash`(option: [String]) throws {
    let outcome = try shell("$CELLBENCH run --filter calibrate/alloc,n=1 \(option.joined(separator: " "))", in: folder)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("\(option[0]) takes ") && outcome.errors.contains("not '\(option[1])'"))
  }
}
