import SwiftUICore
import Testing

/// Where keyframes end, and when.
@MainActor struct KeyframeTests {
  private struct Pose: Equatable {
    var width: CGFloat = 10
    var height: CGFloat = 10
  }

  private struct Growing: View {
    let trigger: Int
    let growsHigh: Bool

    var body: some View {
      Color.red.keyframeAnimator(initialValue: Pose(), trigger: trigger) { content, pose in
        content.frame(width: pose.width, height: pose.height)
      } keyframes: { pose in
        KeyframeTrack(\.width) {
          MoveKeyframe(0)
          CubicKeyframe(80, duration: 0.3)
          SpringKeyframe(pose.width + 20, duration: 0.2, spring: .snappy)
        }
        if growsHigh {
          KeyframeTrack(\.height) {
            for step in 1...3 { LinearKeyframe(10 + CGFloat(step) * 5, duration: 0.1) }
          }
        }
      }
    }
  }

  private func size(_ stage: Stage<some View>) -> CGSize {
    stage.host.sizeThatFits(ProposedViewSize(width: nil, height: nil))
  }

  @Test func aTriggeredAnimatorIsWhereItsKeyframesEnd() {
    let stage = Stage(Growing(trigger: 0, growsHigh: false))
    #expect(size(stage) == CGSize(width: 10, height: 10))
    stage.show(Growing(trigger: 1, growsHigh: false))
    stage.render()
    #expect(size(stage) == CGSize(width: 30, height: 10))
    stage.show(Growing(trigger: 1, growsHigh: true))
    #expect(size(stage) == CGSize(width: 30, height: 10))
    stage.show(Growing(trigger: 2, growsHigh: true))
    stage.render()
    #expect(size(stage) == CGSize(width: 50, height: 25))
  }

  @Test func aRepeatingAnimatorStaysWhereItBegins() {
    let view = Color.red.keyframeAnimator(initialValue: 12.0) { content, side in
      content.frame(width: side, height: side)
    } keyframes: { _ in
      LinearKeyframe(40, duration: 0.1)
      MoveKeyframe(50)
    }
    #expect(size(Stage(view)) == CGSize(width: 12, height: 12))
  }
}
