import SwiftUI
import UIKit

/// Hosted content 16 points within a base view that has no size of its own (facts: S2-17 … S2-24).
final class BaseViewScreen: UIViewController, GalleryScreen {
  enum SetUp: String, CaseIterable {
    case intrinsic, withoutOptions
    /// No option; the screen says itself when the size is to be read again (facts: S2-23).
    case byHand
  }

  private let setUp: SetUp
  private let press = Press()
  private let baseView = UIView()

  init(_ setUp: SetUp) {
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    baseView.backgroundColor = .lightGray
    add(baseView, to: view)
    NSLayoutConstraint.activate([
      baseView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      baseView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    let hosting = UIHostingController(rootView: TwoLines(press: press))
    if setUp == .intrinsic { hosting.sizingOptions = .intrinsicContentSize }
    addChild(hosting)
    baseView.fill(with: hosting.view, inset: 16)
    hosting.didMove(toParent: self)
  }

  func change() {
    press.action()
    guard setUp == .byHand, let view = children.first?.view else { return }
    // The content is updated in the turn that comes; what is read after it is the new size.
    DispatchQueue.main.async { view.invalidateIntrinsicContentSize() }
  }

  var sizeFollows: Bool {
    isSame(
      baseView.frame.height, neededHeight(of: Text(TwoLines.texts[1]).padding(16), in: baseView.frame.width - 32) + 32)
  }

  var host: AnyObject? { children.first }
}
