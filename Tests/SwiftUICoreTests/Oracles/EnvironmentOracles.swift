import SwiftUICore
import Testing

private struct CustomKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct AKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct BKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var custom: Int {
    get { self[CustomKey.self] }
    set { self[CustomKey.self] = newValue }
  }
  fileprivate var a: Int {
    get { self[AKey.self] }
    set { self[AKey.self] = newValue }
  }
  fileprivate var b: Int {
    get { self[BKey.self] }
    set { self[BKey.self] = newValue }
  }
}

/// Cases of kind environment in `layout.json`, and what follows from the same rules.
@Suite @MainActor struct EnvironmentOracles {
  struct Leaf: View {
    let log: Log
    @Environment(\.custom) private var custom
    var body: some View { Color.red.onAppear { log("\(custom)") } }
  }

  @Test("B-environment-write") func write() {
    let log = Log()
    _ = Stage(Leaf(log: log).environment(\.custom, 1))
    #expect(log.take() == ["1"])
  }

  struct Switching: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log("parent")
      SwitchedLeaf(log: log)
        .transformEnvironment(value == 0 ? \.a : \.b) { $0 = value }
        .onAppear { value = 2 }
    }
  }

  struct SwitchedLeaf: View {
    let log: Log
    @Environment(\.a) private var a
    @Environment(\.b) private var b
    var body: some View {
      let _ = log("leaf \(a) \(b)")
      Color.red
    }
  }

  @Test("B-environment-transform-keypath-switch") func switchedKeyPath() {
    let log = Log()
    _ = Stage(Switching(log: log))
    #expect(log.take() == ["parent", "leaf 0 0", "parent", "leaf 0 0"])
  }

  struct Reader: View {
    let log: Log
    var name: String
    var keyPath: KeyPath<EnvironmentValues, Int>
    var body: some View { Inner(log: log, name: name, value: Environment(keyPath)) }

    struct Inner: View {
      let log: Log
      var name: String
      @Environment var value: Int
      init(log: Log, name: String, value: Environment<Int>) {
        self.log = log
        self.name = name
        _value = value
      }
      var body: some View {
        let _ = log("\(name) \(value)")
        Color.red
      }
    }
  }

  struct Pair: View {
    let log: Log
    var a: Int
    var b: Int
    var body: some View {
      VStack {
        Reader(log: log, name: "a", keyPath: \.a)
        Reader(log: log, name: "b", keyPath: \.b)
      }
      .environment(\.a, a)
      .environment(\.b, b)
    }
  }

  @Test func onlyReadersOfAChangedKeyAreEvaluated() {
    let log = Log()
    let stage = Stage(Pair(log: log, a: 1, b: 1))
    #expect(log.take() == ["a 1", "b 1"])
    stage.show(Pair(log: log, a: 1, b: 2))
    #expect(log.take() == ["b 2"])
    stage.show(Pair(log: log, a: 3, b: 4))
    #expect(log.take().sorted() == ["a 3", "b 4"])
  }

  @Test func theHostsEnvironmentReachesReaders() {
    let log = Log()
    let stage = Stage(Reader(log: log, name: "a", keyPath: \.a))
    var values = EnvironmentValues()
    values.a = 7
    stage.host.setEnvironment(values)
    stage.render()
    #expect(log.take() == ["a 0", "a 7"])
  }
}
