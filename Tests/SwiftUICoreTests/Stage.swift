import Meter
import SwiftUICore
import Testing

/// A host in a window of 100 × 100 points, updated and laid out by hand.
@MainActor final class Stage<Root: View> {
  let host: _GraphHost<Root>
  var size = CGSize(width: 100, height: 100)

  init(_ root: Root) {
    host = _GraphHost(rootView: root)
    host.appear()
    render()
  }

  func render() {
    host.update()
    host.layout(in: size)
  }

  func show(_ root: Root) {
    host.rootView = root
    render()
  }
}

/// What happened, in order.
final class Log {
  private var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// What happened since the last time this was asked.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Counts what `body` adds to a counter.
@MainActor func count(_ counter: Counter, _ body: () -> Void) -> Int {
  let before = counter.total
  body()
  return counter.total - before
}

/// Something for a view to leave a closure in.
@MainActor final class Handle {
  var action: () -> Void = {}
}
