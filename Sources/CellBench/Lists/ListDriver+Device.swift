import UIKit

// What happens to the list from outside.
extension ListDriver {
  /// Turns the device by a quarter; one frame.
  public func rotate() {
    guard let window = scrollView.window else { return }
    change { window._resize(to: CGSize(width: window.bounds.height, height: window.bounds.width)) }
  }

  /// Another type size, as from the system's settings; one frame.
  public func changeTypeSize(to category: UIContentSizeCategory) {
    guard let window = scrollView.window else { return }
    change { window._changeTraits { $0.preferredContentSizeCategory = category } }
  }

  /// Moves the keyboard in from below, `height` points high, or out with 0; one frame.
  public func moveKeyboard(height: CGFloat) {
    guard let window = scrollView.window else { return }
    let bounds = window.bounds
    change {
      window._moveKeyboard(
        to: height > 0 ? CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height) : .null)
    }
  }

  /// Pushes a screen over the list's; two frames. Returns false where the list is in no navigation controller.
  @discardableResult public func push(_ controller: UIViewController) -> Bool {
    guard let navigation = controllerOfList?.navigationController else { return false }
    change { navigation.pushViewController(controller, animated: true) }
    context.turn()
    return true
  }

  /// Goes back to the list's screen; two frames. Returns false where there is nothing to go back from.
  @discardableResult public func pop() -> Bool {
    guard let navigation = controllerOfList?.navigationController, navigation.viewControllers.count > 1 else {
      return false
    }
    change { navigation.popViewController(animated: true) }
    context.turn()
    return true
  }

  private var controllerOfList: UIViewController? {
    var current: UIResponder? = scrollView
    while let responder = current {
      if let controller = responder as? UIViewController { return controller }
      current = responder.next
    }
    return nil
  }
}
