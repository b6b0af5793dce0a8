import SwiftUI
import UIKit

/// A view that hosts content without knowing a controller: it asks the responder chain for one (facts: S0-31 … S0-33).
final class ViewOnlyScreen: UIViewController, GalleryScreen {
  /// Whether the view is in the hierarchy when it looks for a controller.
  private let isInserted: Bool
  private let legacy = LegacyView()

  init(isInserted: Bool) {
    self.isInserted = isInserted
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if !isInserted { legacy.install() }
    add(legacy, to: view)
    NSLayoutConstraint.activate([
      legacy.topAnchor.constraint(equalTo: view.topAnchor),
      legacy.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      legacy.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    if isInserted { legacy.install() }
  }

  func change() { legacy.press.action() }

  var sizeFollows: Bool {
    isSame(legacy.frame.height, neededHeight(of: ChangingRow(isLong: true), in: legacy.frame.width))
  }

  var host: AnyObject? { legacy.hosting }
}

/// A view from before the app had SwiftUI.
final class LegacyView: UIView {
  let press = Press()
  private(set) weak var hosting: UIHostingController<ChangingText>?

  /// Hosts content in the nearest controller; without one nothing is hosted.
  func install() {
    guard let controller = nearestController else { return }
    let hosting = UIHostingController(rootView: ChangingText(press: press))
    hosting.sizingOptions = .intrinsicContentSize
    controller.addChild(hosting)
    fill(with: hosting.view)
    hosting.didMove(toParent: controller)
    self.hosting = hosting
  }
}

extension UIView {
  /// The nearest view controller up the responder chain.
  var nearestController: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
