import Foundation
import Meter
import SwiftUICore
import Testing
import Turns

/// How updates come about and end.
@Suite(.serialized) @MainActor struct UpdateTests {
  struct Counting: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log("\(value)")
      Color.red
        .onAppear { value = 1 }
        .onChange(of: value) { if value < 2 { value += 1 } }
    }
  }

  @Test func whatActionsWriteLandsInTheSameUpdate() {
    let log = Log()
    let host = _GraphHost(rootView: Counting(log: log))
    host.appear()
    host.update()
    #expect(log.take() == ["0", "1", "2"])
    #expect(!host.hasPendingUpdate)
  }

  struct Titled: View {
    var title: String
    @State private var count = 2
    var body: some View { VStack { Color.red.frame(width: CGFloat(count), height: 3) } }
  }

  @Test func theDumpShowsTypeStateAndFrame() {
    let stage = Stage(Titled(title: "a"))
    let dump = stage.host.dump()
    #expect(dump.contains("Titled {2}"))
    #expect(dump.contains("(49.0, 48.5, 2.0, 3.0)"))
    #expect(dump.split(separator: "\n").count >= 5)
  }

  struct Outer: View {
    let log: Log
    let inner: _GraphHost<Counting>
    var body: some View {
      let _ = inner.update()
      Color.red
    }
  }

  @Test func anUpdateWithinABodyOfAnotherHostIsItsOwn() {
    let log = Log()
    let inner = _GraphHost(rootView: Counting(log: log))
    inner.appear()
    _ = RuntimeIssue.drain()
    _ = Stage(Outer(log: log, inner: inner))
    #expect(log.take() == ["0", "1", "2"])
    #expect(RuntimeIssue.drain().issues.isEmpty)
  }

  @Test func anAnimationCompletesOnTheVirtualClock() {
    let log = Log()
    withAnimation(.linear(duration: 0.1)) {
      log("body")
    } completion: {
      log("completion")
    }
    #expect(log.take() == ["body"])
    for _ in 0..<5 { TurnLoop.main.turn() }
    #expect(log.take() == [])
    for _ in 0..<5 { TurnLoop.main.turn() }
    #expect(log.take() == ["completion"])
  }

  struct Clock: View {
    let log: Log
    var body: some View {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.1)) { context in
        let _ = log("tick")
        Color.red
      }
    }
  }

  @Test func aTimelineTicksWhileItIsVisible() {
    let log = Log()
    let stage = Stage(Clock(log: log))
    #expect(log.take() == ["tick"])
    for _ in 0..<14 {
      TurnLoop.main.turn()
      stage.render()
    }
    #expect((2...3).contains(log.take().count))
    stage.host.disappear()
    stage.render()
    for _ in 0..<14 {
      TurnLoop.main.turn()
      stage.render()
    }
    #expect(log.take() == [])
  }

  struct LazyRows: View {
    var count: Int
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
        }
      }
    }
  }

  @Test func aLazyForEachMakesWhatIsAskedFor() {
    func nodes(_ count: Int) -> Int { SwiftUICoreTests.count(.nodesCreated) { _ = Stage(LazyRows(count: count)) } }
    let few = nodes(100)
    #expect(few < 100)
    #expect(nodes(1_000_000) == few)
  }
}
