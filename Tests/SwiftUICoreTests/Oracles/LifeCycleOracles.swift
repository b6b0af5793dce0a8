import Meter
import SwiftUICore
import Testing

/// Cases of kinds state, onChange, appearance, identity, task, environment and geometry in `layout.json`.
@Suite @MainActor struct LifeCycleOracles {
  struct ReadAfterWrite: View {
    let log: Log
    @State private var flag = false
    var body: some View {
      AnyView(EmptyView()).onAppear {
        flag.toggle()
        log("\(flag)")
      }
    }
  }

  @Test("B-state-read-after-write") func readAfterWrite() {
    let log = Log()
    _ = Stage(ReadAfterWrite(log: log))
    #expect(log.take() == ["true"])
  }

  struct SingleParameter: View {
    let log: Log
    let handle: Handle
    @State private var value = 0
    var body: some View {
      let _ = handle.action = { value += 1 }
      Color.red.onChange(of: value, perform: { log("\($0)") })
    }
  }

  @Test("B-onchange-single-param") func singleParameter() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(SingleParameter(log: log, handle: handle))
    for _ in 1...2 {
      handle.action()
      stage.render()
    }
    #expect(log.take() == ["1", "2"])
  }

  struct InitialZero: View {
    let log: Log
    @State private var value = 0
    var body: some View { Color.red.onChange(of: value, initial: true) { log("change") } }
  }

  @Test("B-onchange-initial-zero") func initialZero() {
    let log = Log()
    let stage = Stage(InitialZero(log: log))
    stage.render()
    #expect(log.take() == ["change"])
  }

  struct BoolChanges: View {
    let log: Log
    let handle: Handle
    @State private var value = false
    var body: some View {
      let _ = handle.action = { value.toggle() }
      Color.red.onChange(of: value) { log("\($1)") }
    }
  }

  @Test("B-onchange-bool") func boolChanges() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(BoolChanges(log: log, handle: handle))
    for _ in 1...3 {
      handle.action()
      stage.render()
    }
    #expect(log.take() == ["true", "false", "true"])
  }

  @Test("B-appear-anyview") func appearAnyView() {
    let log = Log()
    _ = Stage(AnyView(EmptyView()).onAppear { log("appear") })
    #expect(log.take() == ["appear"])
  }

  struct LoggedID<T: View>: View {
    let log: Log
    let handle: Handle
    let transition: (Color) -> T
    @State private var flag = false
    var body: some View {
      let _ = handle.action = { flag.toggle() }
      transition(Color.red)
        .onAppear { log(flag ? "AT" : "AF") }
        .onDisappear { log(flag ? "DT" : "DF") }
        .id(flag)
    }
  }

  struct IdentityTransition: View {
    let log: Log
    let handle: Handle
    @State private var flag = false
    var body: some View {
      let _ = handle.action = { flag.toggle() }
      Color.red
        .onAppear { log(flag ? "AT" : "AF") }
        .onDisappear { log(flag ? "DT" : "DF") }
        .transition(.identity)
        .id(flag)
    }
  }

  @Test("B-id-toggle-identity-transition") func identityTransition() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(IdentityTransition(log: log, handle: handle))
    handle.action()
    stage.render()
    stage.host.destroy()
    #expect(log.take().joined(separator: " ") == "AF DT AT DT")
  }

  @Test("with the default transition the new view appears first (facts 4.2-15)") func defaultTransition() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(LoggedID(log: log, handle: handle, transition: { $0 }))
    handle.action()
    stage.render()
    stage.host.destroy()
    #expect(log.take().joined(separator: " ") == "AF AT DT DT")
  }

  struct IDBefore: View {
    let log: Log
    let handle: Handle
    @State private var flag = false
    var body: some View {
      let _ = handle.action = { flag.toggle() }
      Color.red.id(flag).onAppear { log("appear") }
    }
  }

  @Test("B-id-before-onappear") func idBefore() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(IDBefore(log: log, handle: handle))
    handle.action()
    stage.render()
    #expect(log.take() == ["appear"])
  }

  struct TaskWithID: View {
    let log: Log
    let handle: Handle
    @State private var value = 0
    var body: some View {
      let _ = handle.action = { value += 1 }
      Color.red.task(id: value) { log("task") }
    }
  }

  @Test("B-task-id") func taskWithID() async {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(TaskWithID(log: log, handle: handle))
    for _ in 0..<10 { await Task.yield() }
    handle.action()
    stage.render()
    for _ in 0..<10 { await Task.yield() }
    #expect(log.take() == ["task", "task"])
  }

  struct InnerAppears: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      InnerLeaf(value: $value).onAppear { log("\(value)") }
    }
  }

  struct InnerLeaf: View {
    @Binding var value: Int
    var body: some View { Color.red.onAppear { value = 1 } }
  }

  @Test("B-child-appears-before-parent") func childFirst() {
    let log = Log()
    _ = Stage(InnerAppears(log: log))
    #expect(log.take() == ["1"])
  }

  struct Counted: View {
    let log: Log
    var name: String
    @State private var n = 0
    var body: some View {
      let _ = log("\(name)\(n)")
      Color.red
        .onAppear {
          log("appear-\(name.prefix(1))")
          n = 1
        }
        .onDisappear { log("disappear-\(name.prefix(1))") }
    }
  }

  struct Branches: View {
    let log: Log
    let handle: Handle
    @State private var f = true
    var body: some View {
      let _ = log("parent")
      let _ = handle.action = { f.toggle() }
      if f { Once(log: log, name: "A") } else { Once(log: log, name: "B") }
    }
  }

  struct Once: View {
    let log: Log
    var name: String
    @State private var n = 0
    var body: some View {
      let _ = log("\(name)\(n)")
      Color.red
        .onAppear { log("appear-\(name)") }
        .onDisappear { log("disappear-\(name)") }
    }
  }

  @Test("B-if-else-state-reset") func branches() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(Branches(log: log, handle: handle))
    _ = log.take()
    handle.action()
    stage.render()
    #expect(log.take() == ["parent", "B0", "appear-B", "disappear-A"])
    handle.action()
    stage.render()
    #expect(log.take() == ["parent", "A0", "appear-A", "disappear-B"])
  }

  struct Erased: View {
    let log: Log
    let handle: Handle
    @State private var k = 0
    var body: some View {
      let _ = handle.action = { k += 1 }
      AnyView(Counted(log: log, name: "A\(k)"))
    }
  }

  @Test("B-anyview-same-type") func anyViewSameType() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(Erased(log: log, handle: handle))
    _ = log.take()
    handle.action()
    stage.render()
    #expect(log.take() == ["A11"])
  }

  struct Identified: View {
    let log: Log
    let handle: Handle
    @State private var k = 0
    var body: some View {
      let _ = handle.action = { k += 1 }
      Once(log: log, name: "A").id(k)
    }
  }

  @Test("B-id-resets-state") func idResetsState() {
    let (log, handle) = (Log(), Handle())
    let stage = Stage(Identified(log: log, handle: handle))
    _ = log.take()
    handle.action()
    stage.render()
    #expect(log.take() == ["A0", "appear-A", "disappear-A"])
  }

  struct Rows: View {
    let log: Log
    var ids: [Int]
    var body: some View {
      VStack {
        ForEach(ids, id: \.self) { Row(log: log, id: $0) }
      }
    }
  }

  struct Row: View {
    let log: Log
    let id: Int
    @State private var n = 0
    var body: some View {
      let _ = log("r\(id):\(n)")
      Color.red
        .onAppear {
          log("+\(id)")
          if id == 2, n == 0 { log("") }
        }
        .onDisappear { log("-\(id)") }
    }
  }

  @Test("B-foreach-reorder") func reorder() {
    let log = Log()
    let stage = Stage(Rows(log: log, ids: [1, 2, 3]))
    _ = log.take()
    stage.show(Rows(log: log, ids: [3, 2, 1]))
    #expect(log.take() == [])
    stage.show(Rows(log: log, ids: [3, 1]))
    #expect(log.take() == ["-2"])
    stage.show(Rows(log: log, ids: [3, 1, 2]))
    #expect(log.take() == ["r2:0", "+2", ""])
  }

  struct Geometry: View {
    let log: Log
    var w: CGFloat
    var body: some View {
      let _ = log("body")
      Color.red.frame(width: w, height: 20)
        .onGeometryChange(for: CGSize.self, of: { $0.size }) { log("\(Int($0.width))x\(Int($0.height))") }
    }
  }

  @Test("B-ongeometrychange") func geometryChange() {
    let log = Log()
    let stage = Stage(Geometry(log: log, w: 50))
    #expect(log.take() == ["body", "50x20"])
    stage.show(Geometry(log: log, w: 80))
    #expect(log.take() == ["body", "80x20"])
    stage.show(Geometry(log: log, w: 80))
    #expect(log.take() == [])
    stage.size = CGSize(width: 200, height: 200)
    stage.render()
    #expect(log.take() == [])
  }
}
