import Combine
import Meter
import Observation
import SwiftUICore
import Testing

/// The ways in which data reaches views.
@Suite @MainActor struct DataTests {
  @Observable final class Store {
    var a = 1
    var b = 1
  }

  struct StoreReader: View {
    let log: Log
    @Environment(Store.self) private var store
    var body: some View {
      @Bindable var store = store
      let _ = log("a\(store.a)")
      Field(log: log, value: $store.b)
    }
  }

  struct Field: View {
    let log: Log
    @Binding var value: Int
    var body: some View {
      let _ = log("b\(value)")
      Color.red
    }
  }

  @Test func anObservableObjectInTheEnvironmentInvalidatesByProperty() {
    let (log, store) = (Log(), Store())
    let stage = Stage(StoreReader(log: log).environment(store))
    #expect(log.take() == ["a1", "b1"])
    store.b = 2
    stage.render()
    #expect(log.take() == ["b2"])
    store.a = 2
    stage.render()
    #expect(log.take() == ["a2"])
    stage.render()
    #expect(log.take() == [])
  }

  @Test func observationOfAnEarlierEvaluationIsGivenUp() {
    let (log, store) = (Log(), Store())
    let stage = Stage(StoreReader(log: log).environment(store))
    for value in 2...50 {
      store.a = value
      stage.render()
    }
    _ = log.take()
    #expect(count(.bodyEvaluations) { stage.render() } == 0)
    store.a = 100
    #expect(count(.bodyEvaluations) { stage.render() } == 1)
  }

  final class Model: ObservableObject {
    @Published var text = "a"
    let events = PassthroughSubject<Int, Never>()
  }

  struct ModelView: View {
    let log: Log
    @ObservedObject var model: Model
    var body: some View {
      let _ = log(model.text)
      Color.red.onReceive(model.events) { log("event \($0)") }
    }
  }

  @Test func anObservedObjectIsWatchedAndExchanged() {
    let (log, first, second) = (Log(), Model(), Model())
    let stage = Stage(ModelView(log: log, model: first))
    first.text = "b"
    stage.render()
    second.text = "c"
    stage.show(ModelView(log: log, model: second))
    first.text = "nobody listens"
    stage.render()
    second.text = "d"
    stage.render()
    #expect(log.take() == ["a", "b", "c", "d"])
  }

  @Test func onReceiveRunsForEachValue() {
    let (log, model) = (Log(), Model())
    let stage = Stage(ModelView(log: log, model: model))
    _ = log.take()
    model.events.send(1)
    model.events.send(2)
    #expect(log.take() == ["event 1", "event 2"])
    stage.host.destroy()
    model.events.send(3)
    #expect(log.take() == [])
  }

  final class Owned: ObservableObject {
    let log: Log
    @Published var value = 0
    init(log: Log) {
      self.log = log
      log("init")
    }
  }

  struct Owner: View {
    let log: Log
    var name: String
    @StateObject private var owned: Owned
    init(log: Log, name: String) {
      self.log = log
      self.name = name
      _owned = StateObject(wrappedValue: Owned(log: log))
    }
    var body: some View {
      let _ = log("\(name) \(owned.value)")
      Color.red.onAppear { owned.value = 5 }
    }
  }

  @Test func aStateObjectIsMadeOnceForAnIdentity() {
    let log = Log()
    let stage = Stage(Owner(log: log, name: "a"))
    stage.show(Owner(log: log, name: "b"))
    #expect(log.take() == ["init", "a 0", "a 5", "b 5"])
  }

  struct Custom: DynamicProperty {
    @State private var count = 3
    @Environment(\.isEnabled) private var isEnabled
    private(set) var summary = ""
    mutating func update() { summary = "\(count) \(isEnabled)" }
    func increment() { count += 1 }
  }

  struct CustomView: View {
    let log: Log
    let handle: Handle
    var custom = Custom()
    var body: some View {
      let _ = handle.action = { custom.increment() }
      let _ = log(custom.summary)
      Color.red
    }
  }

  @Test func aDynamicPropertyContainsOthers() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(CustomView(log: log, handle: handle).disabled(true))
    handle.action()
    stage.render()
    #expect(log.take().first == "3 false")
  }

  struct Titled: ViewModifier {
    let log: Log
    var title: String
    @State private var count = 0
    func body(content: Content) -> some View {
      let _ = log("\(title) \(count)")
      VStack {
        content
        Color.blue
      }
      .onAppear { count = 1 }
    }
  }

  struct Inner: View {
    let log: Log
    var number: Int
    var body: some View {
      let _ = log("inner \(number)")
      Color.red
    }
  }

  @Test func aModifierHasStateAndPassesItsContentOn() {
    let log = Log()
    func view(_ title: String, _ number: Int) -> some View {
      Inner(log: log, number: number).modifier(Titled(log: log, title: title))
    }
    let stage = Stage(view("a", 1))
    #expect(log.take() == ["a 0", "inner 1", "a 1"])
    stage.show(view("a", 2))
    #expect(log.take() == ["inner 2"])
    stage.show(view("b", 2))
    #expect(log.take() == ["b 1"])
    #expect(stage.host.leaves().count == 2)
  }

  struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Preferring: View {
    let log: Log
    var values: [Int]
    var body: some View {
      VStack {
        ForEach(values, id: \.self) { Color.red.preference(key: Total.self, value: $0) }
      }
      .onPreferenceChange(Total.self) { log("\($0)") }
    }
  }

  @Test func preferencesAreReducedAndReported() {
    let log = Log()
    let stage = Stage(Preferring(log: log, values: [1, 2]))
    stage.show(Preferring(log: log, values: [1, 2, 4]))
    stage.show(Preferring(log: log, values: [1, 2, 4]))
    stage.show(Preferring(log: log, values: [4]))
    #expect(log.take() == ["3", "7", "4"])
  }

  @Test func appearanceFollowsTheWindow() {
    let log = Log()
    let stage = Stage(
      VStack {
        Color.red.onAppear { log("+1") }.onDisappear { log("-1") }
        Color.red.onAppear { log("+2") }.onDisappear { log("-2") }
      })
    stage.host.disappear()
    stage.render()
    stage.host.appear()
    stage.render()
    #expect(log.take() == ["+1", "+2", "-1", "-2", "+1", "+2"])
  }

  struct Delegate {}

  final class Counter2: _GraphHostDelegate {
    var updates = 0
    var sizes = 0
    func graphHostNeedsUpdate() { updates += 1 }
    func graphHostIdealSizeMayHaveChanged() { sizes += 1 }
  }

  struct Sized: View {
    let handle: Handle
    @State private var width: CGFloat = 10
    @State private var isOn = false
    var body: some View {
      let _ =
        handle.action = {
          width += 1
          isOn.toggle()
        }
      Color.red.opacity(isOn ? 1 : 0).frame(width: width, height: 10)
    }
  }

  @Test func theDelegateHearsOncePerBatchAndOfSizes() {
    let (handle, delegate) = (Handle(), Counter2())
    let stage = Stage(Sized(handle: handle))
    stage.host.delegate = delegate
    _ = stage.host.sizeThatFits(.unspecified)
    handle.action()
    handle.action()
    #expect(delegate.updates == 1)
    stage.host.update()
    #expect(delegate.sizes == 1)
    stage.host.update()
    #expect(delegate.updates == 1)
  }
}
