import CellBench
import CellBenchReport
import Foundation
import Meter

/// The whole of a program's `main`: `main([suite])` in `main.swift`, or in a synchronous `@main`. Ends the process.
///
/// Not isolated, so that a `main.swift` of Swift 5 can call it; it has to be on the process's first thread all the same.
public func main(_ suites: [Suite]) -> Never {
  let words = Array(CommandLine.arguments.dropFirst())
  if let code = WorkerProcess.run(ifAskedBy: words, suites: suites) { exit(code) }
  // A reader that has gone is an error of a write, not the end of the process.
  signal(SIGPIPE, SIG_IGN)
  // Nor does a limit on the size of files end the process: writing fails, with a message and a code.
  signal(SIGXFSZ, SIG_IGN)
  var session = CommandSession(
    output: { try StandardStreams.write($0, to: STDOUT_FILENO) },
    errors: { try? StandardStreams.write($0, to: STDERR_FILENO) }, suites: suites)
  session.program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? session.program
  session.showsLiveProgress = StandardStreams.isTerminal(STDERR_FILENO)
  let variables = ProcessInfo.processInfo.environment
  let refusesColors = !(variables["NO_COLOR"] ?? "").isEmpty || variables["TERM"] == "dumb"
  session.hasColors = StandardStreams.isTerminal(STDOUT_FILENO) && !refusesColors
  session.columns = StandardStreams.columns(of: STDOUT_FILENO)
  session.catchesSignals = true
  exit(run(words, in: session))
}

/// Runs one command line. Returns the exit code; never ends the process.
public func run(_ words: [String], in session: CommandSession) -> Int32 {
  // Messages tell names that are in files: a line each, with nothing that a terminal or a log obeys.
  func tell(_ message: String) { session.errors("\(session.program): \(visible(message))\n") }
  do {
    return try dispatch(words, in: session)
  } catch let error as CommandError {
    tell(error.message)
    return error.exitCode
  } catch let error as ReportError {
    tell(error.message)
    return error.exitCode
  } catch let problems as CommandProblems {
    problems.messages.forEach(tell)
    return problems.exitCode
  } catch let interruption as RunInterrupted {
    tell("stopped by signal \(interruption.signal)")
    return 128 + interruption.signal
  } catch {
    tell("\(error)")
    return 1
  }
}

private func dispatch(_ words: [String], in session: CommandSession) throws -> Int32 {
  guard let first = words.first else {
    session.errors(Help.overview(program: session.program))
    return 64
  }
  if ["--help", "-h", "help"].contains(first) {
    let name = words.dropFirst().first { !$0.hasPrefix("-") }
    let text = try name.map { Help.text(for: try named($0), program: session.program) }
    try session.output(text ?? Help.overview(program: session.program))
    return 0
  }
  if first == "--version" {
    try session.output(VersionText.text(program: session.program))
    return 0
  }
  let verb = try named(first)
  let arguments = try CommandArguments(Array(words.dropFirst()), for: verb)
  if arguments.asksForHelp {
    try session.output(Help.text(for: verb, program: session.program))
    return 0
  }
  return try verb.run(arguments, session)
}

private func named(_ name: String) throws -> CommandVerb {
  if let verb = CommandVerb.all.first(where: { $0.name == name }) { return verb }
  let kind = name.hasPrefix("-") ? "flag" : "verb"
  throw CommandError.usage(
    "there is no \(kind) '\(name)'" + suggestion(for: name, among: CommandVerb.all.map { $0.name }))
}
