import Turns

/// The worker's side of a program: the same program is started again for every benchmark.
public enum WorkerProcess {
  /// When `words`, a command line without the program's name, asks for a worker, is that worker and returns its exit
  /// code; else nil.
  public static func run(ifAskedBy words: [String], suites: [Suite]) -> Int32? {
    guard Worker.isAskedFor(words) else { return nil }
    guard TurnLoop.canDrainMainQueue else {
      return Worker.complain("main has to be synchronous: an asynchronous one hands the main queue to other threads")
    }
    return MainActor.assumeIsolated {
      LeakWatch.looksAtGlobals = true
      return Worker.main(words, suites: suites)
    }
  }
}
