import Meter
import Observation

/// A node with a body (or another description) that is evaluated again when something that it read has changed.
@MainActor public class BodyNodeBase: ViewNode {
  private final var reads: ContiguousArray<EnvironmentRead> = []
  /// Locations of other nodes' state that the body read, through bindings.
  private final var sources: ContiguousArray<LocationBase> = []
  /// Which evaluation is the latest, so that what an earlier one left behind is recognised.
  final var evaluation = 0

  /// Puts the node on the list of bodies to evaluate.
  final func markBodyDirty() {
    guard flags.intersection([.bodyDirty, .destroyed]).isEmpty else { return }
    flags.insert(.bodyDirty)
    host.dirtyBodies.insert(self)
    host.requestUpdate()
  }

  override final func evaluateIfDirty() {
    guard flags.intersection([.bodyDirty, .destroyed]) == .bodyDirty else { return }
    evaluate()
  }

  /// Evaluates the body and hands it to the child.
  func evaluate() {}

  /// Runs `describe` as the current evaluation: what it reads, this node depends on, and on nothing it read before.
  final func track<Description>(_ describe: () -> Description) -> Description {
    flags.remove(.bodyDirty)
    forgetReads()
    evaluation &+= 1
    let before = Graph.current
    Graph.current = self
    defer { Graph.current = before }
    return withObservationTracking(describe, onChange: changeHandler())
  }

  private final func changeHandler() -> @Sendable () -> Void {
    let evaluation = evaluation
    return { [weak self] in
      MainQueue.run { self?.observableDidChange(since: evaluation) }
    }
  }

  private final func observableDidChange(since evaluation: Int) {
    if evaluation == self.evaluation { markBodyDirty() }
  }

  // MARK: What was read

  final func recordRead(of read: EnvironmentRead) {
    guard Graph.current === self else { return }
    Counter.environmentReads.add()
    if reads.contains(where: { $0.key == read.key }) { return }
    reads.append(read)
  }

  final func recordRead(of location: LocationBase) {
    if sources.contains(where: { $0 === location }) { return }
    sources.append(location)
    location.addReader(self)
  }

  private final func forgetReads() {
    if !reads.isEmpty { reads.removeAll(keepingCapacity: true) }
    guard !sources.isEmpty else { return }
    for source in sources { source.removeReader(self) }
    sources.removeAll(keepingCapacity: true)
  }

  public override final func environmentDidChange(from old: EnvironmentValues) {
    if reads.contains(where: { !$0.holds(in: environment) }) { markBodyDirty() }
  }

  public override func didDestroy() { forgetReads() }
}
