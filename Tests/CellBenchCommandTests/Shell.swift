import CellBench
import Foundation

@testable import CellBenchCommand

/// One command line, run as `main` runs it.
struct Outcome {
  var code: Int32
  var output = ""
  var errors = ""
}

/// Runs `words` in this process; workers are those of the built `cellbench`.
func cellbench(_ words: String...) -> Outcome { cellbench(words) }

func cellbench(_ words: [String], suites: [Suite] = [], executable: String = builtExecutable) -> Outcome {
  final class Sink { var text = "" }
  let (output, errors) = (Sink(), Sink())
  var session = CommandSession(output: { output.text += $0 }, errors: { errors.text += $0 }, suites: suites)
  session.executable = executable
  let code = run(words, in: session)
  return Outcome(code: code, output: output.text, errors: errors.text)
}

/// The executable beside the one that runs the tests.
let builtExecutable: String = {
  let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  return (own as NSString).deletingLastPathComponent + "/cellbench"
}()

/// Runs the built executable through a shell, as a user does. `$CELLBENCH` is its path.
func shell(_ script: String, in folder: Folder) throws -> Outcome {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", script]
  process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
  process.environment = ["CELLBENCH": builtExecutable, "PATH": "/usr/bin:/bin"]
  let output = folder.file("stdout-\(UUID().uuidString)")
  let errors = folder.file("stderr-\(UUID().uuidString)")
  for path in [output, errors] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
  process.standardOutput = FileHandle(forWritingAtPath: output)
  process.standardError = FileHandle(forWritingAtPath: errors)
  try process.run()
  process.waitUntilExit()
  let code = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  return Outcome(code: code, output: folder.text(output), errors: folder.text(errors))
}

/// A folder that is gone after the test.
final class Folder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "cellbench-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }
  func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
