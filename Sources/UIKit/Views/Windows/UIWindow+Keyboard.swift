// The keyboard as far as layout hears of it: a rectangle that comes and goes.

extension UIWindow {
  /// Moves the keyboard to `frame`, in the window's coordinates; null hides it. Posts the notifications and tells the
  /// views. Not Apple's: what a test or scenario does instead of a user.
  public final func _moveKeyboard(to frame: CGRect) {
    let before = _keyboardFrame
    guard frame != before else { return }
    let isHidden = frame.isNull
    post(UIResponder.keyboardWillChangeFrameNotification, from: before, to: frame)
    if before.isNull || isHidden {
      post(
        isHidden ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification, from: before,
        to: frame)
    }
    _keyboardFrame = frame
    tellOfKeyboard()
    if before.isNull || isHidden {
      post(
        isHidden ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification, from: before,
        to: frame)
    }
  }

  private func post(_ name: Notification.Name, from before: CGRect, to frame: CGRect) {
    // Hidden, the keyboard stands below the screen, as in UIKit's notifications.
    let below = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 0)
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: before.isNull ? below : before,
        UIResponder.keyboardFrameEndUserInfoKey: frame.isNull ? below : frame,
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      ])
  }
}

extension UIView {
  fileprivate final func tellOfKeyboard() {
    _keyboardFrameDidChange()
    for child in children { child.tellOfKeyboard() }
  }
}
