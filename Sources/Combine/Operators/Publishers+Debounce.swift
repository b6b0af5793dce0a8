extension Publishers {
  /// Sends a value once no other has come for a while. It waits on the scheduler's clock, which for queues is real.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(subscriber, of: self))
    }

    private final class Inner<Downstream: Subscriber>: Stage<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let publisher: Debounce
      private let lock = Lock()
      private var waiting: Output?
      private var generation = 0

      init(_ downstream: Downstream, of publisher: Debounce) {
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
        lock.lock()
        waiting = input
        generation += 1
        let mine = generation
        lock.unlock()
        let scheduler = publisher.scheduler
        scheduler.schedule(
          after: scheduler.now.advanced(by: publisher.dueTime), tolerance: scheduler.minimumTolerance,
          options: publisher.options
        ) { [self] in
          if let value = take(mine), !hasEnded { _ = downstream.receive(value) }
        }
        return .none
      }

      // What waits when the upstream finishes is still sent.
      override func receive(completion: Subscribers.Completion<Failure>) {
        publisher.scheduler.schedule(options: publisher.options) { [self] in
          if case .finished = completion, let value = take(nil), !hasEnded { _ = downstream.receive(value) }
          finish(completion)
        }
      }

      private func take(_ wanted: Int?) -> Output? {
        lock.lock()
        defer { lock.unlock() }
        guard wanted == nil || wanted == generation else { return nil }
        defer { waiting = nil }
        return waiting
      }
    }
  }
}

extension Publisher {
  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, Context> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
