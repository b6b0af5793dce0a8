/// Runs what goes along with a transition between sizes. (A protocol on Apple's systems; one class does here.)
@preconcurrency @MainActor public final class UIViewControllerTransitionCoordinator {
  private var animations: [(UIViewControllerTransitionCoordinator) -> Void] = []
  private var completions: [(UIViewControllerTransitionCoordinator) -> Void] = []

  public var isAnimated: Bool { false }
  public var transitionDuration: TimeInterval { 0 }

  init() {}

  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func run(over window: UIWindow) {
    for animation in animations { animation(self) }
    guard !completions.isEmpty else { return }
    window.afterNextCommit { [self] in for completion in completions { completion(self) } }
  }
}
