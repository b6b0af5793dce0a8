/// Runs its work when made, and sends the one result to whoever subscribes, then or later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private let settled = PassthroughSubject<Output, Failure>()

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.settle($0) }
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    lock.lock()
    let result = result
    lock.unlock()
    switch result {
    case nil: settled.receive(subscriber: subscriber)
    case .success(let value):
      subscriber.receive(subscription: SequenceSubscription(CollectionOfOne(value), subscriber))
    case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
    }
  }

  private func settle(_ result: Result<Output, Failure>) {
    lock.lock()
    guard self.result == nil else { return lock.unlock() }
    self.result = result
    lock.unlock()
    switch result {
    case .success(let value):
      settled.send(value)
      settled.send(completion: .finished)
    case .failure(let error): settled.send(completion: .failure(error))
    }
  }
}
