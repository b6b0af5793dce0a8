extension Publishers {
  /// Connects a publisher at its first subscription and disconnects it when the last is cancelled.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(upstream: Upstream) { self.upstream = upstream }

    deinit { connection?.cancel() }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      lock.lock()
      subscribers += 1
      let isFirst = subscribers == 1
      lock.unlock()
      upstream.subscribe(Inner(subscriber, parent: self))
      guard isFirst else { return }
      let connection = upstream.connect()
      lock.lock()
      self.connection = connection
      lock.unlock()
    }

    private func leave() {
      lock.lock()
      subscribers -= 1
      let ending = subscribers == 0 ? connection : nil
      if subscribers == 0 { connection = nil }
      lock.unlock()
      ending?.cancel()
    }

    private final class Inner<Downstream: Subscriber>: Stage<Output, Failure, Downstream>
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private let parent: Autoconnect

      init(_ downstream: Downstream, parent: Autoconnect) {
        self.parent = parent
        super.init(downstream)
      }

      override func receive(_ input: Output) -> Subscribers.Demand { downstream.receive(input) }
      override func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }
      override func cancelled() { parent.leave() }
    }
  }
}
