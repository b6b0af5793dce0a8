import SwiftUI
import UIKit

/// A badge of a fixed size in a corner, whose root is set anew (facts: S3-3 … S3-7).
final class BadgeScreen: UIViewController, GalleryScreen {
  private var hosting: UIHostingController<BadgeView>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let hosting = UIHostingController(rootView: BadgeView(count: 5))
    addChild(hosting)
    add(hosting.view, to: view)
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      hosting.view.widthAnchor.constraint(equalToConstant: 40),
      hosting.view.heightAnchor.constraint(equalToConstant: 40),
    ])
    hosting.didMove(toParent: self)
    self.hosting = hosting
  }

  func change() { hosting?.rootView = BadgeView(count: 1_234_567) }

  /// A fixed size follows nothing: a number that is too wide is cut.
  var sizeFollows: Bool {
    guard let view = hosting?.view else { return false }
    let needed = UIHostingController(rootView: BadgeView(count: 1_234_567)).sizeThatFits(
      in: CGSize(width: CGFloat.infinity, height: .infinity))
    return needed.width <= view.bounds.width && needed.height <= view.bounds.height
  }

  var host: AnyObject? { hosting }
}
