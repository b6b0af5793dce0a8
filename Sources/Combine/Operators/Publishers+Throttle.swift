extension Publishers {
  /// Sends at most one value per interval, the first or the latest of it. It waits on the scheduler's clock, which for
  /// queues is real.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      upstream.subscribe(Inner(subscriber, of: self))
    }

    private final class Inner<Downstream: Subscriber>: Stage<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let publisher: Throttle
      private let lock = Lock()
      private var waiting: Output?
      private var isScheduled = false
      private var lastSent: Context.SchedulerTimeType?

      init(_ downstream: Downstream, of publisher: Throttle) {
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
        let scheduler = publisher.scheduler
        lock.lock()
        if waiting == nil || publisher.latest { waiting = input }
        guard !isScheduled else {
          lock.unlock()
          return .none
        }
        isScheduled = true
        let now = scheduler.now
        let due = lastSent.map { $0.advanced(by: publisher.interval) } ?? now
        lock.unlock()
        guard due > now else {
          scheduler.schedule { [self] in send() }
          return .none
        }
        scheduler.schedule(after: due) { [self] in send() }
        return .none
      }

      override func receive(completion: Subscribers.Completion<Failure>) {
        publisher.scheduler.schedule { [self] in
          if case .finished = completion { send() }
          finish(completion)
        }
      }

      private func send() {
        lock.lock()
        let value = waiting
        waiting = nil
        isScheduled = false
        if value != nil { lastSent = publisher.scheduler.now }
        lock.unlock()
        if let value, !hasEnded { _ = downstream.receive(value) }
      }
    }
  }
}

extension Publisher {
  public func throttle<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) -> Publishers.Throttle<Self, Context> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
