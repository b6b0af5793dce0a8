// Operators that make one value of all, out of those that are there.

extension Publisher {
  /// Makes one value of all, when the publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    scan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult).eraseToAnyPublisher()
  }

  /// How many values there were.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// The greatest value, nothing if there was none.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    reduce(nil) { greatest, value in
      greatest.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
    }.compactMap { $0 }.eraseToAnyPublisher()
  }

  /// The least value, nothing if there was none.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Whether a value fulfils the condition; says so with the first that does.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    filter(predicate).map { _ in true }.first().replaceEmpty(with: false).eraseToAnyPublisher()
  }

  /// Whether all values fulfil the condition; says no with the first that does not.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    filter { !predicate($0) }.map { _ in false }.first().replaceEmpty(with: true).eraseToAnyPublisher()
  }

  /// The value of an index.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).first().eraseToAnyPublisher()
  }

  /// The values of a range of indices.
  public func output(in range: Range<Int>) -> AnyPublisher<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count).eraseToAnyPublisher()
  }
}

extension Publisher where Output: Equatable {
  /// Whether a value equals the given one; says so with the first that does.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
}
