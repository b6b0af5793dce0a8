import Combine
import Dispatch
import Foundation
import Testing

private struct Oops: Error, Equatable {}

@Suite struct OperatorTests {
  /// Everything a publisher sends at once.
  private func all<P: Publisher>(_ publisher: P) -> [P.Output] {
    var seen: [P.Output] = []
    let token = publisher.sink { _ in
    } receiveValue: {
      seen.append($0)
    }
    token.cancel()
    return seen
  }

  @Test func transforming() {
    #expect(all([1, 2, 3].publisher.map { $0 * 2 }) == [2, 4, 6])
    #expect(all(["a", "bb"].publisher.map(\.count)) == [1, 2])
    #expect(all(["1", "x", "3"].publisher.compactMap { Int($0) }) == [1, 3])
    #expect(all([1, 2, 3, 4].publisher.filter { $0 % 2 == 0 }) == [2, 4])
    #expect(all([1, 1, 2, 2, 1].publisher.removeDuplicates()) == [1, 2, 1])
    #expect(all([1, 2, 3].publisher.scan(0, +)) == [1, 3, 6])
    #expect(all([1, nil, 3].publisher.replaceNil(with: 0)) == [1, 0, 3])
    #expect(all([1, 2, 3].publisher.collect()) == [[1, 2, 3]])
    #expect(all(Empty<Int, Never>().replaceEmpty(with: 9)) == [9])
  }

  @Test func choosing() {
    #expect(all([1, 2, 3].publisher.first()) == [1])
    #expect(all([1, 2, 3].publisher.first { $0 > 1 }) == [2])
    #expect(all([1, 2, 3].publisher.last()) == [3])
    #expect(all([1, 2, 3].publisher.dropFirst()) == [2, 3])
    #expect(all((1...).publisher.prefix(2)) == [1, 2])
    #expect(all([1, 2, 3, 1].publisher.prefix { $0 < 3 }) == [1, 2])
    #expect(all([3].publisher.prepend(1, 2)) == [1, 2, 3])
    #expect(all([1].publisher.append(2, 3).append([4].publisher)) == [1, 2, 3, 4])
    #expect(all((1...).publisher.prepend(0).prefix(3)) == [0, 1, 2])
  }

  @Test func failing() {
    let parsed = ["1", "x", "3"].publisher.tryMap { text in
      guard let number = Int(text) else { throw Oops() }
      return number
    }
    #expect(all(parsed) == [1])
    #expect(all(parsed.replaceError(with: -1)) == [1, -1])
    #expect(all(parsed.catch { _ in Just(7) }) == [1, 7])
    #expect(all(Fail<Int, Oops>(error: Oops()).replaceError(with: 2)) == [2])
    var end: Subscribers.Completion<Oops>?
    _ = parsed.mapError { $0 as! Oops }.sink {
      end = $0
    } receiveValue: { _ in
    }
    #expect(end == .failure(Oops()))
  }

  @Test func latestOfSeveral() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = PassthroughSubject<String, Never>()
    var seen: [String] = []
    var ended = false
    let token = a.combineLatest(b) { "\($0)\($1)" }
      .sink { _ in
        ended = true
      } receiveValue: {
        seen.append($0)
      }
    a.send(2)
    b.send("x")
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    #expect(!ended)
    b.send(completion: .finished)
    #expect(seen == ["2x", "3x", "3y"] && ended)
    #expect(all(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { [$0, $1, $2] }) == [[1, 2, 3]])
    let four = Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)).map { $0 + $1 + $2 + $3 }
    #expect(all(four) == [10])
    withExtendedLifetime(token) {}
  }

  @Test func mergingAndZipping() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var merged: [Int] = []
    var zipped: [[Int]] = []
    let tokens = [
      a.merge(with: b).sink { merged.append($0) },
      a.zip(b).sink { zipped.append([$0, $1]) },
    ]
    a.send(1)
    a.send(2)
    b.send(10)
    #expect(merged == [1, 2, 10] && zipped == [[1, 10]])
    #expect(all(Publishers.MergeMany([1, 2].publisher, [3].publisher)) == [1, 2, 3])
    withExtendedLifetime(tokens) {}
  }

  @Test func followingPublishers() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = outer.switchToLatest().sink { seen.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(seen == [1, 3])
    #expect(all([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
    #expect(all([1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { Just($0 * 2) }) == [2, 4, 6])
    withExtendedLifetime(token) {}
  }

  @Test func eventsAreHandedBy() {
    var log: [String] = []
    let token = [1].publisher.handleEvents(
      receiveSubscription: { _ in log.append("subscription") }, receiveOutput: { log.append("value \($0)") },
      receiveCompletion: { _ in log.append("end") }, receiveRequest: { log.append("request \($0)") }
    ).sink { _ in }
    #expect(log == ["subscription", "request unlimited", "value 1", "end"])
    let subject = PassthroughSubject<Int, Never>()
    subject.handleEvents(receiveCancel: { log.append("cancel") }).sink { _ in }.cancel()
    #expect(log.last == "cancel")
    withExtendedLifetime(token) {}
  }

  @Test func sharingSubscribesOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions = 0
    var cancels = 0
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancels += 1 }
    ).share()
    var seen: [Int] = []
    let first = shared.sink { seen.append($0) }
    let second = shared.sink { seen.append($0 * 10) }
    subject.send(1)
    first.cancel()
    #expect(cancels == 0)
    second.cancel()
    #expect(seen == [1, 10] && subscriptions == 1 && cancels == 1)
  }

  @Test func futuresRunOnceAndReplay() {
    var runs = 0
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> {
      runs += 1
      promise = $0
    }
    var seen: [Int] = []
    let early = future.sink { seen.append($0) }
    promise?(.success(4))
    promise?(.success(5))
    let late = future.sink { seen.append($0) }
    #expect(runs == 1 && seen == [4, 4])
    #expect(all(Deferred { Just(1) }) == [1])
    withExtendedLifetime((early, late)) {}
  }

  @Test @MainActor func receivingOnTheMainQueueKeepsOrderAndHonoursCancelling() async {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = subject.receive(on: DispatchQueue.main).sink { seen.append($0) }
    let viaLoop = subject.receive(on: RunLoop.main).sink { seen.append($0 * 10) }
    subject.send(1)
    subject.send(2)
    #expect(seen.isEmpty)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(seen == [1, 10, 2, 20])
    subject.send(3)
    token.cancel()
    viaLoop.cancel()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(seen == [1, 10, 2, 20])
  }

  @Test func schedulersThatWaitAreDrivenByTheirOwnClock() {
    // The immediate scheduler has no clock: what is due is due at once.
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let token = subject.debounce(for: 1, scheduler: ImmediateScheduler.shared).sink { seen.append($0) }
    subject.send(1)
    subject.send(2)
    #expect(seen == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test func notificationsArrive() {
    let center = NotificationCenter()
    let name = Notification.Name("knock")
    var count = 0
    var tokens = Set<AnyCancellable>()
    center.publisher(for: name).sink { _ in count += 1 }.store(in: &tokens)
    center.post(name: name, object: nil)
    #expect(count == 1)
    tokens.removeAll()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func assigningToAKeyPath() {
    final class Box { var value = 0 }
    let box = Box()
    let token = [1, 2].publisher.assign(to: \.value, on: box)
    #expect(box.value == 2)
    withExtendedLifetime(token) {}
  }

  @Test func erasing() {
    let erased: AnyPublisher<Int, Never> = Just(1).map { $0 + 1 }.eraseToAnyPublisher()
    #expect(all(erased) == [2])
    #expect(all(erased.eraseToAnyPublisher().filter { $0 > 5 }) == [])
  }

  @Test func demandCounts() {
    #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
    #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
    #expect(Subscribers.Demand.max(1) - 5 == .none)
    #expect(Subscribers.Demand.unlimited > 1_000_000 && Subscribers.Demand.none.max == 0)
  }
}
