extension Publishers {
  /// Sends everything later. It waits on the scheduler's clock, which for queues is real.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(subscriber, of: self))
    }

    private final class Inner<Downstream: Subscriber>: Stage<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let publisher: Delay

      init(_ downstream: Downstream, of publisher: Delay) {
        self.publisher = publisher
        super.init(downstream)
      }

      override func started() {
        super.started()
        requestUpstream(.unlimited)
      }

      // Everything is asked for at the start, and sent on whatever the demand is: a choice.
      override func request(_ demand: Subscribers.Demand) {}

      override func receive(_ input: Output) -> Subscribers.Demand {
        later { [self] in
          if !hasEnded { _ = downstream.receive(input) }
        }
        return .none
      }

      override func receive(completion: Subscribers.Completion<Failure>) {
        later { [self] in finish(completion) }
      }

      private func later(_ action: @escaping () -> Void) {
        publisher.scheduler.schedule(
          after: publisher.scheduler.now.advanced(by: publisher.interval), tolerance: publisher.tolerance,
          options: publisher.options, action)
      }
    }
  }
}

extension Publisher {
  public func delay<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride? = nil,
    scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, Context> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}
