import Foundation

/// Another program, found as a shell finds it.
enum Tool {
  /// Runs `words` and returns what they print to the standard output. What they print to the error stream goes to ours.
  ///
  /// - Throws: when the program ends with another code than 0.
  static func output(of words: [String], in folder: String? = nil) throws -> String {
    let pipe = Pipe()
    let process = make(words, in: folder)
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    try finish(process, words)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs `words`; everything they print goes to our error stream.
  static func run(_ words: [String], in folder: String? = nil) throws {
    let process = make(words, in: folder)
    process.standardOutput = FileHandle.standardError
    try process.run()
    try finish(process, words)
  }

  private static func make(_ words: [String], in folder: String?) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
  }

  private static func finish(_ process: Process, _ words: [String]) throws {
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw CommandError(
        exitCode: 1, message: "'\(words.joined(separator: " "))' ended with code \(process.terminationStatus)")
    }
  }
}
