import Combine
import Dispatch
import Synchronization
import Testing

private struct Oops: Error, Equatable {}

@Suite struct SubjectTests {
  @Test func valuesArriveInOrderOfSubscription() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let first = subject.sink { seen.append("first \($0)") }
    let second = subject.sink { seen.append("second \($0)") }
    subject.send(1)
    subject.send(2)
    #expect(seen == ["first 1", "second 1", "first 2", "second 2"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func aCurrentValueIsReplayedAndKept() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let token = subject.sink { seen.append($0) }
    subject.value = 2
    subject.send(3)
    #expect(seen == [1, 2, 3] && subject.value == 3)
    withExtendedLifetime(token) {}
  }

  @Test func nothingArrivesAfterTheEnd() {
    let subject = PassthroughSubject<Int, Oops>()
    var seen: [Int] = []
    var ends: [Subscribers.Completion<Oops>] = []
    let token = subject.sink {
      ends.append($0)
    } receiveValue: {
      seen.append($0)
    }
    subject.send(1)
    subject.send(completion: .failure(Oops()))
    subject.send(2)
    subject.send(completion: .finished)
    let late = subject.sink {
      ends.append($0)
    } receiveValue: {
      seen.append($0)
    }
    #expect(seen == [1] && ends == [.failure(Oops()), .failure(Oops())])
    withExtendedLifetime((token, late)) {}
  }

  @Test func aDroppedTokenCancels() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var token: AnyCancellable? = subject.sink { seen.append($0) }
    subject.send(1)
    withExtendedLifetime(token) {}
    token = nil
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func cancellingReleasesWhatTheClosureHolds() {
    final class Canary {}
    weak var canary: Canary?
    let subject = PassthroughSubject<Int, Never>()
    var token: AnyCancellable?
    do {
      let held = Canary()
      canary = held
      token = subject.map { $0 + 1 }.sink { _ in withExtendedLifetime(held) {} }
    }
    #expect(canary != nil)
    token?.cancel()
    #expect(canary == nil)
  }

  @Test func aSubscriberMayCancelAndSubscribeWhileReceiving() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    var tokens: [AnyCancellable] = []
    var second: AnyCancellable?
    tokens.append(
      subject.sink { value in
        seen.append("first \(value)")
        second?.cancel()
        if value == 1 { tokens.append(subject.sink { seen.append("late \($0)") }) }
      })
    second = subject.sink { seen.append("second \($0)") }
    subject.send(1)
    subject.send(2)
    #expect(seen == ["first 1", "first 2", "late 2"])
  }

  @Test func aSubscriberMaySendWhileReceiving() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = subject.sink { value in
      seen.append(value)
      if value < 3 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(seen == [1, 2, 3])
    withExtendedLifetime(token) {}
  }

  @Test func demandIsKept() {
    let subject = PassthroughSubject<Int, Never>()
    let taster = Taster(first: .max(2))
    subject.subscribe(taster)
    for value in 1...5 { subject.send(value) }
    #expect(taster.seen == [1, 2])
    taster.subscription?.request(.max(1))
    subject.send(6)
    #expect(taster.seen == [1, 2, 6])
    taster.subscription?.cancel()
  }

  @Test func aCurrentValueMissedForWantOfDemandComesLater() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let taster = Taster(first: .max(1))
    subject.subscribe(taster)
    subject.send(2)
    subject.send(3)
    #expect(taster.seen == [1])
    taster.subscription?.request(.max(1))
    #expect(taster.seen == [1, 3])
    taster.subscription?.cancel()
  }

  @Test func sendingFromManyThreadsLosesNothing() {
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let sum = Atomic(0)
    let token = subject.map { $0 * 2 }.sink { sum.add($0, ordering: .relaxed) }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 {
        subject.sink { _ in }.cancel()
        subject.send(1)
      }
    }
    #expect(sum.load(ordering: .relaxed) == 16_000)
    withExtendedLifetime(token) {}
  }

  @Test func aSubjectFeedsAnother() {
    let upper = PassthroughSubject<Int, Never>()
    let lower = CurrentValueSubject<Int, Never>(0)
    let token = upper.subscribe(lower)
    upper.send(5)
    #expect(lower.value == 5)
    token.cancel()
    upper.send(6)
    #expect(lower.value == 5)
  }
}

final class Taster: Subscriber {
  typealias Input = Int
  typealias Failure = Never
  let first: Subscribers.Demand
  private(set) var seen: [Int] = []
  private(set) var subscription: (any Subscription)?

  init(first: Subscribers.Demand) { self.first = first }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(first)
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    seen.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
