import Meter
import SwiftUI
import UIKit

/// A button that presents hosted content in a popover (facts: S0-34 … S0-41, S2-9 … S2-16).
final class PopoverScreen: UIViewController, GalleryScreen, UIPopoverPresentationControllerDelegate {
  enum SetUp: String, CaseIterable {
    /// The preferred size is followed; a text that is wider than the screen is cut (facts: S0-38).
    case plain
    /// A least height alone.
    case minHeight
    /// An ideal width: the preferred height is the one at that width (facts: S0-39).
    case idealWidth
    /// Both (facts: S0-40).
    case idealWidthAndMinHeight
    /// No option: nothing is known of the content's size (facts: P37).
    case withoutOptions
    /// No answer of a delegate: the popover fills a phone's screen (facts: S0-41).
    case withoutDelegate
    /// The button's action keeps the screen, which keeps the button (facts: S2-13).
    case strongAction
  }

  private let setUp: SetUp
  private let press = Press()
  private let button = UIButton(type: .system)
  private weak var made: UIViewController?

  init(_ setUp: SetUp) {
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Present", for: .normal)
    if setUp == .strongAction {
      button.addAction(.init { _ in self.presentContent() }, for: .touchUpInside)
    } else {
      button.addAction(.init { [weak self] _ in self?.presentContent() }, for: .touchUpInside)
    }
    add(button, to: view)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    button.sendActions(for: .touchUpInside)
  }

  private func presentContent() {
    let text = PopoverText(press: press)
    switch setUp {
    case .minHeight: show(text.frame(minHeight: 40))
    case .idealWidth, .withoutOptions, .withoutDelegate, .strongAction: show(text.frame(idealWidth: 250))
    case .idealWidthAndMinHeight: show(text.frame(idealWidth: 250, minHeight: 40))
    case .plain: show(text)
    }
  }

  private func show<Content: View>(_ content: Content) {
    let hosting = UIHostingController(rootView: content)
    made = hosting
    if setUp != .withoutOptions { hosting.sizingOptions = .preferredContentSize }
    hosting.modalPresentationStyle = .popover
    if let popover = hosting.popoverPresentationController {
      popover.permittedArrowDirections = .down
      popover.sourceView = button
      if setUp != .withoutDelegate { popover.delegate = self }
    }
    present(hosting, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func change() { press.action() }

  /// The whole text fits, and nothing is left over.
  var sizeFollows: Bool {
    guard let view = made?.viewIfLoaded else { return false }
    return isSame(view.frame.height, neededHeight(of: Text(ChangingText.text(true)), in: view.frame.width))
  }

  var host: AnyObject? { made }
}

/// The short or long text, by itself.
struct PopoverText: View {
  let press: Press
  @State private var isLong = false

  var body: some View {
    Text(ChangingText.text(isLong)).onAppear { press.action = { isLong.toggle() } }
  }
}
