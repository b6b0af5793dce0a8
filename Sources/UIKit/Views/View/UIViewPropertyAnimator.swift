import Turns

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Runs animations: values take their final state when it starts, completions come on the virtual clock.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  public final let duration: TimeInterval
  public private(set) final var state = UIViewAnimatingState.inactive
  public private(set) final var isRunning = false
  open var fractionComplete: CGFloat = 0
  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var generation = 0

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// While it runs, an added animation takes its final state at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    state = .active
    generation += 1
    let started = generation
    UIView.animate(withDuration: duration, delay: delay) { [animations] in for animation in animations { animation() } }
    animations = []
    TurnLoop.main.schedule(after: delay + duration) { [self] in
      if started == generation { finish(at: .end) }
    }
  }

  open func pauseAnimation() { isRunning = false }

  open func stopAnimation(_ withoutFinishing: Bool) {
    generation += 1
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    fractionComplete = position == .end ? 1 : 0
    let ended = completions
    completions = []
    for completion in ended { completion(position) }
  }
}
