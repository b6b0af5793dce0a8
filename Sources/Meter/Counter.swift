import CMeter

/// One thing that is counted: its slot in the counter array, and, in `definition`, its meaning. Adding a metric that
/// is counted means adding it here, in both places, and counting it at the one site where it happens.
@frozen public enum Counter: Int32, CaseIterable, Sendable {
  // The C target adds to these; the order is that of CMeter.h.
  case mallocs, frees, bytesAllocated, objectAllocations, retains, releases

  case cellsCreated, cellsDequeued, cellsPrepared
  case hostsCreated, hostsDestroyed, hostsLive, childControllers
  case configurationsApplied, configurationsRebuilt
  case bodyEvaluations, nodesCreated, nodesDestroyed, nodesUpdated, viewComparisons, stateInits, environmentReads
  case idealSizeQueries, fittingSizeQueries, sizeCacheHits, textMeasurements
  case constraintsAdded, constraintsRemoved, constraintConstantChanges, solverPivots
  case layoutPasses, layoutRounds, nestedLayoutDepth, updateConstraintsPasses, hostedLayouts
  case intrinsicInvalidations, listInvalidations, turns
  case framesStale, rowsBlank, pointsJumped
  case appearances, disappearances, tasksStarted, tasksCancelled

  /// Counts one.
  @inlinable @inline(__always) public func add() { cmeter_add(rawValue, 1) }

  /// Counts `amount` at once.
  @inlinable @inline(__always) public func add(_ amount: Int) { cmeter_add(rawValue, Int64(amount)) }

  /// Counts one, on the account of `type` where a run asks who counts.
  @inlinable @inline(__always) public func add(for type: Any.Type) {
    cmeter_add_for(rawValue, unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  /// For counters whose aggregation is the maximum: keeps the larger of the value so far and `value`.
  @inlinable @inline(__always) public func raise(to value: Int) { cmeter_raise(rawValue, Int64(value)) }

  /// The calling thread's sum over all phases since the thread began. Allocates nothing.
  public var sum: Int { Int(cmeter_sum(rawValue)) }

  /// The calling thread's total over all phases since the thread began.
  public var total: Int {
    Phase.allCases.reduce(0) { sum, phase in
      let value = Int(cmeter_value(rawValue, phase.rawValue))
      return definition.aggregation == .maximum ? max(sum, value) : sum + value
    }
  }

  /// What the counter means. The name is the case's own.
  public var definition: Metric { Self.definitions[Int(rawValue)] }

  /// Every counter's definition, by raw value.
  private static let definitions = allCases.map(\.makeDefinition)

  /// The counters whose aggregation is the maximum.
  static let maxima = allCases.filter { $0.definition.aggregation == .maximum }

  private var makeDefinition: Metric {
    switch self {
    case .mallocs: metric(.lower, .allocations, "requests for memory made by the measuring thread")
    case .frees: metric(.neither, .allocations, "pieces of memory given back")
    case .bytesAllocated: metric(.lower, .allocations, "bytes asked for, by size class", unit: "bytes")
    case .objectAllocations: metric(.lower, .runtime, "class instances and boxes allocated")
    case .retains: metric(.lower, .runtime, "references retained")
    case .releases: metric(.lower, .runtime, "references released")

    case .cellsCreated: metric(.lower, .model, "a cell was initialised because no pooled one was free")
    case .cellsDequeued: metric(.neither, .model, "a cell was handed out by a dequeue")
    case .cellsPrepared: metric(.neither, .model, "a cell was prepared ahead of display")
    case .hostsCreated: metric(.lower, .model, "a hosting controller or hosting content view was created")
    case .hostsDestroyed: metric(.neither, .model, "a hosting controller or hosting content view was destroyed")
    case .hostsLive: metric(.lower, .model, "hosts alive at the end", aggregation: .level)
    case .childControllers: metric(.lower, .model, "child controllers alive at the end", aggregation: .level)
    case .configurationsApplied: metric(.neither, .model, "a content configuration was assigned")
    case .configurationsRebuilt: metric(.lower, .model, "an assigned configuration replaced the content view")

    case .bodyEvaluations: metric(.lower, .model, "a view's body was evaluated")
    case .nodesCreated: metric(.lower, .model, "a node of the view graph was created")
    case .nodesDestroyed: metric(.lower, .model, "a node of the view graph was destroyed")
    case .nodesUpdated: metric(.lower, .model, "a node was handed a new value to compare or take over")
    case .viewComparisons: metric(.lower, .model, "two values of a view were compared")
    case .stateInits: metric(.lower, .model, "storage for a view's state was made")
    case .environmentReads: metric(.lower, .model, "a view read the environment")

    case .idealSizeQueries: metric(.lower, .model, "a host was asked for its ideal size")
    case .fittingSizeQueries: metric(.lower, .model, "a host was asked for its size under a bound")
    case .sizeCacheHits: metric(.neither, .model, "a host answered a size query from its cache")
    case .textMeasurements: metric(.lower, .model, "a text was measured")

    case .constraintsAdded: metric(.lower, .model, "a constraint was added to a window's solver")
    case .constraintsRemoved: metric(.lower, .model, "a constraint was removed from a window's solver")
    case .constraintConstantChanges: metric(.lower, .model, "a constraint's constant was changed in place")
    case .solverPivots: metric(.lower, .model, "a pivot of any solver, fitting queries included")

    case .layoutPasses: metric(.lower, .model, "one layoutSubviews call of one view")
    case .layoutRounds: metric(.lower, .model, "constraint and layout passes were repeated within a frame")
    case .nestedLayoutDepth: metric(.lower, .model, "the deepest re-entry of a layout pass", aggregation: .maximum)
    case .updateConstraintsPasses: metric(.lower, .model, "one updateConstraints call of one view")
    case .hostedLayouts: metric(.lower, .model, "a hosted root was placed")

    case .intrinsicInvalidations: metric(.lower, .model, "a view's intrinsic content size was invalidated")
    case .listInvalidations: metric(.lower, .model, "a list's layout was invalidated by a cell")
    case .turns: metric(.neither, .model, "a turn of the frame clock")

    case .framesStale: metric(.lower, .model, "a visible row that showed another item's content in a frame")
    case .rowsBlank: metric(.lower, .model, "a visible row that showed nothing in a frame")
    case .pointsJumped: metric(.lower, .model, "content moved without a scroll", unit: "points")

    case .appearances: metric(.neither, .model, "an onAppear action ran")
    case .disappearances: metric(.neither, .model, "an onDisappear action ran")
    case .tasksStarted: metric(.neither, .model, "a task of a view was started")
    case .tasksCancelled: metric(.neither, .model, "a task of a view was cancelled")
    }
  }

  private func metric(
    _ better: Metric.Better, _ depends: Metric.Dependency, _ meaning: String, unit: String = "count",
    aggregation: Metric.Aggregation = .sum
  ) -> Metric {
    Metric(
      name: "\(self)", unit: unit, better: better, aggregation: aggregation, dependency: depends, meaning: meaning)
  }
}
