import Meter
import SwiftUI
import Turns

/// A window with a controller in it, 390×844 points, and the turns that draw it.
@MainActor final class Screen {
  let window: UIWindow
  let root: UIViewController

  init(_ root: UIViewController = UIViewController(), size: CGSize = CGSize(width: 390, height: 844)) {
    _ = RuntimeIssue.drain()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.root = root
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  var view: UIView { root.view }

  func turn(_ count: Int = 1) { for _ in 0..<count { TurnLoop.main.turn() } }

  /// The kinds of the findings since the last time this was asked.
  var issues: [String] { RuntimeIssue.drain().issues.map(\.kind) }
}

/// What happened, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func callAsFunction(_ entry: String) { entries.append(entry) }

  /// What happened since the last time this was asked.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Something for a view to leave a closure in.
@MainActor final class Handle {
  var action: () -> Void = {}
}

extension UIView {
  /// What the view draws, in paint order.
  var leaves: [UIKit._DrawnLeaf] {
    var leaves: [UIKit._DrawnLeaf] = []
    _drawnLeaves(into: &leaves, relativeTo: self)
    return leaves
  }

  /// The texts that the view draws.
  var texts: [String] { leaves.filter { $0.kind == "text" }.map(\.text) }

  /// Adds `view` with four edge constraints.
  func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// Equal but for the rounding of Auto Layout's solver, far below a pixel.
func isClose(_ one: CGFloat?, _ other: CGFloat?) -> Bool {
  guard let one, let other else { return false }
  return abs(one - other) < 0.01
}

func isClose(_ one: CGSize?, _ other: CGSize?) -> Bool {
  isClose(one?.width, other?.width) && isClose(one?.height, other?.height)
}

func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
  isClose(one.minX, other.minX) && isClose(one.minY, other.minY) && isClose(one.size, other.size)
}
