import Meter
import Observation
import SwiftUICore
import Testing

/// What Apple's runtime warns about is a named warning, and the run goes on.
@Suite(.serialized) @MainActor struct BadInputTests {
  /// The kinds of the issues that `body` raises.
  private func issues(_ body: () -> Void) -> [RuntimeIssue] {
    _ = RuntimeIssue.drain()
    body()
    return RuntimeIssue.drain().issues
  }

  struct WritingBody: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = value += 1
      let _ = log("\(value)")
      Color.red
    }
  }

  @Test func writingStateInABodyIsRefused() {
    let log = Log()
    let found = issues { _ = Stage(WritingBody(log: log)) }
    #expect(found.map(\.kind) == ["modifyingStateDuringViewUpdate"])
    #expect(found.first?.message.contains("WritingBody") == true)
    #expect(log.take() == ["0"])
  }

  final class Model: ObservableObject { @Published var value = 1 }

  struct NeedsModel: View {
    let log: Log
    @EnvironmentObject var model: Model
    var body: some View {
      let _ = log("\(model.value)")
      Color.red
    }
  }

  struct MayHaveModel: View {
    let log: Log
    var model: Model?
    var body: some View {
      VStack {
        Color.blue
        if let model { NeedsModel(log: log).environmentObject(model) } else { NeedsModel(log: log) }
      }
    }
  }

  @Test func aMissingEnvironmentObjectLeavesTheViewOut() {
    let log = Log()
    var stage: Stage<MayHaveModel>?
    let found = issues { stage = Stage(MayHaveModel(log: log)) }
    #expect(found.map(\.kind) == ["missingEnvironmentObject"])
    #expect(found.first?.message.contains("NeedsModel") == true)
    #expect(stage?.host.leaves().count == 1)
    stage?.show(MayHaveModel(log: log, model: Model()))
    #expect(stage?.host.leaves().count == 2)
    #expect(log.take() == ["1"])
  }

  struct Endless: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Color.red
        .onAppear { value = 1 }
        .onChange(of: value) { value += 1 }
        .onChange(of: value) { log("\($1)") }
    }
  }

  @Test func anEndlessOnChangeStops() {
    let log = Log()
    let found = issues { _ = Stage(Endless(log: log)) }
    #expect(found.contains { $0.kind == "onChangeCycle" && $0.message.contains("Endless") })
    #expect(log.take() == ["1", "2"])
  }

  struct EndlessGeometry: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 == 10 ? 20 : 10 }
    }
  }

  @Test func anEndlessOnGeometryChangeStops() {
    let found = issues { _ = Stage(EndlessGeometry()) }
    #expect(found.map(\.kind) == ["onGeometryChangeCycle"])
  }

  @Test func duplicateIDsAreReported() {
    let found = issues {
      _ = Stage(VStack { ForEach([1, 2, 1], id: \.self) { _ in Color.red } })
    }
    #expect(found.map(\.kind) == ["duplicateForEachID"])
    #expect(found.first?.message.contains("the ID 1") == true)
  }

  struct Deep: View {
    var levels: Int
    var body: some View {
      if levels > 0 { AnyView(Deep(levels: levels - 1)) } else { AnyView(Color.red) }
    }
  }

  @Test func aVeryDeepTreeStopsWithAMessage() {
    let found = issues {
      let stage = Stage(Deep(levels: 5_000))
      _ = stage.host.dump()
      stage.show(Deep(levels: 4_999))
    }
    #expect(Set(found.map(\.kind)) == ["viewTreeTooDeep"])
  }

  struct DeepLayout: View {
    var levels: Int
    @State private var appearances = 0
    var body: some View {
      if levels > 0 {
        AnyView(
          HStack {
            VStack { DeepLayout(levels: levels - 1) }.padding(1).background(Color.red)
          }
          .onAppear { appearances += 1 }
          .environment(\.isEnabled, levels % 2 == 0))
      } else {
        AnyView(Text("bottom"))
      }
    }
  }

  @Test func aVeryDeepLayoutStopsWithAMessage() {
    let found = issues {
      let stage = Stage(DeepLayout(levels: 5_000))
      _ = stage.host.dump()
      stage.show(DeepLayout(levels: 4_999))
      _ = stage.host.sizeThatFits(.unspecified)
    }
    #expect(Set(found.map(\.kind)) == ["viewTreeTooDeep"])
  }

  // MARK: Objects that are not there

  struct MayRead: View {
    let log: Log
    var reads: Bool
    @EnvironmentObject var model: Model
    var body: some View {
      let _ = log("body")
      if reads { Text("\(model.value)") } else { Text("unread") }
    }
  }

  @Test func anObjectThatIsDeclaredAndNotReadIsNoFault() {
    let log = Log()
    var stage: Stage<MayRead>?
    let before = issues { stage = Stage(MayRead(log: log, reads: false)) }
    #expect(before.isEmpty)
    #expect(stage?.host.leaves().map(\.text) == ["unread"])
    let found = issues { stage?.show(MayRead(log: log, reads: true)) }
    #expect(found.map(\.kind) == ["missingEnvironmentObject"])
    #expect(found.first?.message.contains("Model") == true && found.first?.message.contains("MayRead") == true)
    #expect(stage?.host.leaves().isEmpty == true)
    let after = issues { stage?.show(MayRead(log: log, reads: false)) }
    #expect(after.isEmpty)
    #expect(stage?.host.leaves().map(\.text) == ["unread"])
    #expect(log.take() == ["body", "body", "body"])
  }

  struct NeedingModifier: ViewModifier {
    @EnvironmentObject var model: Model
    func body(content: Content) -> some View { content.padding(CGFloat(model.value)) }
  }

  @Test func aModifierThatLacksAnObjectIsLeftOutWithWhatItModifies() {
    var stage: Stage<VStack<TupleView<(Color, ModifiedContent<Color, NeedingModifier>)>>>?
    let found = issues {
      stage = Stage(
        VStack {
          Color.blue
          Color.red.modifier(NeedingModifier())
        })
    }
    #expect(found.map(\.kind) == ["missingEnvironmentObject"])
    #expect(stage?.host.leaves().count == 1)
  }

  @Observable final class Store { var value = 1 }

  struct NeedsStore: View {
    @Environment(Store.self) var store
    var body: some View { Text("\(store.value)") }
  }

  @Test func anObservableThatIsNotThereIsToldOf() {
    let found = issues {
      let stage = Stage(
        VStack {
          NeedsStore(); Text("other")
        })
      #expect(stage.host.leaves().map(\.text) == ["other"])
    }
    #expect(found.map(\.kind) == ["missingEnvironmentObject"])
    #expect(issues { _ = Stage(NeedsStore().environment(Store())) }.isEmpty)
  }

  // MARK: Bodies that change what bodies read

  struct Publishing: View {
    let log: Log
    @ObservedObject var model: Model
    var body: some View {
      let _ = log("body")
      let _ = model.value += 1
      Text("\(model.value)")
    }
  }

  @Test func aBodyThatPublishesIsNotEvaluatedForEver() {
    let log = Log()
    let found = issues {
      let stage = Stage(Publishing(log: log, model: Model()))
      stage.render()
      #expect(!stage.host.leaves().isEmpty)
    }
    #expect(found.contains { $0.kind == "publishingDuringViewUpdate" && $0.message.contains("Publishing") })
    #expect(found.contains { $0.kind == "endlessUpdate" })
    #expect(log.take().count <= 2 * _GraphHostBase.roundLimit + 2)
  }

  struct PingPong: View {
    let reads: Store
    let writes: Store
    var body: some View {
      let value = reads.value
      let _ = writes.value = value + 1
      Text("\(value)")
    }
  }

  @Test func twoBodiesThatChangeWhatTheOtherReadsStop() {
    let (a, b) = (Store(), Store())
    let found = issues {
      let stage = Stage(
        VStack {
          PingPong(reads: a, writes: b); PingPong(reads: b, writes: a)
        })
      stage.render()
    }
    #expect(found.contains { $0.kind == "endlessUpdate" })
  }

  // MARK: Preferences

  struct LoudKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct EndlessPreference: View {
    @State private var value = 0
    var body: some View {
      Color.red.preference(key: LoudKey.self, value: value).onPreferenceChange(LoudKey.self) { value = $0 + 1 }
    }
  }

  @Test func anEndlessOnPreferenceChangeStops() {
    #expect(issues { _ = Stage(EndlessPreference()) }.map(\.kind) == ["onPreferenceChangeCycle"])
  }
}
