extension Subscribers {
  /// How a publisher ends.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)

    /// The same end, its error passed through `transform`.
    func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Completion<Other> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
