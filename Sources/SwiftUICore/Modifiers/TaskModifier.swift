import Meter

/// Asynchronous work for as long as a view is there.
public struct _TaskModifier<ID: Equatable> {
  var id: ID
  var name: String?
  var priority: TaskPriority
  var action: @MainActor () async -> Void
}

extension _TaskModifier: _GraphModifier {
  public typealias Node = TaskNode<ID>
}

private enum TaskAction {
  static let start = 0
  static let cancel = 1
  static let restart = 2
}

/// Starts a task when the view appears and when the id changes; cancels it when the view goes, and before the next.
public final class TaskNode<ID: Equatable>: GraphModifierNode<_TaskModifier<ID>> {
  private var task: Task<Void, Never>?
  /// Which task is the latest, so that an old one's end is not taken for its end.
  private var generation = 0

  public override func contentDidMake() {
    if host.isVisible { changeAppearance(true) }
  }

  public override func hostAppearanceDidChange(isVisible: Bool) { changeAppearance(isVisible) }
  public override func didDestroy() { changeAppearance(false) }

  private func changeAppearance(_ appears: Bool) {
    guard flags.contains(.appeared) != appears else { return }
    if appears { flags.insert(.appeared) } else { flags.remove(.appeared) }
    host.enqueueAction(self, appears ? TaskAction.start : TaskAction.cancel)
  }

  public override func modifierDidChange(from old: _TaskModifier<ID>) {
    Counter.viewComparisons.add()
    guard old.id != modifier.id, flags.contains(.appeared) else { return }
    host.enqueueAction(self, TaskAction.restart)
  }

  public override func runAction(_ kind: Int) {
    if kind != TaskAction.start { cancel() }
    if kind != TaskAction.cancel { start() }
  }

  private func start() {
    Counter.tasksStarted.add()
    generation += 1
    let generation = generation
    let action = modifier.action
    task = Task(priority: modifier.priority) { @MainActor [weak self] in
      await action()
      self?.taskDidEnd(generation)
    }
  }

  private func cancel() {
    guard let task else { return }
    Counter.tasksCancelled.add()
    task.cancel()
    self.task = nil
  }

  private func taskDidEnd(_ generation: Int) {
    if generation == self.generation { task = nil }
  }
}

extension View {
  /// Starts a task when the view appears, and cancels it when the view disappears.
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, name: name, priority: priority, action: action))
  }

  /// Starts a task when the view appears and anew each time `value` changes, and cancels it when the view disappears.
  nonisolated public func task<T: Equatable>(
    id value: T, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}
