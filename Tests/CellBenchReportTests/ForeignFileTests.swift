import Testing

@testable import CellBenchReport

/// Files that are not reports say what they are, and what to do.
struct ForeignFileTests {
  private func message(_ bytes: [UInt8]) -> String {
    let error = #expect(throws: ReportError.self) { try Report.decoded(from: bytes, file: "r.json") }
    #expect(error?.kind == .data)
    return error?.message ?? ""
  }

  private func message(_ text: String) -> String { message(Array(text.utf8)) }

  @Test func textInUTF16IsNamed() {
    let text = String(decoding: Sample.report().encoded(), as: UTF8.self)
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      #expect(message(bytes).contains("save it as UTF-8"))
    }
  }

  @Test func whatIsNoJSONIsNamed() {
    #expect(message("") == "r.json: the file is empty")
    #expect(message(" \r\n\t") == "r.json: the file is empty")
    #expect(message([0x1F, 0x8B, 8, 0]).contains("unpack"))
    #expect(message("version https://git-lfs.github.com/spec/v1\noid sha256:0\n").contains("git lfs pull"))
    #expect(message("<!DOCTYPE html>").contains("HTML"))
  }

  @Test func aConflictThatIsLeftIsNamedWithItsLine() {
    var lines = String(decoding: Sample.report().encoded(), as: UTF8.self).split(separator: "\n").map(String.init)
    lines.insert("<<<<<<< HEAD", at: 3)
    let text = message(lines.joined(separator: "\n"))
    #expect(text.hasPrefix("r.json:4:1: ") && text.contains("a conflict of a merge"))
  }

  @Test func aPolicyIsNoReportOfAnotherVersion() {
    let policy = message(#"{"schema": "cellbench.policy/1"}"#)
    #expect(policy.contains("not a report") && !policy.contains("again"))
    let future = message(#"{"schema": "cellbench.report/1001"}"#)
    #expect(
      future.contains("cellbench.report/1001") && future.contains("cellbench.report/1\"") && future.contains("again"))
  }

  @Test func aPhaseThatIsThereTwiceIsRefusedLikeAnyKey() {
    let text = String(decoding: Sample.report().encoded(), as: UTF8.self)
    let twice = text.replacing(#""phases": {"#, with: #""phases": {"layout": 1, "#)
    #expect(twice != text)
    #expect(message(twice).contains("the key \"layout\" is there twice"))
  }
}
