import Combine
import Foundation
import Meter

/// A node's subscription to an object's `objectWillChange`: each change has the body evaluated again, whatever of the
/// object the body reads (facts: engine 4.2-19).
final class ObjectSubscription {
  let object: AnyObject
  private var cancellable: AnyCancellable?

  @MainActor init<Object: ObservableObject>(to object: Object, for node: BodyNodeBase) {
    self.object = object
    cancellable = object.objectWillChange.sink { [weak node] _ in Self.changed(node) }
  }

  private static func changed(_ node: BodyNodeBase?) {
    guard MainQueue.isCurrent else {
      RuntimeIssue.report(
        "publishingFromBackground",
        "Publishing changes from background threads is not allowed; make sure to publish values from the main thread")
      let node = UncheckedBox(node)
      return DispatchQueue.main.async { node.value?.markBodyDirty() }
    }
    MainActor.assumeIsolated {
      if let reader = Graph.current {
        RuntimeIssue.report(
          "publishingDuringViewUpdate",
          "Publishing changes from within view updates is not allowed, this will cause undefined behavior: "
            + "in \(reader.path)")
      }
      node?.markBodyDirty()
    }
  }
}

extension GraphLink where Object == ObjectSubscription {
  /// Subscribes to `object`, or goes on with the subscription to the same object that is there or was there before.
  @MainActor mutating func subscribe<Observed: ObservableObject>(
    to observed: Observed, previous: ObjectSubscription?, in node: BodyNodeBase
  ) {
    if let object, object.object === observed { return }
    if let previous, previous.object === observed {
      object = previous
    } else {
      object = ObjectSubscription(to: observed, for: node)
    }
  }
}
