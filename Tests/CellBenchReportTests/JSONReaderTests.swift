import Testing

@testable import CellBenchReport

struct JSONReaderTests {
  private func read<Value: JSONRepresentable>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONReader.read(from: Array(text.utf8), file: "f.json")
  }

  private func message(_ text: String) -> String {
    do {
      _ = try read(text, as: [String: [String]].self)
      return "no error"
    } catch let error as ReportError {
      #expect(error.kind == .data)
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test func errorsNameFileLineColumnAndKeyPath() {
    #expect(message("{\n  \"é\": [\"a\", \"b\",\n   7]\n}") == "f.json:3:4: é[2]: expected a string, found a number")
    #expect(message("{\"a\": [}") == "f.json:1:8: a[0]: expected a string, found '}'")
    #expect(message("{\"a\" 1}") == "f.json:1:6: expected a colon, found a number")
    #expect(message("{\"a\": [] \"b\"}").hasPrefix("f.json:1:10: expected a comma or the end of the object"))
    #expect(message("{} x") == "f.json:1:4: expected the end of the file, found 'x'")
    #expect(message("") == "f.json: the file is empty")
    #expect(message("{\"a\": [\"x").hasSuffix("the file ends within a string: it is truncated"))
    #expect(message("{\"a\u{1B}\": []}").contains("a raw control character (27)"))
  }

  @Test func aKeyThatIsThereTwiceIsRefusedEverywhere() {
    #expect(message("{\"a\": [], \"a\": []}").contains("the key \"a\" is there twice"))
    #expect(message("{\"a\": [], \"\\u0061\": []}").contains("is there twice"))
    for text in [
      "{\"x\": {\"y\": 1, \"y\": 2}}", "{\"x\": 1, \"x\": 2}", "{\"meaning\": \"a\", \"meaning\": \"b\"}",
      "{\"q\": [{\"a\": 1, \"b\": 2, \"a\": 3}]}",
    ] {
      #expect(throws: ReportError.self) { _ = try read(text, as: MetricDefinition.self) }
    }
    let many = (0..<40).map { "\"k\($0)\": \($0)" }.joined(separator: ",")
    #expect(throws: ReportError.self) { _ = try read("{\"x\": {\(many), \"k3\": 0}}", as: MetricDefinition.self) }
  }

  @Test func stringsAreReadByTheLetter() throws {
    #expect(try read(#""a\"\\\/\b\f\n\r\té\u00e9\ud83d\ude00 ""#) == "a\"\\/\u{8}\u{C}\n\r\té\u{E9}😀 ")
    for text in [
      #""\ud83d""#, #""\ude00""#, #""\ud83dx""#, #""\ud83d\u0041""#, #""\u12g4""#, #""\x""#, "\"\t\"", "\"\u{0}\"",
      #""\u+123""#,
    ] {
      #expect(throws: ReportError.self, "\(text)") { _ = try read(text, as: String.self) }
    }
    let invalid: [[UInt8]] = [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]]
    for bytes in invalid {
      #expect(throws: ReportError.self) {
        _ = try JSONReader.read(String.self, from: [0x22] + bytes + [0x22], file: "f")
      }
      #expect(throws: ReportError.self) {
        _ = try JSONReader.read(String.self, from: [0x22, 0x5C, 0x6E] + bytes + [0x22], file: "f")
      }
    }
  }

  @Test func numbersAreReadByTheLetter() throws {
    #expect(try read("9223372036854775807") == Int64.max)
    #expect(try read("-9223372036854775808") == Int64.min)
    #expect(try read("-0") == Int64(0))
    #expect(try read("12.0") == Int64(12))
    #expect(try read("1.2e1") == Int64(12))
    #expect(try read("9007199254740993") == Int64(9_007_199_254_740_993))
    #expect(try read("0.1") == 0.1)
    #expect(try read("123456789012345678901") == 123456789012345678901.0)
    for text in ["9223372036854775808", "1.5", "1e30", "1e400", "12345678901234567890123"] {
      #expect(throws: ReportError.self, "\(text)") { _ = try read(text, as: Int64.self) }
    }
    for text in ["01", "+1", ".5", "1.", "1e", "-", "NaN", "Infinity", "-Infinity", "1e400", "0x10", "1_0"] {
      #expect(throws: ReportError.self, "\(text)") { _ = try read(text, as: Double.self) }
    }
  }

  @Test func nestingHasALimit() throws {
    func nested(_ depth: Int) -> String {
      "{\"x\": " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    let definition =
      nested(63).dropLast() + ", \"better\": \"lower\", \"family\": \"model\", \"meaning\": \"\", \"unit\": \"\"}"
    #expect(try read(String(definition), as: MetricDefinition.self).better == .lower)
    for depth in [64, 10_000, 1_000_000] {
      #expect(throws: ReportError.self) { _ = try read(nested(depth), as: MetricDefinition.self) }
    }
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    #expect(try JSONReader.read(Bool.self, from: [0xEF, 0xBB, 0xBF] + Array("true".utf8), file: "f"))
  }

  @Test func errorsCannotMoveATerminalsCursor() {
    let message = message("{\"a\\u001b[2J\": [], \"a\\u001b[2J\": []}")
    #expect(message.contains("u{1b}") && !message.utf8.contains(0x1B))
  }
}
