import CellBench
import Foundation

/// Another program, found as a shell finds it. A signal that is caught ends it and everything it has started.
enum Tool {
  /// Runs `words` and returns what they print to the standard output. What they print to the error stream goes to ours.
  ///
  /// - Throws: when the program ends with another code than 0; `RunInterrupted`.
  static func output(of words: [String], in folder: String? = nil) throws -> String {
    let pipe = Pipe()
    let process = make(words, in: folder)
    process.standardOutput = pipe
    try process.run()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var data: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 50) > 0 else {
        try stopIfAsked(process)
        continue
      }
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      data += buffer[..<count]
    }
    try finish(process, words)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs `words`; everything they print goes to our error stream.
  ///
  /// - Parameter tidies: whether the program tidies up after a run that was ended, which no signal keeps it from.
  static func run(_ words: [String], in folder: String? = nil, tidies: Bool = false) throws {
    let process = make(words, in: folder)
    process.standardOutput = FileHandle.standardError
    try process.run()
    try finish(process, words, isLeftAlone: tidies)
  }

  /// What `git rev-parse --local-env-vars` names.
  private static let gitsOwn: Set<String> = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS",
    "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX",
    "GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE",
    "GIT_WORK_TREE",
  ]

  private static func make(_ words: [String], in folder: String?) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    // What a hook of git is told about its own repository is not about the worktrees.
    process.environment = ProcessInfo.processInfo.environment.filter { name, _ in !gitsOwn.contains(name) }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
  }

  private static func finish(_ process: Process, _ words: [String], isLeftAlone: Bool = false) throws {
    while process.isRunning && !isLeftAlone {
      try stopIfAsked(process)
      usleep(10_000)
    }
    process.waitUntilExit()
    if !isLeftAlone, let interruption = Runner.interruption { throw interruption }
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let how = process.terminationReason == .exit ? "ended with code" : "was ended by signal"
      throw CommandError(
        exitCode: 1, message: "'\(words.joined(separator: " "))' \(how) \(process.terminationStatus)")
    }
  }

  /// Ends the process when a signal asks for the end of ours: it leads a group of its own, which a terminal's signals do
  /// not reach. An interrupt, because that is what `swift build` hands on to the compilers it has started; it may take a
  /// moment before it is killed.
  private static func stopIfAsked(_ process: Process) throws {
    guard let interruption = Runner.interruption else { return }
    let identifier = process.processIdentifier
    for target in [-identifier, identifier] { kill(target, SIGINT) }
    for _ in 0..<1_500 where process.isRunning { usleep(10_000) }
    for target in [-identifier, identifier] where process.isRunning || target < 0 { kill(target, SIGKILL) }
    process.waitUntilExit()
    throw interruption
  }
}
