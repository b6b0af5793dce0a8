import CellBenchReport
import Foundation

/// The executable beside the one that runs the tests, run as a user runs it.
enum Cellbench {
  struct Outcome {
    let code: Int32
    let output: String
  }

  static let path: String = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (own as NSString).deletingLastPathComponent + "/cellbench"
  }()

  /// Runs `words` and returns the exit code and what was printed.
  static func run(_ words: [String], withErrors: Bool = false) throws -> Outcome {
    try launch(path, words, environment: ["PATH": "/usr/bin:/bin"], withErrors: withErrors)
  }

  static func launch(
    _ program: String, _ words: [String], environment: [String: String], withErrors: Bool = false
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.environment = environment
    let pipe = Pipe()
    process.standardError = withErrors ? pipe : FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }

  /// A place for a file of a test's own, gone when the tests end.
  static func temporary(_ name: String) -> String { folder + "/" + UUID().uuidString + "-" + name }

  private static let folder: String = {
    let path = NSTemporaryDirectory() + "cell-hosting-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: Cellbench.folder) }
    return path
  }()

  /// Counts the benchmarks that match and returns the report.
  static func count(_ filters: [String], _ options: [String] = []) throws -> (code: Int32, report: Report, path: String)
  {
    let file = temporary("report.json")
    let words = ["run", "--rounds", "0", "--out", file] + filters.flatMap { ["--filter", $0] } + options
    let outcome = try run(words)
    return (outcome.code, try Report.load(file), file)
  }
}
