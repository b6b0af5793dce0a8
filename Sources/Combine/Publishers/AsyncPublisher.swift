/// A publisher's values as a sequence to be awaited.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    private var base: AsyncStream<Transfer>.Iterator
    private let subscription: AnyCancellable

    private struct Transfer: @unchecked Sendable {
      let value: P.Output
    }

    fileprivate init(_ publisher: P) {
      let (stream, continuation) = AsyncStream<Transfer>.makeStream()
      subscription = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(Transfer(value: $0)) })
      base = stream.makeAsyncIterator()
    }

    public mutating func next() async -> P.Output? { await base.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
  /// The publisher's values as a sequence to be awaited.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
