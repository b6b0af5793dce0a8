import Combine
import Testing

private class Person: ObservableObject {
  @Published var name = "a"
  @Published var age = 1
  var plain = 0
}

private final class Worker: Person {
  @Published var wage = 10
}

private final class Bare: ObservableObject {}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  @Published var value = 0
}

@Suite struct PublishedTests {
  @Test func theDefaultPublisherIsTheSameEachTime() {
    let person = Person()
    #expect(person.objectWillChange === person.objectWillChange)
    #expect(person.objectWillChange !== Person().objectWillChange)
    let bare = Bare()
    #expect(bare.objectWillChange === bare.objectWillChange)
    #expect(bare.objectWillChange !== Bare().objectWillChange)
  }

  @Test func everyPublishedPropertySendsBeforeTheChangeAndNoOther() {
    let worker = Worker()
    var seen: [String] = []
    let token = worker.objectWillChange.sink { seen.append("\(worker.name) \(worker.age) \(worker.wage)") }
    worker.name = "b"
    worker.age = 2
    worker.wage = 20
    worker.plain = 1
    #expect(seen == ["a 1 10", "b 1 10", "b 2 10"])
    token.cancel()
    worker.age = 3
    #expect(seen.count == 3 && worker.age == 3)
  }

  @Test func thePropertysPublisherReplaysAndSendsBeforeStoring() {
    let person = Person()
    var seen: [String] = []
    let token = person.$name.sink { seen.append("\($0) over \(person.name)") }
    person.name = "b"
    #expect(seen == ["a over a", "b over a"])
    #expect(person.name == "b")
    withExtendedLifetime(token) {}
  }

  @Test func theObjectIsToldBeforeThePropertysSubscribers() {
    let person = Person()
    var order: [String] = []
    let first = person.$age.dropFirst().sink { _ in order.append("property") }
    let second = person.objectWillChange.sink { order.append("object") }
    person.age += 1
    #expect(order == ["object", "property"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func anOwnPublisherIsNotSentToByItself() {
    let custom = Custom()
    var seen: [Int] = []
    let token = custom.objectWillChange.sink { seen.append($0) }
    custom.value = 5
    custom.objectWillChange.send(7)
    #expect(seen == [7])
    withExtendedLifetime(token) {}
  }

  @Test func assigningToAPropertyLastsAsLongAsTheProperty() {
    let source = PassthroughSubject<Int, Never>()
    weak var gone: Person?
    do {
      let person = Person()
      gone = person
      source.assign(to: &person.$age)
      var changes = 0
      let token = person.objectWillChange.sink { changes += 1 }
      source.send(4)
      #expect(person.age == 4 && changes == 1)
      withExtendedLifetime(token) {}
    }
    #expect(gone == nil)
    source.send(5)
  }

  @Test func objectsAndTheirPublishersDoNotLeak() {
    weak var person: Person?
    weak var publisher: ObservableObjectPublisher?
    do {
      let made = Person()
      person = made
      publisher = made.objectWillChange
      var tokens = Set<AnyCancellable>()
      made.objectWillChange.sink {}.store(in: &tokens)
      made.$name.sink { _ in }.store(in: &tokens)
      made.name = "x"
    }
    #expect(person == nil && publisher == nil)
  }

  @Test func publishersOfObjectsWithoutPropertiesGoWithThem() {
    weak var publisher: ObservableObjectPublisher?
    do { publisher = Bare().objectWillChange }
    // The table is swept as it grows.
    let more = (0..<10_000).map { _ in Bare() }
    for bare in more { #expect(bare.objectWillChange === bare.objectWillChange) }
    #expect(publisher == nil)
  }

  @Test func aPropertyCanBeSetFromItsOwnSubscriber() {
    let person = Person()
    var seen: [Int] = []
    let token = person.$age.sink { [unowned person] value in
      seen.append(value)
      if value == 2 { person.name = "two" }
    }
    person.age = 2
    #expect(seen == [1, 2] && person.name == "two" && person.age == 2)
    withExtendedLifetime(token) {}
  }

  @Test @MainActor func worksInMainActorClasses() {
    let model = MainActorModel()
    var changes = 0
    model.objectWillChange.sink { changes += 1 }.store(in: &model.tokens)
    model.items.append(1)
    #expect(changes == 1 && model.items == [1])
  }
}

@MainActor private final class MainActorModel: ObservableObject {
  @Published var items: [Int] = []
  var tokens = Set<AnyCancellable>()
}
