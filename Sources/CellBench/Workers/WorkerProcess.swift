/// The worker's side of a program: the same program is started again for every benchmark.
public enum WorkerProcess {
  /// When `words`, a command line without the program's name, asks for a worker, is that worker and returns its exit
  /// code; else nil.
  @MainActor public static func run(ifAskedBy words: [String], suites: [Suite]) -> Int32? {
    Worker.isAskedFor(words) ? Worker.main(words, suites: suites) : nil
  }
}
