import CellBenchReport
import Foundation
import Meter

/// Runs jobs in processes of their own, some of them side by side, and hands out how each ended.
struct WorkerPool {
  /// Seconds a worker may take.
  let timeout: Double

  private struct Running {
    let job: WorkerJob
    let process: ChildProcess
    let deadline: Int64
  }

  /// Runs all of `list`, at most `jobs` at a time and no more than the system has room for, begun in their order. `ended`
  /// is called once for each, in the order in which they end. When it throws, or a signal comes, every process is gone
  /// before this returns.
  func run(
    _ list: [WorkerJob], jobs: Int, started: (WorkerJob) -> Void,
    ended: (WorkerJob, WorkerOutcome) throws -> Void
  ) throws {
    var waiting = list[...]
    var running: [Running] = []
    var limit = max(1, jobs)
    defer { for worker in running { worker.process.kill() } }
    while !running.isEmpty || !waiting.isEmpty {
      if let interruption = Runner.interruption { throw interruption }
      while running.count < limit, let job = waiting.first {
        do {
          running.append(try start(job))
          started(job)
        } catch {
          // No room for one more process or its pipes: there was for those that run, and will be when one has ended.
          guard running.isEmpty else {
            limit = running.count
            break
          }
          try ended(job, .failed(.missing, "\(error)"))
        }
        waiting.removeFirst()
      }
      wait(for: running)
      for worker in running {
        guard let outcome = outcome(of: worker) else { continue }
        running.removeAll { $0.process === worker.process }
        try ended(worker.job, outcome)
      }
    }
  }

  private func start(_ job: WorkerJob) throws -> Running {
    // Figures of two builds are no figures of either.
    guard ProgramMark(of: job.executable) == job.mark else { throw ProgramChanged(executable: job.executable) }
    let process = try ChildProcess(executable: job.executable, arguments: try job.request.arguments)
    return Running(job: job, process: process, deadline: Stopwatch.wall + Int64(timeout * 1e9))
  }

  private struct ProgramChanged: Error, CustomStringConvertible {
    let executable: String
    var description: String {
      "'\(executable)' is not the program with which the run began: it was built anew or removed"
    }
  }

  private func outcome(of worker: Running) -> WorkerOutcome? {
    worker.process.collect()
    if worker.process.end != nil { return WorkerOutcome(worker.process) }
    guard Stopwatch.wall >= worker.deadline else { return nil }
    worker.process.kill()
    return .failed(.timedOut, "did not end within \(timeout.formatted()) s")
  }

  /// Waits until a worker says something, ends or runs out of time; takes what is said.
  private func wait(for running: [Running]) {
    var entries = running.flatMap { worker in
      worker.process.openPipes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    // A process whose pipes are closed is about to end, and one that hands them to a child of its own says nothing
    // when it does: both are looked at again soon.
    let isEnding = running.contains { $0.process.openPipes.isEmpty }
    guard poll(&entries, nfds_t(entries.count), isEnding ? 1 : 50) > 0 else { return }
    for entry in entries where entry.revents != 0 {
      running.first { $0.process.openPipes.contains(entry.fd) }?.process.drain(entry.fd)
    }
  }
}
