import SwiftUI

// The helpers of the articles, in our words and with anchors.

extension UIView {
  /// The trap: the controller is gone when this returns, its view is not (S0-2).
  func addSwiftUIView<T: View>(view: T) {
    let hostingController = UIHostingController(rootView: view)
    pin(hostingController.view)
  }

  /// The first step: whoever calls keeps the controller (S0-11).
  func addRetainedSwiftUIView<T: View>(view: T) -> UIHostingController<T> {
    let hostingController = UIHostingController(rootView: view)
    pin(hostingController.view)
    return hostingController
  }

  /// Without a controller at hand: the nearest one along the responder chain (S0-31).
  func findViewController() -> UIViewController? {
    if let nextResponder = self.next as? UIViewController {
      return nextResponder
    } else if let nextResponder = self.next as? UIView {
      return nextResponder.findViewController()
    } else {
      return nil
    }
  }

  func hostSwiftUIView<T: View>(view: T) -> UIHostingController<T>? {
    guard let controller = findViewController() else { return nil }
    return controller.hostSwiftUIView(view: view, insideView: self)
  }
}

extension UIViewController {
  /// The intended way, in the article's order: `didMove(toParent:)` before the view is added (S0-14).
  @discardableResult
  func hostSwiftUIView<T: View>(view: T, insideView hostView: UIView? = nil) -> UIHostingController<T> {
    let hostingController = UIHostingController(rootView: view)
    addChild(hostingController)
    hostingController.didMove(toParent: self)
    if let hostView { hostView.pin(hostingController.view) } else { self.view.pin(hostingController.view) }
    return hostingController
  }

  @discardableResult
  func presentPopover<T: View>(
    withSwiftUIView view: T, sourceView: UIView, permittedArrowDirections: UIPopoverArrowDirection = .any,
    delegate: (any UIPopoverPresentationControllerDelegate)?
  ) -> UIHostingController<T> {
    let hostingController = UIHostingController(rootView: view)
    if #available(iOS 16.0, *) {
      hostingController.sizingOptions = [.preferredContentSize]
    }
    hostingController.modalPresentationStyle = .popover
    if let popover = hostingController.popoverPresentationController {
      popover.permittedArrowDirections = permittedArrowDirections
      popover.sourceView = sourceView
      popover.delegate = delegate
    }
    present(hostingController, animated: true)
    return hostingController
  }
}

/// Shows popovers on a phone as they are (S0-41).
final class PlainPopovers: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

/// A hosting controller that says what happens to it, as published subclasses do.
final class LoggedHost<Content: View>: UIHostingController<Content> {
  let log = Log()

  override init(rootView: Content) { super.init(rootView: rootView) }

  @MainActor required dynamic init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log("willMove \(parent == nil ? "nil" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log("didMove \(parent == nil ? "nil" : "parent")\(viewIfLoaded?.superview == nil ? ", not in a view" : "")")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log("viewWillDisappear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log("viewDidLayoutSubviews")
  }
}
