import Meter
import SwiftUI
import UIKit

/// A stack in a scroll view: 200 points, a hosted text that changes, 800 points (facts: S0-23). The set-ups of the article
/// on content that changes its size, wrong and right.
final class HostedTextScreen: UIViewController, GalleryScreen {
  enum SetUp: String, CaseIterable {
    /// Only the view is kept; the controller is gone at once (facts: S0-2).
    case notRetained
    /// The controller is kept, and is nobody's child (facts: S0-11).
    case retained
    /// A child that follows nothing (facts: S0-8).
    case withoutOptions
    /// A child, told so before its view is added, as the article has it (facts: S0-14).
    case contained
    /// A child, told so after its view is added, as Apple has it.
    case containedInOrder
    /// A child whose content says when its size changes (facts: S0-25).
    case beforeIOS16
  }

  private let setUp: SetUp
  private let press = Press()
  private let container = UIView()
  private var kept: UIHostingController<ChangingText>?
  private weak var made: UIViewController?

  init(_ setUp: SetUp) {
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView()
    let stack = UIStackView()
    stack.axis = .vertical
    view.fill(with: scrollView)
    scrollView.fill(with: stack)
    let (above, below) = (UIView(), UIView())
    for view in [above, container, below] { stack.addArrangedSubview(view) }
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      above.heightAnchor.constraint(equalToConstant: 200),
      below.heightAnchor.constraint(equalToConstant: 800),
    ])
    addHost()
  }

  private func addHost() {
    var content = ChangingText(press: press)
    if setUp == .beforeIOS16 {
      content.onUpdate = { [weak self] in self?.kept?.view.setNeedsUpdateConstraints() }
    }
    let hosting = UIHostingController(rootView: content)
    made = hosting
    if setUp != .beforeIOS16, setUp != .withoutOptions { hosting.sizingOptions = .intrinsicContentSize }
    if setUp != .notRetained { kept = hosting }
    switch setUp {
    case .notRetained, .retained:
      container.fill(with: hosting.view)
    case .contained, .withoutOptions, .beforeIOS16:
      addChild(hosting)
      hosting.didMove(toParent: self)
      container.fill(with: hosting.view)
    case .containedInOrder:
      addChild(hosting)
      container.fill(with: hosting.view)
      hosting.didMove(toParent: self)
    }
  }

  func change() { press.action() }

  var sizeFollows: Bool {
    isSame(container.frame.height, neededHeight(of: ChangingRow(isLong: true), in: container.frame.width))
  }

  var host: AnyObject? { made }
}
