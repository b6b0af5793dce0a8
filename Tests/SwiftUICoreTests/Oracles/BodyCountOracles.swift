import Combine
import Meter
import Observation
import SwiftUICore
import Testing

/// Cases of kind body-count in `layout.json`, under their ids.
@Suite @MainActor struct BodyCountOracles {
  final class Model: ObservableObject {
    @Published var t1 = false
    var t2 = false
  }

  @Observable final class ObservableModel {
    var t1 = false
    @ObservationIgnored var t2 = false
  }

  struct Leaf: View {
    let log: Log
    var on: Bool
    var body: some View {
      let _ = log("leaf")
      Color.red.opacity(on ? 1 : 0.5)
    }
  }

  static func counts(_ log: Log) -> [Int] {
    let entries = log.take()
    return ["parent", "leaf"].map { name in entries.filter { $0 == name }.count }
  }

  struct ObservedParent: View {
    let log: Log
    @ObservedObject var model = Model()
    var body: some View {
      let _ = log("parent")
      VStack {
        Leaf(log: log, on: model.t1)
        Leaf(log: log, on: model.t2)
      }
      .onAppear { model.t2.toggle() }
    }
  }

  @Test("B-observedobject-nonpublished") func observedObject() {
    let log = Log()
    let stage = Stage(ObservedParent(log: log))
    #expect(Self.counts(log) == [1, 2])
    _ = stage
  }

  struct StateParent: View {
    let log: Log
    @StateObject var model = Model()
    var body: some View {
      let _ = log("parent")
      VStack {
        Leaf(log: log, on: model.t1)
        Leaf(log: log, on: model.t2)
      }
      .onAppear { model.t2.toggle() }
    }
  }

  @Test("B-stateobject-nonpublished") func stateObject() {
    let log = Log()
    let stage = Stage(StateParent(log: log))
    #expect(Self.counts(log) == [1, 2])
    _ = stage
  }

  struct PublishedParent: View {
    let log: Log
    @StateObject var model = Model()
    var body: some View {
      let _ = log("parent")
      VStack {
        Leaf(log: log, on: model.t1)
        Leaf(log: log, on: model.t2)
      }
      .onAppear { model.t1.toggle() }
    }
  }

  @Test("a published change evaluates the observer and what differs (facts 4.2-19)") func published() {
    let log = Log()
    let stage = Stage(PublishedParent(log: log))
    #expect(Self.counts(log) == [2, 3])
    _ = stage
  }

  struct ObservableParent: View {
    let log: Log
    let model = ObservableModel()
    var body: some View {
      let _ = log("parent")
      VStack {
        Leaf(log: log, on: model.t1)
        Leaf(log: log, on: model.t2)
      }
      .onAppear { model.t2.toggle() }
    }
  }

  @Test("B-observed-observable-ignored") func observableIgnored() {
    let log = Log()
    let stage = Stage(ObservableParent(log: log))
    #expect(Self.counts(log) == [1, 2])
    _ = stage
  }

  struct StateObservableParent: View {
    let log: Log
    @State var model = ObservableModel()
    var changes = \ObservableModel.t2
    var body: some View {
      let _ = log("parent")
      VStack {
        Leaf(log: log, on: model.t1)
        Leaf(log: log, on: model.t2)
      }
      .onAppear { model[keyPath: changes].toggle() }
    }
  }

  @Test("B-state-observable-ignored") func stateObservableIgnored() {
    let log = Log()
    let stage = Stage(StateObservableParent(log: log))
    #expect(Self.counts(log) == [1, 2])
    _ = stage
  }

  @Test("an observable property that is read invalidates (facts 4.2-19)") func observableRead() {
    let log = Log()
    let stage = Stage(StateObservableParent(log: log, changes: \ObservableModel.t1))
    #expect(Self.counts(log) == [2, 3])
    _ = stage
  }

  struct Number: View {
    let log: Log
    var number: Int
    var body: some View {
      let _ = log("leaf")
      Color.red
    }
  }

  @Test("B-non-equatable-view") func nonEquatable() {
    let log = Log()
    let stage = Stage(Number(log: log, number: 0))
    stage.show(Number(log: log, number: 2))
    stage.show(Number(log: log, number: 4))
    #expect(Self.counts(log) == [0, 3])
  }

  struct Unread: View {
    let handle: Handle
    @State private var a = 0
    var body: some View {
      let _ = handle.action = { a += 1 }
      Color.red
    }
  }

  @Test("B-unread-state") func unreadState() {
    let handle = Handle()
    let stage = Stage(Unread(handle: handle))
    handle.action()
    #expect(count(.bodyEvaluations) { stage.render() } == 0)
  }

  @Test("B-resize-no-body") func resize() {
    let log = Log()
    let stage = Stage(ObservedParent(log: log))
    stage.size = CGSize(width: 80, height: 60)
    #expect(count(.bodyEvaluations) { stage.render() } == 0)
  }

  struct BindingParent: View {
    let log: Log
    let handle: Handle
    @State private var text = "a"
    var body: some View {
      let _ = log("parent")
      let _ = handle.action = { text += "b" }
      VStack {
        BindingLeaf(log: log, text: $text)
        Color.red
      }
    }
  }

  struct BindingLeaf: View {
    let log: Log
    @Binding var text: String
    var body: some View {
      let _ = log("leaf")
      Color.red.frame(width: CGFloat(text.count))
    }
  }

  @Test("B-binding-does-not-invalidate-owner") func bindingOnly() {
    let log = Log()
    let handle = Handle()
    let stage = Stage(BindingParent(log: log, handle: handle))
    #expect(Self.counts(log) == [1, 1])
    for _ in 1...3 {
      handle.action()
      stage.render()
    }
    #expect(Self.counts(log) == [0, 3])
  }

  struct Sequence: View {
    let log: Log
    let handle: Handle
    @State private var value = 0
    var body: some View {
      let _ = log("\(value)")
      let _ =
        handle.action = {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
      Color.red.onChange(of: value) { log("change \($0) \($1)") }
    }
  }

  @Test("writes of one transaction are one update, another transaction is another (facts 4.1-5)")
  func transactions() {
    let log = Log()
    let handle = Handle()
    let stage = Stage(Sequence(log: log, handle: handle))
    handle.action()
    stage.render()
    #expect(log.take() == ["0", "2", "change 0 2", "4", "change 2 4"])
  }
}
