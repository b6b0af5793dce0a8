import Foundation
import SwiftUICore
import Testing

/// Values that are kept outside of views.
@Suite(.serialized) @MainActor struct StorageTests {
  private func store() -> UserDefaults {
    let store = UserDefaults(suiteName: "cellbench.storage-tests")!
    for key in ["count", "name", "mode", "site"] { store.removeObject(forKey: key) }
    return store
  }

  enum Mode: String { case light, dark }

  struct Settings: View {
    let store: UserDefaults
    let handle: Handle
    @AppStorage private var count: Int
    @AppStorage private var name: String?
    @AppStorage private var mode: Mode
    @AppStorage private var site: URL?

    init(store: UserDefaults, handle: Handle) {
      self.store = store
      self.handle = handle
      _count = AppStorage(wrappedValue: 3, "count", store: store)
      _name = AppStorage("name", store: store)
      _mode = AppStorage(wrappedValue: .light, "mode", store: store)
      _site = AppStorage("site", store: store)
    }

    var body: some View {
      VStack {
        Text("\(count) \(name ?? "nobody") \(mode.rawValue) \(site?.host() ?? "nowhere")")
        Counting(count: $count)
      }
      .onAppear {
        handle.action = {
          count += 1
          name = "me"
          mode = .dark
          site = URL(string: "https://example.org/x")
        }
      }
    }
  }

  struct Counting: View {
    @Binding var count: Int
    var body: some View { Text("bound \(count)") }
  }

  @Test func valuesAreReadAndWritten() {
    let (store, handle) = (store(), Handle())
    let stage = Stage(Settings(store: store, handle: handle))
    #expect(stage.host.leaves().map(\.text) == ["3 nobody light nowhere", "bound 3"])
    handle.action()
    stage.render()
    #expect(stage.host.leaves().map(\.text) == ["4 me dark example.org", "bound 4"])
    #expect(store.integer(forKey: "count") == 4 && store.string(forKey: "mode") == "dark")
    #expect(Stage(Settings(store: store, handle: handle)).host.leaves().first?.text == "4 me dark example.org")
  }

  struct Reader: View {
    @AppStorage private var count: Int
    init(store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "count", store: store) }
    var body: some View { Text("\(count)") }
  }

  struct Indifferent: View {
    @AppStorage private var count: Int
    let log: Log
    init(store: UserDefaults, log: Log) {
      _count = AppStorage(wrappedValue: 0, "count", store: store)
      self.log = log
    }
    var body: some View {
      let _ = log("body")
      Color.red
    }
  }

  @Test func everyViewThatReadsAKeyHearsOfAWriteAndNoOther() {
    let (store, handle, log) = (store(), Handle(), Log())
    let reader = Stage(Reader(store: store))
    let indifferent = Stage(Indifferent(store: store, log: log))
    let writer = Stage(Settings(store: store, handle: handle))
    _ = log.take()
    handle.action()
    for _ in 0..<2 {
      reader.render()
      indifferent.render()
      writer.render()
    }
    #expect(reader.host.leaves().first?.text == "4")
    #expect(log.take() == [])
  }

  @Test func anEqualValueEvaluatesNothing() {
    let (store, handle) = (store(), Handle())
    let stage = Stage(Settings(store: store, handle: handle))
    handle.action()
    stage.render()
    store.set(4, forKey: "count")
    let bodies = count(.bodyEvaluations) {
      AppStorage<Int>(wrappedValue: 0, "count", store: store).wrappedValue = 4
      stage.render()
    }
    #expect(bodies == 0)
  }

  struct Scene: View {
    @SceneStorage("scene-tab") private var tab = 1
    @SceneStorage("scene-text") private var text: String?
    let handle: Handle
    var body: some View {
      Text("\(tab) \(text ?? "none")").onAppear {
        handle.action = {
          tab += 1
          text = "draft"
        }
      }
    }
  }

  @Test func whatASceneKeepsOutlivesTheView() {
    let handle = Handle()
    let stage = Stage(Scene(handle: handle))
    #expect(stage.host.leaves().first?.text == "1 none")
    handle.action()
    stage.render()
    #expect(stage.host.leaves().first?.text == "2 draft")
    stage.host.destroy()
    #expect(Stage(Scene(handle: handle)).host.leaves().first?.text == "2 draft")
  }
}
