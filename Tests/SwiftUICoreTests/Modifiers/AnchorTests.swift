import Foundation
import SwiftUICore
import Testing

/// Anchors, and layers made of what a view hands up.
@Suite @MainActor struct AnchorTests {
  struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  struct Marked: View {
    var width: CGFloat
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 20)
        Color.green.frame(width: width, height: 30)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(0..<anchors.count, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Color.blue.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
  }

  @Test func anOverlayIsPutWhereTheAnchorIs() {
    let stage = Stage(Marked(width: 40))
    #expect(
      stage.host.leaves().map(\.frame) == [
        CGRect(x: 45, y: 25, width: 10, height: 20), CGRect(x: 30, y: 45, width: 40, height: 30),
        CGRect(x: 30, y: 45, width: 40, height: 30),
      ])
  }

  @Test func theOverlayFollowsTheAnchor() {
    let stage = Stage(Marked(width: 40))
    stage.show(Marked(width: 60))
    #expect(stage.host.leaves().last?.frame == CGRect(x: 20, y: 45, width: 60, height: 30))
  }

  struct PointKey: PreferenceKey {
    static var defaultValue: Anchor<CGPoint>? { nil }
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  struct Pointed: View {
    let log: Log
    var body: some View {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: PointKey.self, value: .bottomTrailing) { $0 }
        .padding(5)
        .backgroundPreferenceValue(PointKey.self) { anchor in
          GeometryReader { proxy in
            let _ = log("\(anchor.map { proxy[$0] } ?? .zero)")
            Color.clear
          }
        }
    }
  }

  @Test func pointsAreMovedIntoTheReadersCoordinates() {
    let log = Log()
    _ = Stage(Pointed(log: log))
    #expect(log.take().last == "\(CGPoint(x: 25, y: 15))")
  }

  struct Transformed: View {
    let log: Log
    var body: some View {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .padding(5)
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = log(anchors.map { "\(proxy[$0].width)" }.joined(separator: " "))
            Color.clear
          }
        }
    }
  }

  @Test func aTransformSeesWhatTheViewHandsUp() {
    let log = Log()
    _ = Stage(Transformed(log: log))
    #expect(log.take().last == "20.0 30.0")
  }

  struct TextKey: PreferenceKey {
    static var defaultValue: String { "none" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  struct Titled: View {
    var title: String?
    @State private var suffix = "!"
    let handle: Handle
    var body: some View {
      VStack {
        if let title { Color.red.preference(key: TextKey.self, value: title) } else { Color.red }
      }
      .overlayPreferenceValue(TextKey.self, alignment: .bottom) { Text($0 + suffix) }
      .onAppear { handle.action = { suffix = "?" } }
    }
  }

  @Test func aLayerFollowsThePreferenceAndTheStateItReads() {
    let handle = Handle()
    let stage = Stage(Titled(title: "a", handle: handle))
    #expect(stage.host.leaves().last?.text == "a!")
    stage.show(Titled(title: "b", handle: handle))
    #expect(stage.host.leaves().last?.text == "b!")
    handle.action()
    stage.render()
    #expect(stage.host.leaves().last?.text == "b?")
    stage.show(Titled(title: nil, handle: handle))
    #expect(stage.host.leaves().last?.text == "none?")
  }

  @Test func aLayerThatNothingChangesCostsNothing() {
    let stage = Stage(Marked(width: 40))
    let bodies = count(.bodyEvaluations) { stage.render() }
    #expect(bodies == 0)
    #expect(!stage.host.needsLayout && !stage.host.hasPendingUpdate)
  }
}
