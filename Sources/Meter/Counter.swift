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
    case .mallocs:
      metric(
        .lower, .allocations, "requests for memory made by the measuring thread",
        matters: "each costs time in the allocator and may fault a page in")
    case .frees: metric(.neither, .allocations, "pieces of memory given back")
    case .bytesAllocated:
      metric(
        .lower, .allocations, "bytes asked for, by size class", unit: "bytes",
        matters: "memory that was just asked for is not in any cache")
    case .objectAllocations:
      metric(
        .lower, .runtime, "class instances and boxes allocated",
        matters: "each is a request for memory, a reference count to keep and a deinitialiser to run")
    case .retains:
      metric(
        .lower, .runtime, "references retained",
        matters: "each is an atomic write, and one too many in a loop over views is a copy that could be a borrow")
    case .releases:
      metric(
        .lower, .runtime, "references released",
        matters: "each is an atomic write and may run a deinitialiser")

    case .cellsCreated:
      metric(
        .lower, .model, "a cell was initialised because no pooled one was free",
        matters: "a cell that is created while scrolling pays for its views and constraints in that frame")
    case .cellsDequeued: metric(.neither, .model, "a cell was handed out by a dequeue")
    case .cellsPrepared: metric(.neither, .model, "a cell was prepared ahead of display")
    case .hostsCreated:
      metric(
        .lower, .model, "a hosting controller or hosting content view was created",
        matters: "each builds a view graph and its views from nothing, where one that was kept would be updated")
    case .hostsDestroyed: metric(.neither, .model, "a hosting controller or hosting content view was destroyed")
    case .hostsLive:
      metric(
        .lower, .model, "hosts alive at the end", aggregation: .level,
        matters: "hosts that outlive their cells keep graphs, state and subscriptions alive")
    case .childControllers:
      metric(
        .lower, .model, "child controllers alive at the end", aggregation: .level,
        matters: "children that are never removed are told of every appearance and trait change, and never freed")
    case .configurationsApplied: metric(.neither, .model, "a content configuration was assigned")
    case .configurationsRebuilt:
      metric(
        .lower, .model, "an assigned configuration replaced the content view",
        matters:
          "a content view of another type is thrown away with its state, where one of the same type takes the new value over"
      )

    case .bodyEvaluations:
      metric(
        .lower, .model, "a view's body was evaluated",
        matters: "each runs the code of a view and compares what it made with what was there")
    case .nodesCreated:
      metric(
        .lower, .model, "a node of the view graph was created",
        matters: "each is a view whose identity was new: its state starts anew and nothing measured before helps")
    case .nodesDestroyed:
      metric(
        .lower, .model, "a node of the view graph was destroyed",
        matters: "each is a view whose identity ended, and its state with it")
    case .nodesUpdated:
      metric(
        .lower, .model, "a node was handed a new value to compare or take over",
        matters: "each is a view that could not be shown to be unchanged")
    case .viewComparisons:
      metric(
        .lower, .model, "two values of a view were compared",
        matters: "each reads every field of two values")
    case .stateInits:
      metric(
        .lower, .model, "storage for a view's state was made",
        matters: "state that is made anew has forgotten what the user did")
    case .environmentReads:
      metric(
        .lower, .model, "a view read the environment",
        matters: "each is a dependency: the view is evaluated again when the value changes")

    case .idealSizeQueries:
      metric(
        .lower, .model, "a host was asked for its ideal size",
        matters: "each measures the whole content with no bound, before anyone knows the width")
    case .fittingSizeQueries:
      metric(
        .lower, .model, "a host was asked for its size under a bound",
        matters: "each measures the whole content")
    case .sizeCacheHits: metric(.neither, .model, "a host answered a size query from its cache")
    case .textMeasurements:
      metric(
        .lower, .model, "a text was measured",
        matters: "shaping and breaking text is the dearest part of a size")

    case .constraintsAdded:
      metric(
        .lower, .model, "a constraint was added to a window's solver",
        matters: "each changes the solver's system, which is solved again")
    case .constraintsRemoved:
      metric(
        .lower, .model, "a constraint was removed from a window's solver",
        matters: "each changes the solver's system, which is solved again")
    case .constraintConstantChanges:
      metric(
        .lower, .model, "a constraint's constant was changed in place",
        matters: "each is solved for and invalidates the layout of what it moves")
    case .solverPivots:
      metric(
        .lower, .model, "a pivot of any solver, fitting queries included",
        matters: "each rewrites a part of the solver's system")

    case .layoutPasses:
      metric(
        .lower, .model, "one layoutSubviews call of one view",
        matters: "each places the subviews of a view, once more in the same frame when it came too late")
    case .layoutRounds:
      metric(
        .lower, .model, "constraint and layout passes were repeated within a frame",
        matters: "a size that became known too late makes the whole frame lay out again")
    case .nestedLayoutDepth:
      metric(
        .lower, .model, "the deepest re-entry of a layout pass", aggregation: .maximum,
        matters: "layout that asks for layout is the way to a loop")
    case .updateConstraintsPasses:
      metric(
        .lower, .model, "one updateConstraints call of one view",
        matters: "each is a view that has to say its constraints again")
    case .hostedLayouts:
      metric(
        .lower, .model, "a hosted root was placed",
        matters: "each lays out the whole hosted content")

    case .intrinsicInvalidations:
      metric(
        .lower, .model, "a view's intrinsic content size was invalidated",
        matters: "each makes the constraints around the view be solved again")
    case .listInvalidations:
      metric(
        .lower, .model, "a list's layout was invalidated by a cell",
        matters: "each makes the list ask for heights and place its rows again")
    case .turns: metric(.neither, .model, "a turn of the frame clock")

    case .framesStale:
      metric(
        .lower, .model, "a visible row that showed another item's content in a frame",
        matters: "users see the text of another row")
    case .rowsBlank:
      metric(
        .lower, .model, "a visible row that showed nothing in a frame",
        matters: "users see an empty row")
    case .pointsJumped:
      metric(
        .lower, .model, "content moved without a scroll", unit: "points",
        matters: "users lose the place they were reading")

    case .appearances: metric(.neither, .model, "an onAppear action ran")
    case .disappearances: metric(.neither, .model, "an onDisappear action ran")
    case .tasksStarted: metric(.neither, .model, "a task of a view was started")
    case .tasksCancelled: metric(.neither, .model, "a task of a view was cancelled")
    }
  }

  private func metric(
    _ better: Metric.Better, _ depends: Metric.Dependency, _ meaning: String, unit: String = "count",
    aggregation: Metric.Aggregation = .sum, matters: String = ""
  ) -> Metric {
    Metric(
      name: "\(self)", unit: unit, better: better, aggregation: aggregation, dependency: depends, meaning: meaning,
      matters: matters)
  }
}
