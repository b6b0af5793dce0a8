import Dispatch
import Foundation

/// Work for the main run loop goes to the main queue, which a turn drains: nobody runs the run loop itself. Delays wait
/// on the real clock.
extension RunLoop: Scheduler {
  public struct SchedulerOptions {
    public init() {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Transfer(value: action)
    guard self !== RunLoop.main else { return DispatchQueue.main.async { work.value() } }
    perform { work.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Transfer(value: action)
    guard self !== RunLoop.main else {
      return DispatchQueue.main.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { work.value() }
    }
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in work.value() }, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard self !== RunLoop.main else {
      let queue = DispatchQueue.main
      return queue.schedule(
        after: queue.now.advanced(by: .seconds(date.date.timeIntervalSinceNow)),
        interval: .seconds(interval.timeInterval), tolerance: 0, options: nil, action)
    }
    let work = Transfer(value: action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.value() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
