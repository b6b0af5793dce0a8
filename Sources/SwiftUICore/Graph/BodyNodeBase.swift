import Meter
import Observation

/// A node with a body (or another description) that is evaluated again when something that it read has changed.
@MainActor public class BodyNodeBase: ViewNode {
  @exclusivity(unchecked) private final var reads: ContiguousArray<EnvironmentRead> = []
  /// Locations of other nodes' state that the body read, through bindings.
  @exclusivity(unchecked) private final var sources: ContiguousArray<LocationBase> = []
  /// Which evaluation is the latest, so that what an earlier one left behind is recognised.
  @exclusivity(unchecked) final var evaluation = 0
  @exclusivity(unchecked) private final var ticket: ObservationTicket?

  /// Puts the node on the list of bodies to evaluate.
  final func markBodyDirty() {
    guard flags.intersection([.bodyDirty, .destroyed]).isEmpty else { return }
    // A body that changes what it reads itself would be evaluated for ever.
    guard !Graph.isEvaluating else { return host.markBodyDirtyInNextRound(self) }
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

  /// Runs `describe` as the current evaluation: what it reads, this node depends on. What it read before is forgotten
  /// by `forgetReads`, before the dynamic properties are connected.
  final func track<Description>(_ type: ViewType, _ describe: () -> Description) -> Description {
    flags.remove(.bodyDirty)
    evaluation &+= 1
    ticket?.end()
    if ticket == nil, type.readsObservables { ticket = ObservationTicket() }
    let before = Graph.current
    Graph.current = self
    defer { Graph.current = before }
    return withObservationTracking(
      {
        ticket?.read()
        return describe()
      }, onChange: changeHandler(type))
  }

  /// What is called once when an observable property that was read is about to change. Asked for only if there is one.
  private final func changeHandler(_ type: ViewType) -> @Sendable () -> Void {
    // From here on, views of this type get their ticket in time.
    type.readsObservables = true
    let evaluation = evaluation
    return { [weak self] in
      MainQueue.run { self?.observableDidChange(since: evaluation) }
    }
  }

  private final func observableDidChange(since evaluation: Int) {
    if evaluation == self.evaluation { markBodyDirty() }
  }

  // MARK: Environment objects

  /// Whether something that the view declares is not there: reading it ends the evaluation.
  @exclusivity(unchecked) final var lacksObject = false

  final func reportMissing(_ name: String) {
    RuntimeIssue.report(
      "missingEnvironmentObject",
      "No observable object of type \(name) found: a modifier that places it may be missing above \(path)")
  }

  /// The value of a key, on which the body from now on depends.
  final func dependOnEnvironment<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    record(EnvironmentRead(key: key, element: environment.element(ObjectIdentifier(key))))
    return environment[key]
  }

  final func markDirtyIfReadingEnvironment() {
    if !reads.isEmpty { markBodyDirty() }
  }

  // MARK: What was read

  final func recordRead(of read: EnvironmentRead) {
    if Graph.current === self { record(read) }
  }

  private final func record(_ read: EnvironmentRead) {
    Counter.environmentReads.add()
    if reads.contains(where: { $0.key == read.key }) { return }
    reads.append(read)
  }

  final func recordRead(of location: LocationBase) {
    if sources.contains(where: { $0 === location }) { return }
    sources.append(location)
    location.addReader(self)
  }

  /// Ends every dependency but that on observable objects, which the next evaluation ends.
  final func forgetReads() {
    lacksObject = false
    if !reads.isEmpty { reads.removeAll(keepingCapacity: true) }
    guard !sources.isEmpty else { return }
    for source in sources { source.removeReader(self) }
    sources.removeAll(keepingCapacity: true)
  }

  public override final func environmentDidChange(from old: EnvironmentValues) {
    if reads.contains(where: { !$0.holds(in: environment) }) { markBodyDirty() }
  }

  public override func didDestroy() {
    evaluation &+= 1
    ticket?.end()
    forgetReads()
  }
}
