import Meter
import Turns

/// The state of the passes that are running: how deep they are nested in one another.
@MainActor enum LayoutPass {
  /// How many passes are on the stack.
  private(set) static var depth = 0

  /// Runs `body` as a pass over `view`'s subtree, unless passes are nested to the limit: then the view is named and the
  /// pass is not made. Models UIKit's trap at about 100 nested passes (facts: P25, Q3).
  static func run(on view: UIView, _ body: () -> Void) {
    guard depth < TurnLoop.main.nestedPassLimit else {
      reportLoop(view, "nested \(depth) deep")
      view.forgetLayout()
      return
    }
    depth += 1
    Counter.nestedLayoutDepth.raise(to: depth)
    Phase.layout.run(body)
    depth -= 1
  }

  static func reportLoop(_ view: UIView, _ how: String) {
    RuntimeIssue.report(
      "layoutLoop", "\(view) is stuck in a layout loop: its layout pass is \(how) and it is dirty again", flag: .trap)
  }
}
