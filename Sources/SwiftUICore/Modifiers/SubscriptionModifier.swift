import Combine
import Foundation

/// An action for each value of a publisher.
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
  var publisher: P
  var action: (P.Output) -> Void
}

extension _SubscriptionModifier: _GraphModifier {
  public typealias Node = SubscriptionNode<P>
}

/// Subscribes once; another publisher of the same type in a later update is another subscription only if it compares
/// as another value.
public final class SubscriptionNode<P: Publisher>: GraphModifierNode<_SubscriptionModifier<P>>
where P.Failure == Never {
  private var cancellable: AnyCancellable?
  private var values: ContiguousArray<P.Output> = []

  public override func contentDidMake() { subscribe() }

  public override func modifierDidChange(from old: _SubscriptionModifier<P>) {
    if !Comparator.of(P.self).areEqual(old.publisher, modifier.publisher) { subscribe() }
  }

  private func subscribe() {
    cancellable = modifier.publisher.sink { [weak self] value in
      let value = UncheckedBox(value)
      MainQueue.run { self?.receive(value.value) }
    }
  }

  private func receive(_ value: P.Output) {
    guard isAlive else { return }
    values.append(value)
    // What comes while the tree is being updated waits for the end of the update.
    if host.isUpdating { host.enqueueAction(self, 0) } else { runAction(0) }
  }

  public override func runAction(_ kind: Int) {
    guard !values.isEmpty else { return }
    modifier.action(values.removeFirst())
  }

  public override func didDestroy() { cancellable = nil }
}

extension View {
  /// Runs an action for each value that a publisher sends while the view is there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
