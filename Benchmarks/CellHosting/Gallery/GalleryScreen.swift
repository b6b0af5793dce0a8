import CellBench
import Meter
import SwiftUI
import UIKit

/// A screen as an article sets it up, right or wrong: it is shown, changed once, and looked at.
@MainActor protocol GalleryScreen: UIViewController {
  /// What a user does, once the screen is shown.
  func change()
  /// Whether what is on screen has the size that its content needs now.
  var sizeFollows: Bool { get }
  /// The hosting controller or content view that was made, if it is still there.
  var host: AnyObject? { get }
  /// A symptom that shows, and how.
  var symptom: (flag: Flag, message: String)? { get }
}

extension GalleryScreen {
  var symptom: (flag: Flag, message: String)? { nil }
}

/// The world of a screen of the gallery.
@MainActor final class GalleryWorld {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let screen: any GalleryScreen

  init(_ screen: any GalleryScreen, _ context: BenchmarkContext) {
    self.screen = screen
    window.rootViewController = screen
    context.expectRelease(of: screen, named: "the screen")
    window.makeKeyAndVisible()
    context.turn(times: 3)
  }
}

/// A benchmark of a screen: what its change costs, and what is seen of it afterwards.
///
/// - Parameter flags: the symptoms that the set-up is known for.
@MainActor func gallery(
  _ name: String, flags: [Flag] = [], _ make: @escaping @MainActor @Sendable () -> any GalleryScreen
) -> Benchmark {
  Benchmark(
    "gallery/\(name)", flags: flags,
    setUp: { context in GalleryWorld(make(), context) },
    run: { world, context in
      world.screen.change()
      context.turn(times: 3)
      context.unmeasured { observe(world.screen, context) }
    })
}

/// Everything is read off the running screen.
@MainActor private func observe(_ screen: any GalleryScreen, _ context: BenchmarkContext) {
  context.observe(.sizeFollows, screen.sizeFollows)
  context.observe(.hostAlive, screen.host != nil)
  context.observe(.isChild, (screen.host as? UIViewController)?.parent != nil)
  if let (flag, message) = screen.symptom { context.raise(flag, message) }
}

/// Presses a button of hosted content, from outside.
@MainActor final class Press {
  var action: () -> Void = {}
}

extension UIView {
  /// Adds `view` with all four edges on this one's.
  func fill(with view: UIView, inset: CGFloat = 0) {
    add(view, to: self)
    NSLayoutConstraint.activate(view.edges(of: self, inset: inset))
  }
}

/// The height that `content` needs in `width` points, asked of a host of its own.
@MainActor func neededHeight<Content: View>(of content: Content, in width: CGFloat) -> CGFloat {
  UIHostingController(rootView: content).sizeThatFits(in: CGSize(width: width, height: .infinity)).height
}

/// Whether two lengths are equal but for rounding to pixels.
func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.67 }
