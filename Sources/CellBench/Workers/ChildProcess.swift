import Foundation

/// A child process with two pipes: its answer, and everything it prints.
///
/// The environment is fixed, so that the caller's does not reach the counts. The child leads a process group of its
/// own, so that what it starts ends with it.
final class ChildProcess {
  /// How a process ended.
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  let identifier: pid_t
  private(set) var answer = Data()
  private(set) var log = Data()
  private var answerPipe: Int32
  private var logPipe: Int32
  private(set) var end: End?

  /// What is kept of the log: its end.
  private static let logLimit = 64 << 10
  /// An answer beyond this is nonsense.
  private static let answerLimit = 256 << 20

  /// The environment of workers. Swift's hashes do not vary, for the sake of the user's code; the model needs no such
  /// thing. A crash is told by its signal and message: a backtrace would take seconds.
  static func environment(from own: [String: String] = ProcessInfo.processInfo.environment) -> [String] {
    var environment = ["LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1", "TZ=UTC"]
    // Without it the worker may not find the libraries that this process was started with.
    if let path = own["LD_LIBRARY_PATH"] { environment.append("LD_LIBRARY_PATH=\(path)") }
    return environment
  }

  /// Starts `executable`. Throws `Errno` when the system refuses.
  init(executable: String, arguments: [String], environment: [String] = ChildProcess.environment()) throws {
    let answerEnds = try Self.pipe()
    let logEnds: [Int32]
    do {
      logEnds = try Self.pipe()
    } catch {
      for end in answerEnds { close(end) }
      throw error
    }
    defer {
      close(answerEnds[1])
      close(logEnds[1])
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, logEnds[1], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, logEnds[1], STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, answerEnds[1], Worker.answerDescriptor)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var process: pid_t = 0
    let code = CStrings.with([executable] + arguments) { arguments in
      CStrings.with(environment) { environment in
        posix_spawn(&process, executable, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else {
      close(answerEnds[0])
      close(logEnds[0])
      throw SystemError(code, "'\(executable)' could not be started")
    }
    identifier = process
    answerPipe = answerEnds[0]
    logPipe = logEnds[0]
  }

  /// A pipe whose ends other children do not inherit: where to read, where to write.
  private static func pipe() throws -> [Int32] {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { throw SystemError(errno, "a pipe could not be made") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  deinit {
    if end == nil { kill() }
    if answerPipe >= 0 { close(answerPipe) }
    if logPipe >= 0 { close(logPipe) }
  }

  /// The pipes that may still have something, for `poll`.
  var openPipes: [Int32] { [answerPipe, logPipe].filter { $0 >= 0 } }

  /// Takes what `pipe` has to give; closes it at its end.
  func drain(_ pipe: Int32) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(pipe, &buffer, buffer.count)
    if count < 0 && errno == EINTR { return }
    guard count > 0 else {
      close(pipe)
      if pipe == answerPipe { answerPipe = -1 } else { logPipe = -1 }
      return
    }
    if pipe == answerPipe {
      if answer.count < Self.answerLimit { answer.append(contentsOf: buffer[..<count]) }
    } else {
      log.append(contentsOf: buffer[..<count])
      if log.count > 2 * Self.logLimit { log = Data(log.suffix(Self.logLimit)) }
    }
  }

  /// Looks whether the process has ended; afterwards what is left in the pipes is taken.
  func collect() {
    guard end == nil else { return }
    var status: Int32 = 0
    let result = waitpid(identifier, &status, WNOHANG)
    guard result == identifier || (result < 0 && errno == ECHILD) else { return }
    takeRest()
    let signal = status & 0x7F
    end = signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    // What the process has started ends with it.
    Glibc.kill(-identifier, SIGKILL)
  }

  private func takeRest() {
    for pipe in openPipes {
      while true {
        var entry = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 0) > 0, entry.revents & Int16(POLLIN) != 0 else { break }
        drain(pipe)
        guard openPipes.contains(pipe) else { break }
      }
    }
  }

  /// Ends the process and what it started, and waits until it is gone.
  func kill() {
    guard end == nil else { return }
    Glibc.kill(-identifier, SIGKILL)
    Glibc.kill(identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    end = .signalled(SIGKILL)
  }
}
