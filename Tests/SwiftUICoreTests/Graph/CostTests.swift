import Meter
import SwiftUICore
import Testing

/// What an update costs grows with what changes, not with what is there.
@Suite(.serialized) @MainActor struct CostTests {
  struct Rows: View {
    let handles: [Handle]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<handles.count, id: \.self) { CostTests.Row(handle: handles[$0]) }
      }
    }
  }

  struct Row: View {
    let handle: Handle
    @State private var isOn = false
    @State private var height: CGFloat = 10
    var body: some View {
      let _ =
        handle.action = {
          isOn.toggle()
        }
      Color.red.opacity(isOn ? 1 : 0.5).frame(width: 20, height: height)
    }
  }

  @Test func oneRowOfAThousandChangesForOneBody() {
    let handles = (0..<1_000).map { _ in Handle() }
    let stage = Stage(Rows(handles: handles))
    handles[500].action()
    #expect(count(.bodyEvaluations) { stage.render() } == 1)
  }

  @Test func anUnchangedTreeCostsNothing() {
    let handles = (0..<10).map { _ in Handle() }
    let stage = Stage(Rows(handles: handles))
    stage.render()
    let reading = [Counter.bodyEvaluations, .viewComparisons, .nodesUpdated, .textMeasurements, .objectAllocations]
    let before = reading.map(\.total)
    stage.render()
    #expect(reading.map(\.total) == before)
  }
}
