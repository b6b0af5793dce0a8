extension Publishers {
  /// Sends on by way of a scheduler: values and the end arrive there, in order.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(subscriber, scheduler: scheduler, options: options))
    }

    private final class Inner<Downstream: Subscriber>: Stage<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let scheduler: Context
      private let options: Context.SchedulerOptions?

      init(_ downstream: Downstream, scheduler: Context, options: Context.SchedulerOptions?) {
        self.scheduler = scheduler
        self.options = options
        super.init(downstream)
      }

      override func receive(_ input: Output) -> Subscribers.Demand {
        scheduler.schedule(options: options) { [self] in
          guard !hasEnded else { return }
          let more = downstream.receive(input)
          if more > 0 { requestUpstream(more) }
        }
        return .none
      }

      override func receive(completion: Subscribers.Completion<Failure>) {
        scheduler.schedule(options: options) { [self] in finish(completion) }
      }
    }
  }
}

extension Publisher {
  public func receive<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, Context> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
