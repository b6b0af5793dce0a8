import CellBench
import CellBenchReport
import Testing

@testable import CellBenchCommand

@Suite struct HelpTests {
  @Test func `without a verb the overview goes to the errors, and the code says usage`() {
    let outcome = cellbench()
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty && outcome.errors.contains("usage:"))
  }

  @Test(arguments: CommandVerb.all.map(\.name)) func `every verb has help with an example`(verb: String) {
    for outcome in [cellbench(verb, "--help"), cellbench("help", verb)] {
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("examples:\n  cellbench \(verb)"))
      #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
      #expect(!outcome.output.contains("plant"))
    }
  }

  @Test func `the overview names every verb and every exit code`() {
    let text = cellbench("--help").output
    for verb in CommandVerb.all { #expect(text.contains("  \(verb.name) ")) }
    for code in [0, 1, 2, 3, 4, 5, 64, 65, 66, 74] { #expect(text.contains(" \(code) ")) }
  }

  @Test(arguments: ["report", "compare", "ab"]) func `the formats that help names are those that there are`(
    verb: String
  ) throws {
    let folder = try Folder()
    try Report().write(to: folder.file("r"))
    let help = cellbench(verb, "--help").output
    let named = try #require(help.split(separator: "\n  --format FORMAT").last?.split(separator: "\n  --").first)
    for format in named.split(whereSeparator: { ", \n".contains($0) }).map(String.init) {
      let outcome =
        verb == "report"
        ? cellbench("report", folder.file("r"), "--format", format)
        : cellbench("compare", folder.file("r"), folder.file("r"), "--format", format)
      #expect(outcome.code == 0, "\(format): \(outcome.errors)")
    }
    for format in Renderers.all.map(\.name) where !named.contains(format) {
      #expect(cellbench(verb, folder.file("r"), folder.file("r"), "--format", format).code == 64)
    }
  }

  @Test func `an unknown verb is named, with the nearest one`() {
    let outcome = cellbench("comapre", "a", "b")
    #expect(outcome.code == 64)
    #expect(outcome.errors == "cellbench: there is no verb 'comapre'; did you mean \"compare\"?\n")
    #expect(cellbench("--verbose").errors.contains("there is no flag '--verbose'"))
  }

  @Test func `the version says what decides whether reports compare`() {
    let outcome = cellbench("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("cellbench: engine \(Engine.version) · cellbench.report/1 · Swift "))
    #expect(outcome.output.hasSuffix("\n"))
  }

  @Test func `help about an unknown verb is an error, not the overview`() {
    let outcome = cellbench("help", "comapre")
    #expect(outcome.code == 64 && outcome.errors.contains("did you mean \"compare\"?"))
    #expect(cellbench("help", "--help").code == 0)
  }
}
