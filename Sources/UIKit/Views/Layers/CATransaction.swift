import Turns

/// Groups changes to layers. Changes hold at once; a completion block comes with the commit of the outermost
/// transaction, on the virtual clock where a duration was set.
@preconcurrency @MainActor open class CATransaction: NSObject {
  private struct Values {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var completion: (() -> Void)?
  }

  private static var stack: [Values] = []

  open class func begin() {
    var values = stack.last ?? Values()
    values.completion = nil
    stack.append(values)
  }

  open class func commit() {
    guard let values = stack.popLast(), let completion = values.completion else { return }
    TurnLoop.main.schedule(after: values.disablesActions ? 0 : values.duration) { completion() }
  }

  open class func flush() {}

  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  open class func disableActions() -> Bool { stack.last?.disablesActions ?? false }
  open class func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = duration } }
  open class func animationDuration() -> CFTimeInterval { stack.last?.duration ?? 0.25 }
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }

  private static func change(_ set: (inout Values) -> Void) {
    if stack.isEmpty { return }
    set(&stack[stack.count - 1])
  }
}

public typealias CFTimeInterval = Double
