import Combine
import Foundation
import SwiftUICore

private final class Model: ObservableObject {
  @Published var title: String
  let pings = PassthroughSubject<Int, Never>()
  init(_ title: String) { self.title = title }
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "hello"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.greeting) var greeting
  var body: some View { Text(greeting) }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension Snippet {
  /// State, environment, preferences and what follows from them.
  static let data: [Snippet] = [
    Snippet("EnvironmentKey") { texts(Greeting()) == ["hello"] },
    Snippet("EnvironmentValues") {
      var values = EnvironmentValues()
      values.greeting = "x"
      return values.greeting == "x" && values.colorScheme == .light && values.isEnabled
    },
    Snippet("@Environment") {
      struct Scheme: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(scheme == .dark ? "dark" : "light") }
      }
      return texts(Scheme()) == ["light"] && texts(Scheme().environment(\.colorScheme, .dark)) == ["dark"]
    },
    Snippet(".environment()") {
      let stage = Stage(
        VStack {
          Greeting().environment(\.greeting, "inner"); Greeting()
        }.environment(\.greeting, "outer"))
      return stage.host.leaves().compactMap(\.text) == ["inner", "outer"]
    },
    Snippet("\\.layoutDirection") {
      frames(
        HStack(spacing: 0) {
          box(20); box(80)
        }.environment(\.layoutDirection, .rightToLeft)
      ).map(\.minX) == [80, 0]
    },
    Snippet("\\.sizeCategory") {
      struct Category: View {
        @Environment(\.sizeCategory) var category
        var body: some View { Text(category == .large ? "large" : "other") }
      }
      return texts(Category()) == ["large"] && texts(Category().dynamicTypeSize(.xxxLarge)) == ["other"]
    },
    Snippet("@EnvironmentObject") {
      struct Row: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(model.title) }
      }
      let model = Model("a")
      let stage = Stage(Row().environmentObject(model))
      model.title = "b"
      stage.render()
      return stage.host.leaves().first?.text == "b"
    },
    Snippet(".environmentObject()") {
      struct Row: View {
        @EnvironmentObject var model: Model
        var body: some View { Text(model.title) }
      }
      return texts(
        VStack {
          Row().environmentObject(Model("inner")); Row()
        }.environmentObject(Model("outer")))
        == ["inner", "outer"]
    },
    Snippet("@ObservedObject") {
      struct Row: View {
        @ObservedObject var model: Model
        var body: some View { TextField("x", text: $model.title).overlay { Text(model.title) } }
      }
      let model = Model("a")
      let stage = Stage(Row(model: model))
      model.title = "b"
      stage.render()
      return stage.host.leaves().last?.text == "b"
    },
    Snippet("@StateObject") {
      struct Row: View {
        let seed: String
        @StateObject private var model: Model
        init(_ seed: String) {
          self.seed = seed
          _model = StateObject(wrappedValue: Model(seed))
        }
        var body: some View { Text(seed + model.title) }
      }
      let stage = Stage(Row("a"))
      stage.show(Row("b"))
      return stage.host.leaves().first?.text == "ba"
    },
    Snippet("@State") {
      struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
      }
      let stage = Stage(Counter())
      stage.host.tap("count 0")
      stage.render()
      return stage.host.leaves().first?.text == "count 1"
    },
    Snippet("State") {
      struct Row: View {
        @State private var value: Int
        init(_ value: Int) { _value = State(initialValue: value) }
        var body: some View { Text("\(value)") }
      }
      let stage = Stage(Row(1))
      stage.show(Row(2))
      return stage.host.leaves().first?.text == "1"
    },
    Snippet("@Binding") {
      struct Child: View {
        @Binding var isOn: Bool
        var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
      }
      struct Parent: View {
        @State var isOn = false
        var body: some View { Child(isOn: $isOn) }
      }
      let stage = Stage(Parent())
      stage.host.tap("off")
      stage.render()
      return stage.host.leaves().first?.text == "on"
    },
    Snippet("Binding") {
      struct Pair { var a = 1, b = [2, 3] }
      nonisolated(unsafe) var pair = Pair()
      let binding = Binding(get: { pair }, set: { pair = $0 })
      binding.a.wrappedValue = 5
      binding.b[1].wrappedValue = 6
      return pair.a == 5 && pair.b == [2, 6] && Binding.constant(3).wrappedValue == 3
        && Binding<Int>(Binding<Int?>.constant(nil)) == nil
    },
    Snippet("withAnimation()") {
      struct Row: View {
        @State private var width: CGFloat = 10
        var body: some View {
          box(width).onTapGesture { withAnimation(.easeInOut) { width = 20 } }
        }
      }
      let stage = Stage(Row())
      stage.host.tap(at: CGPoint(x: 50, y: 50))
      stage.render()
      return stage.host.leaves().first?.frame.width == 20 && withAnimation { 3 } == 3
    },
    Snippet(".onChange()") {
      struct Row: View {
        let value: Int
        let log: Log
        var body: some View {
          box().onChange(of: value) { log("\($0)→\($1)") }.onChange(of: value) { log("plain") }
            .onChange(of: value, initial: true) { log("initial") }
            .onChange(of: value, perform: { log("new \($0)") })
        }
      }
      let log = Log()
      let stage = Stage(Row(value: 1, log: log))
      let first = log.take()
      stage.show(Row(value: 2, log: log))
      return first == ["initial"] && Set(log.take()) == ["1→2", "plain", "initial", "new 2"]
    },
    Snippet(".onReceive()") {
      struct Row: View {
        let model: Model
        @State private var last = 0
        var body: some View { Text("\(last)").onReceive(model.pings) { last = $0 } }
      }
      let model = Model("")
      let stage = Stage(Row(model: model))
      model.pings.send(7)
      stage.render()
      return stage.host.leaves().first?.text == "7"
    },
    Snippet("@ScaledMetric") {
      struct Icon: View {
        @ScaledMetric(relativeTo: .body) var side: CGFloat = 10
        @ScaledMetric var other = 4.0
        var body: some View { box(side, side) }
      }
      return ideal(Icon()) == CGSize(10, 10) && ideal(Icon().dynamicTypeSize(.accessibility2)).width > 15
    },
    Snippet("PreferenceKey") { WidthKey.defaultValue == 0 },
    Snippet("reduce(value:nextValue:)") {
      let log = Log()
      _ = Stage(
        HStack {
          box().preference(key: WidthKey.self, value: 3); box().preference(key: WidthKey.self, value: 9)
        }
        .onPreferenceChange(WidthKey.self) { log("\($0)") })
      return log.take() == ["9.0"]
    },
    Snippet(".preference()") {
      let log = Log()
      _ = Stage(
        GeometryReader { box().preference(key: WidthKey.self, value: $0.size.width) }.frame(width: 30)
          .onPreferenceChange(WidthKey.self) { log("\($0)") })
      return log.take().last == "30.0"
    },
    Snippet(".onPreferenceChange()") {
      struct Row: View {
        let value: CGFloat
        let log: Log
        var body: some View {
          box().preference(key: WidthKey.self, value: value).onPreferenceChange(WidthKey.self) { log("\($0)") }
        }
      }
      let log = Log()
      let stage = Stage(Row(value: 1, log: log))
      stage.show(Row(value: 1, log: log))
      stage.show(Row(value: 2, log: log))
      return log.take() == ["1.0", "2.0"]
    },
  ]
}
