/// A request and the program that is to answer it.
struct WorkerJob {
  let request: WorkerRequest
  let executable: String
  /// The program's file as it was when the run began.
  let mark: ProgramMark?
  /// The place of the run's side that the answer belongs to.
  var side = 0
}
