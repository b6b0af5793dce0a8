import Foundation

/// Runs `body` on a thread of its own and hands back what it returns: a fresh counter array, a fresh arena.
func onFreshThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let box = Box<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.result = body()
    done.signal()
  }
  thread.stackSize = 8 << 20
  thread.start()
  done.wait()
  return box.result!
}

private final class Box<Result>: @unchecked Sendable { var result: Result? }
