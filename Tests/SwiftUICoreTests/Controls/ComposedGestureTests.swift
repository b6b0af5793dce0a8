import SwiftUICore
import Testing

/// Gestures made of two, and what a stepper and a feedback tell.
@MainActor struct ComposedGestureTests {
  private let middle = CGPoint(x: 50, y: 50)

  private func stage(_ gesture: some Gesture) -> Stage<some View> { Stage(Color.red.gesture(gesture)) }

  @Test func aSequenceEndsWithItsSecondGestureAndKnowsTheFirst() {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
      .onChanged { value in
        if case .first(true) = value { log("pressed") }
      }
      .onEnded { value in
        if case .second(true, let drag?) = value { log("dragged \(Int(drag.translation.width))") }
      }
    let stage = stage(gesture)
    stage.host.drag(from: middle, to: CGPoint(x: 60, y: 50))
    #expect(log.take() == [])
    stage.host.longPress(at: middle)
    #expect(log.take() == ["pressed"])
    stage.host.drag(from: middle, to: CGPoint(x: 60, y: 50))
    #expect(log.take() == ["dragged 10"])
    stage.host.drag(from: middle, to: CGPoint(x: 60, y: 50))
    #expect(log.take() == [])
  }

  @Test func aSequenceOfThreeNeedsAllThree() {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: TapGesture()).sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        if case .second(.second(true, _), .some) = value { log("all") } else { log("too soon") }
      }
    let stage = stage(gesture)
    stage.host.longPress(at: middle)
    stage.host.drag(from: middle, to: CGPoint(x: 60, y: 50))
    #expect(log.take() == [])
    stage.host.tap(at: middle)
    #expect(log.take() == [])
    stage.host.drag(from: middle, to: CGPoint(x: 60, y: 50))
    #expect(log.take() == ["all"])
  }

  @Test func aSequenceInsideOfOthersEndsThemWhenItEnds() {
    let log = Log()
    let sequence = LongPressGesture().sequenced(before: TapGesture())
    let exclusive = stage(
      sequence.exclusively(before: DragGesture(minimumDistance: 0)).onEnded { _ in log("exclusive") })
    exclusive.host.longPress(at: middle)
    #expect(log.take() == [])
    exclusive.host.tap(at: middle)
    #expect(log.take() == ["exclusive"])
    let both = stage(sequence.simultaneously(with: TapGesture(count: 2)).onEnded { _ in log("both") })
    both.host.longPress(at: middle)
    #expect(log.take() == [])
    both.host.tap(at: middle)
    #expect(log.take() == ["both"])
  }

  @Test("one finger neither turns nor magnifies, and does not end such a gesture")
  func twoFingers() {
    let log = Log()
    let both = RotateGesture().simultaneously(with: MagnifyGesture()).onChanged {
      log("\($0.first?.rotation.degrees ?? 0)")
    }
    let stage = stage(both.onEnded { _ in log("ended") })
    stage.host.drag(from: middle, to: CGPoint(x: 60, y: 50))
    #expect(log.take() == [])
  }

  @Test func ofTwoExclusiveGesturesTheFirstWins() {
    let log = Log()
    let gesture = TapGesture(count: 2).exclusively(before: SpatialTapGesture()).onEnded { value in
      switch value {
      case .first: log("twice")
      case .second(let tap): log("once at \(Int(tap.location.x))")
      }
    }
    let stage = stage(gesture)
    stage.host.tap(at: middle, count: 2)
    stage.host.tap(at: middle)
    #expect(log.take() == ["twice", "once at 50"])
  }

  @Test func twoGesturesAtOnceGiveBothValues() {
    let log = Log()
    let gesture = TapGesture().simultaneously(with: SpatialTapGesture()).onEnded { value in
      log("\(value.first != nil) \(value.second != nil)")
    }
    stage(gesture).host.tap(at: middle)
    #expect(log.take() == ["true true"])
  }

  private struct Steps: View {
    let log: Log
    @State private var count = 4
    var body: some View {
      Stepper("Count \(count)", value: $count, in: 0...5) { log($0 ? "begins" : "ends") }
        .sensoryFeedback(trigger: count) { old, new in
          log("\(old) → \(new)")
          return new > old ? .increase : nil
        }
    }
  }

  @Test func aStepperTellsWhenEditingBeginsAndEndsAndAFeedbackIsAskedForOnAChange() {
    let log = Log()
    let stage = Stage(Steps(log: log))
    stage.size = CGSize(width: 300, height: 100)
    stage.render()
    #expect(log.take() == [])
    stage.host.tap("+")
    stage.render()
    #expect(log.take() == ["begins", "ends", "4 → 5"])
    stage.host.tap("+")
    stage.render()
    #expect(log.take() == ["begins", "ends"])
  }

  @Test func aModifierWithSomethingToAnimateIsAModifier() {
    struct Shift: AnimatableModifier {
      var amount: CGFloat
      nonisolated var animatableData: CGFloat {
        get { amount }
        set { amount = newValue }
      }
      func body(content: Content) -> some View { content.padding(amount) }
    }
    let host = _GraphHost(rootView: Color.red.frame(width: 10, height: 10).modifier(Shift(amount: 5)))
    #expect(host.sizeThatFits(ProposedViewSize(width: nil, height: nil)) == CGSize(width: 20, height: 20))
  }

  @Test func variantsOfSymbolsCombine() {
    #expect(SymbolVariants.rectangle.fill.slash.contains(.fill))
    #expect(!SymbolVariants.square.contains(.fill))
    #expect(SymbolVariants.none.circle == .circle)
  }
}
