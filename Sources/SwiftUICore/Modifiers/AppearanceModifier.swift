import Meter

/// Actions for when a view comes into a window and leaves it.
public struct _AppearanceActionModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  nonisolated public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _AppearanceActionModifier: _GraphModifier {
  public typealias Node = AppearanceNode
}

/// The actions are queued and run after the update, what is inside before what is outside (facts: engine 4.1-9, 12;
/// oracle B-child-appears-before-parent).
public final class AppearanceNode: GraphModifierNode<_AppearanceActionModifier> {
  private enum Action {
    static let appear = 0
    static let disappear = 1
  }

  public override func contentDidMake() {
    if host.isVisible { changeAppearance(true) }
  }

  public override func hostAppearanceDidChange(isVisible: Bool) { changeAppearance(isVisible) }

  public override func didDestroy() { changeAppearance(false) }

  private func changeAppearance(_ appears: Bool) {
    guard flags.contains(.appeared) != appears else { return }
    if appears { flags.insert(.appeared) } else { flags.remove(.appeared) }
    if (appears ? modifier.appear : modifier.disappear) == nil { return }
    host.enqueueAction(self, appears ? Action.appear : Action.disappear)
  }

  public override func runAction(_ kind: Int) {
    if kind == Action.appear {
      Counter.appearances.add()
      modifier.appear?()
    } else {
      Counter.disappearances.add()
      modifier.disappear?()
    }
  }
}

extension View {
  /// Runs an action before the view is first shown, and each time it comes back.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Runs an action after the view is gone.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}
