import CellBench

/// What a command works with: where its words go, the suites it may run, and what is known about the terminal.
public struct CommandSession {
  /// Takes results. Throws when they cannot be written.
  public var output: (String) throws -> Void
  /// Takes messages and progress; what cannot be written there is lost.
  public var errors: (String) -> Void
  public var suites: [Suite]
  /// What the program is called in messages.
  public var program = "cellbench"
  /// The program that workers are started from.
  public var executable = Runner.ownExecutable
  /// Whether messages go to a terminal, where progress may redraw its line.
  public var showsLiveProgress = false
  /// Whether results may have colours.
  public var hasColors = false
  /// Columns of the terminal, nil when there is none.
  public var columns: Int?
  /// Whether signals are caught, so that a run can save what it has.
  public var catchesSignals = false

  public init(
    output: @escaping (String) throws -> Void, errors: @escaping (String) -> Void, suites: [Suite] = []
  ) {
    self.output = output
    self.errors = errors
    self.suites = suites
  }
}
