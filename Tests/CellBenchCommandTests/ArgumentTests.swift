import Testing

@testable import CellBenchCommand

@Suite struct ArgumentTests {
  let verb = CommandVerb(
    name: "try", summary: "", operands: [CommandOperand(name: "FILE", help: "a file")],
    options: [
      CommandOption("filter", "GLOB", "", repeats: true), CommandOption("jobs", "N", ""), CommandOption("all", nil, ""),
      CommandOption("plant", "X", "", isHidden: true),
    ], examples: [], run: { _, _ in 0 })

  func parse(_ words: String...) throws -> CommandArguments { try CommandArguments(words, for: verb) }

  func message(_ words: String...) -> String? {
    do {
      _ = try CommandArguments(words, for: verb)
      return nil
    } catch {
      #expect((error as? CommandError)?.exitCode == 64)
      return "\(error)"
    }
  }

  @Test func `options and operands mix`() throws {
    let arguments = try parse("--filter", "a", "file", "--filter=b=c", "--all")
    #expect(arguments.operands == ["file"])
    #expect(arguments.all("filter") == ["a", "b=c"])
    #expect(arguments.has("all") && !arguments.has("jobs"))
    #expect(try parse("--filter=", "file").all("filter") == [""])
  }

  @Test func `after two dashes everything is an operand`() throws {
    #expect(try parse("--", "--all").operands == ["--all"])
    #expect(try parse("-").operands == ["-"])
  }

  @Test func `an unknown flag is named, with the nearest one`() {
    #expect(message("--filer", "a", "f") == #"try does not know the flag '--filer'; did you mean "--filter"?"#)
    #expect(message("-j", "f")?.contains("'-j'") == true)
    #expect(message("--plan=x", "f")?.contains("plant") == false)
  }

  @Test func `a flag without its value, a value without need, and a flag given twice are errors`() {
    #expect(message("f", "--jobs") == "--jobs needs a value: --jobs N")
    #expect(message("--jobs", "--all", "f") == "--jobs needs a value: --jobs N")
    #expect(message("--all=yes", "f") == "--all takes no value")
    #expect(message("--jobs", "1", "--jobs", "2", "f") == "--jobs is given twice")
    #expect(message("--all", "--all", "f") == "--all is given twice")
  }

  @Test func `missing and surplus operands are named`() {
    #expect(message() == "try needs FILE: a file")
    #expect(message("f", "g") == "try does not know what to do with 'g'")
    #expect(message("--help") == nil)
  }

  @Test(arguments: ["x", "-1", "0", "1.5", "", "99999999999999999999"])
  func `a number that is none is an error`(text: String) throws {
    let arguments = try parse("--jobs=\(text)", "f")
    #expect(throws: CommandError.self) { try arguments.number("jobs", atLeast: 1) }
  }
}
