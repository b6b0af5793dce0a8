import Meter
import SwiftUICore
import Testing

/// How a view's old and new value are compared (facts: engine 4.1-3).
@Suite @MainActor struct ComparisonTests {
  /// The bodies that showing `new` after `old` evaluates.
  private func bodies<V: View>(_ old: V, _ new: V) -> Int {
    let stage = Stage(old)
    return count(.bodyEvaluations) { stage.show(new) }
  }

  struct Plain: View, Equatable {
    var a: Int8
    var b: Int
    nonisolated static func == (a: Plain, b: Plain) -> Bool { true }
    var body: some View { Color.red }
  }

  @Test func plainViewsAreComparedByTheirFieldsWhateverTheirEqualitySays() {
    #expect(bodies(Plain(a: 1, b: 2), Plain(a: 1, b: 2)) == 0)
    #expect(bodies(Plain(a: 1, b: 2), Plain(a: 1, b: 3)) == 1)
  }

  @Test func equatableForcesEquality() {
    let stage = Stage(Plain(a: 1, b: 2).equatable())
    #expect(count(.bodyEvaluations) { stage.show(Plain(a: 1, b: 3).equatable()) } == 0)
  }

  struct Text2: View, Equatable {
    var text: String
    var ignored: Int
    nonisolated static func == (a: Text2, b: Text2) -> Bool { a.text == b.text }
    var body: some View { Color.red }
  }

  @Test func equalityIsAskedWhereAViewIsNotPlain() {
    #expect(bodies(Text2(text: "a", ignored: 1), Text2(text: "a", ignored: 2)) == 0)
    #expect(bodies(Text2(text: "a", ignored: 1), Text2(text: "b", ignored: 1)) == 1)
  }

  struct Fields: View {
    var name: String
    var tags: [String]
    var note: String?
    var body: some View { Color.red }
  }

  @Test func otherViewsAreComparedFieldByField() {
    let long = String(repeating: "a long string ", count: 10)
    let same = String(repeating: "a long string ", count: 10)
    #expect(bodies(Fields(name: long, tags: [long], note: nil), Fields(name: same, tags: [same], note: nil)) == 0)
    #expect(bodies(Fields(name: long, tags: [long], note: nil), Fields(name: same, tags: [same], note: same)) == 1)
    #expect(bodies(Fields(name: long, tags: [long], note: long), Fields(name: same, tags: [], note: same)) == 1)
  }

  final class Object {}

  struct Reference: View {
    var object: Object
    var body: some View { Color.red }
  }

  @Test func referencesAreComparedByIdentity() {
    let object = Object()
    #expect(bodies(Reference(object: object), Reference(object: object)) == 0)
    #expect(bodies(Reference(object: object), Reference(object: Object())) == 1)
  }

  struct Closure: View {
    var action: () -> Void
    var body: some View { Color.red }
  }

  @Test func closuresAreEqualOnlyWithTheSameCaptures() {
    func plain() -> Closure { Closure(action: {}) }
    func capturing(_ object: Object) -> Closure { Closure(action: { _ = object }) }
    #expect(bodies(plain(), plain()) == 0)
    #expect(bodies(capturing(Object()), capturing(Object())) == 1)
  }

  struct Stateful: View {
    var name: String
    @State private var value = 1
    var body: some View { Color.red.opacity(Double(value)) }
  }

  @Test func whatTheGraphKeepsInAViewIsNoPartOfIt() {
    #expect(bodies(Stateful(name: "a"), Stateful(name: "a")) == 0)
    #expect(bodies(Stateful(name: "a"), Stateful(name: "b")) == 1)
  }

  enum Kind {
    case one
    case two(String)
  }

  struct Choice: View {
    var kind: Kind
    var body: some View { Color.red }
  }

  @Test func anEnumerationIsComparedByCaseAndPayload() {
    let long = String(repeating: "a long string ", count: 10)
    let same = String(repeating: "a long string ", count: 10)
    #expect(bodies(Choice(kind: .one), Choice(kind: .one)) == 0)
    #expect(bodies(Choice(kind: .two(long)), Choice(kind: .two(same))) == 0)
    #expect(bodies(Choice(kind: .two("a")), Choice(kind: .two("b"))) == 1)
    #expect(bodies(Choice(kind: .two("a")), Choice(kind: .one)) == 1)
  }

  enum Number {
    case small(Int8)
    case large(Int)
  }

  struct NumberChoice: View {
    var number: Number
    var body: some View { Color.red }
  }

  @Test func theUnusedBytesOfACaseSayNothing() {
    // Built in memory that was something else before.
    func small(_ noise: Int) -> Number {
      var number = Number.large(noise)
      number = .small(1)
      return number
    }
    #expect(bodies(NumberChoice(number: small(1)), NumberChoice(number: small(1 << 40))) == 0)
    #expect(bodies(NumberChoice(number: .small(1)), NumberChoice(number: .small(2))) == 1)
    #expect(bodies(NumberChoice(number: .small(1)), NumberChoice(number: .large(1))) == 1)
  }

  struct Constant: View {
    @Binding var value: Int
    var body: some View { Color.red }
  }

  @Test func constantBindingsOfEqualValuesAreEqual() {
    #expect(bodies(Constant(value: .constant(1)), Constant(value: .constant(1))) == 0)
    #expect(bodies(Constant(value: .constant(1)), Constant(value: .constant(2))) == 1)
  }
}
