// Whether what the host shows is in a window, and who is told.

extension _GraphHostBase {
  /// The host has entered a window: `onAppear` and its like are queued for the next update.
  public final func appear() { setVisible(true) }

  /// The host has left its window: `onDisappear` and its like are queued for the next update.
  public final func disappear() { setVisible(false) }

  private func setVisible(_ isVisible: Bool) {
    guard self.isVisible != isVisible else { return }
    self.isVisible = isVisible
    root?.notifyAppearance(isVisible: isVisible)
  }

  /// What `make` makes is there and does not appear.
  final func makeUnseen(_ make: () -> Void) {
    let wasVisible = isVisible
    isVisible = false
    make()
    isVisible = wasVisible
  }
}

extension ViewNode {
  /// Tells the subtree, children first, that it has come into view or left it; rows that are out of view are not told.
  final func notifyAppearance(isVisible: Bool) {
    if flags.contains(.unseen) { return }
    forEachChild { $0.notifyAppearance(isVisible: isVisible) }
    hostAppearanceDidChange(isVisible: isVisible)
  }

  /// Tells a row of a lazy container that it has come into view or left it, unless it knows.
  final func rowDidCome(intoView isInView: Bool) {
    if isInView { flags.remove(.unseen) }
    if host.isVisible { notifyAppearance(isVisible: isInView) }
    if !isInView { flags.insert(.unseen) }
  }
}
