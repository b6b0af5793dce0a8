import Combine
import Foundation
import Testing

/// Operators that make one value of many, and those that may fail.
@Suite struct ReducingTests {
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    return values
  }

  @Test func oneValueOfMany() {
    let numbers = [3, 1, 4, 1, 5].publisher
    let none = Empty<Int, Never>()
    #expect(values(numbers.reduce(10, +)) == [24] && values(none.reduce(10, +)) == [10])
    #expect(values(numbers.count()) == [5] && values(none.count()) == [0])
    #expect(values(numbers.max()) == [5] && values(numbers.min()) == [1] && values(none.max()) == [])
    #expect(values(numbers.contains(4)) == [true] && values(numbers.contains(7)) == [false])
    #expect(values(numbers.allSatisfy { $0 > 0 }) == [true] && values(numbers.allSatisfy { $0 > 1 }) == [false])
    #expect(values(numbers.output(at: 2)) == [4] && values(numbers.output(in: 1..<3)) == [1, 4])
    #expect(values(numbers.drop { $0 != 4 }) == [4, 1, 5])
  }

  @Test func anAnswerThatIsCertainIsNotWaitedFor() {
    let subject = PassthroughSubject<Int, Never>()
    var found: [Bool] = []
    let subscription = subject.contains(2).sink { found.append($0) }
    subject.send(1)
    #expect(found == [])
    subject.send(2)
    subject.send(2)
    #expect(found == [true])
    subscription.cancel()
  }

  struct Broken: Error {}

  @Test func whatFailsEndsTheStreamAndMayBeTriedAgain() {
    let numbers = [1, 2, 3].publisher
    #expect(values(numbers.tryFilter { if $0 == 3 { throw Broken() } else { return $0 > 1 } }) == [2])
    #expect(values(Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())) == [[1, 2]])
    #expect(values(Just(Data("no".utf8)).decode(type: [Int].self, decoder: JSONDecoder())) == [])
    var attempts = 0
    let unsteady = Deferred {
      attempts += 1
      return attempts < 3
        ? Fail<Int, Broken>(error: Broken()).eraseToAnyPublisher()
        : Just(7).setFailureType(to: Broken.self).eraseToAnyPublisher()
    }
    #expect(values(unsteady.retry(5)) == [7] && attempts == 3)
    attempts = -10
    #expect(values(unsteady.retry(2)) == [] && attempts == -7)
  }

  @Test func valuesCanBeAwaited() async {
    var found: [Int] = []
    for await value in [1, 2, 3].publisher.values { found.append(value) }
    #expect(found == [1, 2, 3])
  }
}
