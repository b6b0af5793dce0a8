import Foundation
import Testing

@testable import CellBenchCommand
@testable import CellBenchReport

/// What a command reads it never writes over, however the file is named.
@Suite struct CommandFilesTests {
  let folder: Folder
  let report = Report(benchmarks: [
    Benchmark(id: "a/b/c/d", metrics: ["mallocs": .exact(ExactValue(unit: "count", better: .lower, value: 1))])
  ])

  init() throws {
    folder = try Folder()
    for name in ["base.json", "head.json"] { try report.write(to: folder.file(name)) }
    try OutputFile.write(#"{"schema": "cellbench.policy/1"}"#, to: folder.file("policy.json"))
  }

  private func run(_ words: String...) -> Outcome {
    cellbench(words.map { $0.contains(".") ? folder.file($0) : $0 })
  }

  @Test func `no output goes over an input`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.json"), withDestinationPath: folder.file("base.json"))
    let before = folder.names.map { folder.text(folder.file($0)) }
    let outcomes = [
      run("compare", "base.json", "head.json", "--out", "head.json"),
      run("compare", "base.json", "head.json", "--out", "./base.json"),
      run("compare", "base.json", "head.json", "--out", "link.json"),
      run("compare", "link.json", "head.json", "--out", "base.json"),
      run("gate", "base.json", "head.json", "--markdown", "base.json"),
      run("gate", "base.json", "head.json", "--junit", "head.json"),
      run("gate", "base.json", "head.json", "--policy", "policy.json", "--junit", "policy.json"),
      run("report", "base.json", "--out", "base.json", "--format", "csv"),
      run("merge", "base.json", "--out", "base.json"),
    ]
    for outcome in outcomes { #expect(outcome.code == 64 && outcome.errors.contains("which is read"), "\(outcome)") }
    #expect(folder.names.map { folder.text(folder.file($0)) } == before)
  }

  @Test func `a report written as a report may take its own place`() {
    let before = folder.text(folder.file("base.json"))
    #expect(run("report", "base.json", "--format", "json", "--out", "base.json").code == 0)
    #expect(!before.isEmpty && folder.text(folder.file("base.json")) == before)
  }

  @Test func `two outputs are two files`() {
    let outcome = run("gate", "base.json", "head.json", "--markdown", "new.txt", "--junit", "./new.txt")
    #expect(outcome.code == 64 && outcome.errors.contains("--markdown and --junit name one file"))
    #expect(!folder.names.contains("new.txt"))
    #expect(run("gate", "base.json", "head.json", "--markdown", "new.md", "--junit", "new.xml").code == 0)
  }

  @Test func `a device is no file that could be lost`() {
    let words = ["gate", folder.file("base.json"), folder.file("head.json")]
    #expect(cellbench(words + ["--markdown", "/dev/null", "--junit", "/dev/null"]).code == 0)
  }

  @Test func `a dash and an empty name are no files`() {
    for name in ["-", ""] {
      let outcome = cellbench("report", folder.file("base.json"), "--out=" + name)
      #expect(outcome.code == 64 && outcome.errors.contains("--out"))
    }
    #expect(!FileManager.default.fileExists(atPath: "-"))
    let input = cellbench("report", "-")
    #expect(input.code == 66 && input.errors.contains("/dev/stdin"))
  }

  @Test func `compare refuses a policy about what is not there, as gate does`() throws {
    try OutputFile.write(
      #"{"schema": "cellbench.policy/1", "rules": [{"metric": "malocs"}]}"#, to: folder.file("policy.json"))
    for verb in ["compare", "gate"] {
      let outcome = run(verb, "base.json", "head.json", "--policy", "policy.json")
      #expect(outcome.code == 64 && outcome.errors.contains("did you mean \"mallocs\"?"), "\(verb)")
    }
  }

  @Test func `accept says how many benchmarks it removes`() throws {
    var base = report
    base.put(Benchmark(id: "z", metrics: report.benchmarks[0].metrics))
    try base.write(to: folder.file("base.json"))
    let outcome = run("accept", "base.json", "head.json", "--reason", "z went")
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("1 change accepted; 1 benchmark that HEAD does not have removed"))
  }
}
