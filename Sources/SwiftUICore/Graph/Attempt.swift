import CEscape

/// Something that may have to be given up on the way, since what it reads is not there and has no other value.
///
/// Apple's runtime ends the process there. Here the evaluation is left where it stands: what it holds is lost, a warning
/// names the view, and the run goes on. Only evaluations that are known to lack something pay for the way out.
@MainActor class Attempt<Result> {
  private var outcome: Result?

  func run() -> Result { fatalError("an attempt at nothing") }

  /// What came of it, nil if it was given up.
  func result() -> Result? {
    // The compiler sees one type of object behind the pointer, whatever the result's.
    let erased = ErasedAttempt(run: { self.outcome = self.run() })
    let box = Unmanaged.passRetained(erased)
    let isWhole = CEscapeRun(
      { box in
        MainActor.assumeIsolated { Unmanaged<ErasedAttempt>.fromOpaque(box).takeUnretainedValue().run() }
      }, box.toOpaque())
    // What was left behind may still count on the box.
    if isWhole { box.release() }
    return isWhole ? outcome : nil
  }
}

@MainActor private final class ErasedAttempt {
  let run: () -> Void
  init(run: @escaping () -> Void) { self.run = run }
}

extension Graph {
  /// A view reads an object that is not there. Within an evaluation that may be given up, this does not return.
  static func leaveEvaluation(missing name: String) {
    guard let node = current else { return }
    MainActor.assumeIsolated {
      guard let node = node as? BodyNodeBase, node.lacksObject else { return }
      node.reportMissing(name)
      CEscapeLeave()
    }
  }
}
