import Combine
import Foundation
import Meter
import Observation
import SwiftUICore
import Testing

/// Cases of body counts, identity and the order of events beyond the oracles' (facts: engine 4.1-1 to 4.2-19).
@Suite @MainActor struct IdentityFactTests {
  /// Says when its body is evaluated, and keeps a state that shows its identity.
  struct Leaf: View {
    let name: String
    let log: Log
    var value = 0
    @State private var birth = 0
    var body: some View {
      let _ = log("\(name)\(value)")
      Text("\(name) \(birth)").onAppear { log("+\(name)") }.onDisappear { log("-\(name)") }
    }
  }

  // MARK: What is compared

  struct Pair: View {
    let log: Log
    var a = 0
    var b = 0
    var body: some View {
      HStack {
        Leaf(name: "a", log: log, value: a); Leaf(name: "b", log: log, value: b)
      }
    }
  }

  @Test func onlyTheChildWhoseInputChangedIsEvaluated() {
    let log = Log()
    let stage = Stage(Pair(log: log))
    _ = log.take()
    stage.show(Pair(log: log, a: 1))
    #expect(log.take() == ["a1"])
    stage.show(Pair(log: log, a: 1))
    #expect(log.take() == [])
    stage.show(Pair(log: log, a: 2, b: 2))
    #expect(log.take() == ["a2", "b2"])
  }

  struct Calling: View {
    let log: Log
    let action: () -> Void
    var body: some View {
      let _ = log("body")
      Color.red.onTapGesture(perform: action)
    }
  }

  @Test func closuresThatCaptureNeverCompareEqual() {
    let log = Log()
    func capturing(_ number: Int) -> Calling { Calling(log: log, action: { log("\(number)") }) }
    let stage = Stage(capturing(1))
    stage.show(capturing(1))
    #expect(log.take() == ["body", "body"])
    func plain() -> Calling { Calling(log: log, action: {}) }
    let other = Stage(plain())
    other.show(plain())
    #expect(log.take() == ["body"])
  }

  struct Rounded: View, @MainActor Equatable {
    let log: Log
    var value: Double
    static func == (a: Rounded, b: Rounded) -> Bool { a.value.rounded() == b.value.rounded() }
    var body: some View {
      let _ = log("\(value)")
      Color.red
    }
  }

  @Test func aViewThatIsNotPlainIsComparedAsItSays() {
    let log = Log()
    let stage = Stage(Rounded(log: log, value: 1.1))
    stage.show(Rounded(log: log, value: 1.2))
    stage.show(Rounded(log: log, value: 2.2))
    #expect(log.take() == ["1.1", "2.2"])
  }

  // MARK: Structural identity

  struct Branching: View {
    let log: Log
    var isFirst = true
    var body: some View {
      VStack {
        if isFirst { Leaf(name: "x", log: log) } else { Leaf(name: "y", log: log) }
      }
    }
  }

  @Test func branchesHaveIdentitiesOfTheirOwn() {
    let log = Log()
    let stage = Stage(Branching(log: log))
    #expect(log.take() == ["x0", "+x"])
    stage.show(Branching(log: log, isFirst: false))
    #expect(log.take() == ["y0", "+y", "-x"])
  }

  struct Ternary: View {
    let log: Log
    var isFirst = true
    var body: some View { VStack { Leaf(name: isFirst ? "x" : "y", log: log) } }
  }

  @Test func aTernaryKeepsIdentity() {
    let log = Log()
    let stage = Stage(Ternary(log: log))
    _ = log.take()
    stage.show(Ternary(log: log, isFirst: false))
    #expect(log.take() == ["y0"])
  }

  enum Kind { case one, two, three }

  struct Switching: View {
    let log: Log
    var kind: Kind
    var body: some View {
      switch kind {
      case .one: Leaf(name: "1", log: log)
      case .two: Leaf(name: "2", log: log)
      case .three: EmptyView()
      }
    }
  }

  @Test func theCasesOfASwitchAreBranches() {
    let log = Log()
    let stage = Stage(Switching(log: log, kind: .one))
    stage.show(Switching(log: log, kind: .two))
    stage.show(Switching(log: log, kind: .three))
    stage.show(Switching(log: log, kind: .one))
    #expect(log.take() == ["10", "+1", "20", "+2", "-1", "-2", "10", "+1"])
  }

  struct Erased: View {
    let log: Log
    var isLeaf: Bool
    var value = 0
    var body: some View {
      VStack {
        isLeaf ? AnyView(Leaf(name: "x", log: log, value: value)) : AnyView(Color.red.onAppear { log("+color") })
      }
    }
  }

  @Test func anErasedViewIsKeptWithItsTypeAndGoesBeforeItsSuccessorComes() {
    let log = Log()
    let stage = Stage(Erased(log: log, isLeaf: true))
    _ = log.take()
    stage.show(Erased(log: log, isLeaf: true, value: 1))
    #expect(log.take() == ["x1"])
    stage.show(Erased(log: log, isLeaf: false))
    #expect(log.take() == ["-x", "+color"])
  }

  // MARK: ForEach

  struct Rows: View {
    let log: Log
    var ids: [Int]
    var body: some View { VStack { ForEach(ids, id: \.self) { Leaf(name: "\($0)", log: log) } } }
  }

  @Test func rowsFollowTheirIDs() {
    let log = Log()
    let stage = Stage(Rows(log: log, ids: [1, 2, 3]))
    _ = log.take()
    stage.show(Rows(log: log, ids: [3, 1, 2]))
    #expect(log.take() == [])
    #expect(stage.host.leaves().map(\.text) == ["3 0", "1 0", "2 0"])
    stage.show(Rows(log: log, ids: [3, 4, 2]))
    #expect(log.take().sorted() == ["+4", "-1", "40"])
    stage.show(Rows(log: log, ids: []))
    #expect(log.take().sorted() == ["-2", "-3", "-4"])
    stage.show(Rows(log: log, ids: [2]))
    #expect(log.take() == ["20", "+2"])
  }

  struct Counting: View {
    let id: Int
    @State private var count = 0
    var body: some View { Button("\(id):\(count)") { count += 1 } }
  }

  struct CountingRows: View {
    var ids: [Int]
    var body: some View { VStack { ForEach(ids, id: \.self) { Counting(id: $0) } } }
  }

  @Test func stateMovesWithItsRowAndEndsWithIt() {
    let stage = Stage(CountingRows(ids: [1, 2]))
    stage.host.tap("2:0")
    stage.render()
    stage.show(CountingRows(ids: [2, 1]))
    #expect(stage.host.leaves().map(\.text) == ["2:1", "1:0"])
    stage.show(CountingRows(ids: [1]))
    stage.show(CountingRows(ids: [1, 2]))
    #expect(stage.host.leaves().map(\.text) == ["1:0", "2:0"])
  }

  // MARK: State

  struct Writing: View {
    let log: Log
    let handle: Handle
    @State private var value = 0
    @State private var other = 0
    var body: some View {
      let _ = log("body \(value)")
      Color.red
        .onChange(of: value) { log("\($0)→\($1)") }
        .onAppear {
          handle.action = {
            value = 1
            value = 2
            other += 1
            log("now \(value)")
          }
        }
    }
  }

  @Test func writesOfOneTransactionAreOneUpdate() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(Writing(log: log, handle: handle))
    handle.action()
    stage.render()
    #expect(log.take() == ["body 0", "now 2", "body 2", "0→2"])
  }

  struct Unread: View {
    let log: Log
    let handle: Handle
    @State private var value = 0
    var body: some View {
      let _ = log("body")
      Child(log: log, value: $value).onAppear { handle.action = { value += 1 } }
    }

    struct Child: View {
      let log: Log
      @Binding var value: Int
      var body: some View {
        let _ = log("child \(value)")
        Color.red
      }
    }
  }

  @Test func aStateThatIsHandedOnEvaluatesItsReaderOnly() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(Unread(log: log, handle: handle))
    _ = log.take()
    handle.action()
    stage.render()
    #expect(log.take() == ["child 1"])
  }

  @Observable final class Store {
    var read = 0
    var unread = 0
  }

  struct Watching: View {
    let log: Log
    let store: Store
    var body: some View {
      let _ = log("\(store.read)")
      Color.red
    }
  }

  @Test func onlyPropertiesThatWereReadCount() {
    let (log, store) = (Log(), Store())
    let stage = Stage(Watching(log: log, store: store))
    store.unread += 1
    stage.render()
    store.read += 1
    store.read += 1
    stage.render()
    #expect(log.take() == ["0", "2"])
  }

  final class Outer: ObservableObject {
    let inner = Inner()
    final class Inner: ObservableObject { @Published var value = 0 }
  }

  struct Nesting: View {
    let log: Log
    @ObservedObject var outer: Outer
    var body: some View {
      let _ = log("\(outer.inner.value)")
      Color.red
    }
  }

  @Test func anObjectInAnObjectIsNotWatched() {
    let (log, outer) = (Log(), Outer())
    let stage = Stage(Nesting(log: log, outer: outer))
    outer.inner.value = 1
    stage.render()
    #expect(log.take() == ["0"])
    outer.objectWillChange.send()
    stage.render()
    #expect(log.take() == ["1"])
  }

  // MARK: Environment, preferences, geometry

  struct Sized: View {
    let log: Log
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      let _ = log("\(size == .large)")
      Color.red
    }
  }

  struct Around: View {
    let log: Log
    var opacity = 1.0
    var size = DynamicTypeSize.large
    var body: some View {
      VStack {
        Sized(log: log); Leaf(name: "l", log: log)
      }
      .dynamicTypeSize(size).environment(\.lineSpacing, opacity)
    }
  }

  @Test func onlyReadersOfAKeyAreEvaluated() {
    let log = Log()
    let stage = Stage(Around(log: log))
    _ = log.take()
    stage.show(Around(log: log, opacity: 2))
    #expect(log.take() == [])
    stage.show(Around(log: log, size: .small))
    #expect(log.take() == ["false"])
  }

  struct ListKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Speaking: View {
    let log: Log
    var second: String?
    var body: some View {
      VStack {
        Color.red.preference(key: ListKey.self, value: ["a"])
        if let second { Color.red.preference(key: ListKey.self, value: [second]) }
        Color.red.preference(key: ListKey.self, value: ["c"])
      }
      .onPreferenceChange(ListKey.self) { log($0.joined()) }
    }
  }

  @Test func preferencesAreReducedInTheOrderOfTheViews() {
    let log = Log()
    let stage = Stage(Speaking(log: log))
    stage.show(Speaking(log: log, second: "b"))
    stage.show(Speaking(log: log, second: "b"))
    stage.show(Speaking(log: log))
    #expect(log.take() == ["ac", "abc", "ac"])
  }

  struct Measuring: View {
    let log: Log
    var width: CGFloat
    var body: some View {
      Color.red.frame(width: width)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log("\($0)→\($1)")
        }
        .onChange(of: width) { log("width") }
    }
  }

  @Test func geometryIsToldOfBehindTheLayout() {
    let log = Log()
    let stage = Stage(Measuring(log: log, width: 10))
    #expect(log.take() == ["10.0→10.0"])
    stage.show(Measuring(log: log, width: 20))
    #expect(log.take() == ["width", "10.0→20.0"])
    stage.size = CGSize(width: 200, height: 200)
    stage.render()
    #expect(log.take() == [])
  }

  struct Reader: View {
    let log: Log
    var body: some View {
      let _ = log("body")
      GeometryReader { proxy in
        let _ = log("\(Int(proxy.size.width))")
        Color.red
      }
    }
  }

  @Test func aResizeRunsTheReadersClosureOnly() {
    let log = Log()
    let stage = Stage(Reader(log: log))
    #expect(log.take() == ["body", "100"])
    stage.size = CGSize(width: 50, height: 100)
    stage.render()
    #expect(log.take() == ["50"])
    stage.render()
    #expect(log.take() == [])
  }
}
