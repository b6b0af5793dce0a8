/// Cancels what it holds when asked to, and when it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private struct Action: Cancellable {
    let action: () -> Void
    func cancel() { action() }
  }

  private let lock = Lock()
  private var held: (any Cancellable)?

  public init(_ cancel: @escaping () -> Void) { held = Action(action: cancel) }

  public init<Canceller: Cancellable>(_ canceller: Canceller) { held = canceller }

  deinit { held?.cancel() }

  public func cancel() {
    lock.lock()
    let taken = held
    held = nil
    lock.unlock()
    taken?.cancel()
  }

  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    collection.append(self)
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
