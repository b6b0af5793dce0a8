import Foundation

// Operators that may fail, and what is done about failures.

/// What encodes values: an encoder of Foundation's.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What decodes values: a decoder of Foundation's.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
  /// Passes the values on that fulfil a condition; its error ends the stream.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// Passes on what is made of the values, unless it is nil; an error ends the stream.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryMap(transform).compactMap { $0 }.eraseToAnyPublisher()
  }

  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
  where Output: Encodable { tryMap { try encoder.encode($0) }.eraseToAnyPublisher() }

  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }.eraseToAnyPublisher()
  }

  /// Subscribes anew after a failure, `retries` times at most.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
  }

  /// Passes on everything from the first value on that does not fulfil the condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    Deferred {
      var isDropping = true
      return self.filter { value in
        if isDropping { isDropping = predicate(value) }
        return !isDropping
      }
    }.eraseToAnyPublisher()
  }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let prefix = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(prefix)receive subscription") },
      receiveOutput: { Swift.print("\(prefix)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(prefix)receive \($0)") },
      receiveCancel: { Swift.print("\(prefix)receive cancel") }
    ).eraseToAnyPublisher()
  }
}
