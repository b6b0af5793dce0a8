import Foundation
import SwiftUICore
import Testing

@MainActor struct ControlTests {
  private let room = CGSize(width: 300, height: 400)

  final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }

  private func host<V: View>(_ view: V) -> _GraphHost<V> {
    let host = _GraphHost(rootView: view)
    host.layout(in: room)
    return host
  }

  @Test func aTapRunsTheInnermostAction() {
    let log = Log()
    let host = host(
      VStack {
        Button("Like") { log("like") }
        Text("Row")
      }
      .contentShape(Rectangle())
      .onTapGesture { log("row") })
    #expect(host.tap("Like"))
    #expect(host.tap("Row"))
    #expect(log.lines == ["like", "row"])
  }

  @Test func disabledHiddenAndUntouchableViewsTakeNoTaps() {
    let log = Log()
    let host = host(
      VStack {
        Button("A") { log("a") }.disabled(true)
        Button("B") { log("b") }.allowsHitTesting(false)
        Button("C") { log("c") }
      })
    #expect(!host.tap("A"))
    #expect(!host.tap("B"))
    #expect(host.tap("C"))
    #expect(log.lines == ["c"])
  }

  @Test func doubleTapsLongPressesAndDrags() {
    let log = Log()
    let view = Color.red.frame(width: 100, height: 100)
      .onTapGesture(count: 2) { log("double") }
      .onLongPressGesture { log("long") }
      .gesture(DragGesture().onEnded { log("drag \(Int($0.translation.width))") })
    let host = host(view)
    let middle = CGPoint(x: 150, y: 200)
    #expect(!host.tap(at: middle))
    #expect(host.tap(at: middle, count: 2))
    #expect(host.longPress(at: middle))
    #expect(host.drag(from: middle, to: CGPoint(x: 190, y: 200)))
    #expect(!host.tap(at: CGPoint(x: 1, y: 1), count: 2))
    #expect(log.lines == ["double", "long", "drag 40"])
  }

  struct Counter: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
      VStack {
        Button("add \(count)") { count += 1 }
        Toggle("Switch", isOn: $isOn)
        Text(isOn ? "is on" : "is off")
      }
    }
  }

  @Test func buttonsAndTogglesChangeState() {
    let host = host(Counter())
    host.tap("add 0")
    host.update()
    host.layout(in: room)
    #expect(host.leaves().contains { $0.text == "add 1" })
    #expect(host.leaves().contains { $0.text == "is off" })
    host.tap("off")
    host.update()
    host.layout(in: room)
    #expect(host.leaves().contains { $0.text == "is on" })
    #expect(host.leaves().first { $0.kind == "switch" }?.frame.size == CGSize(width: 51, height: 31))
  }

  struct Boxed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(10).background(isEnabled ? Color.green : Color.gray)
    }
  }

  @Test func aButtonStyleDrawsTheLabelAndReadsTheEnvironment() {
    let log = Log()
    let host = host(Button("Go") { log("go") }.buttonStyle(Boxed()))
    #expect(host.leaves().map(\.color) == ["green", "primary"])
    #expect(host.tap("Go"))
    let disabled = self.host(Button("Go") {}.buttonStyle(Boxed()).disabled(true))
    #expect(disabled.leaves().first?.color == "gray")
    #expect(log.lines == ["go"])
  }

  @Test func systemButtonLooks() {
    func frame(_ view: some View) -> CGSize { _GraphHost(rootView: view).sizeThatFits(.unspecified) }
    let plain = frame(Button("Go") {}.buttonStyle(.plain))
    let bordered = frame(Button("Go") {}.buttonStyle(.bordered))
    #expect(bordered.width == plain.width + 24)
    #expect(bordered.height == plain.height + 14)
    #expect(host(Button("Go") {}).leaves().first?.color == "accent")
    #expect(host(Button("Go") {}.tint(.red)).leaves().first?.color == "red")
    #expect(host(Button("Go", role: .destructive) {}).leaves().first?.color == "red")
    #expect(host(Button("Go") {}.buttonStyle(.plain)).leaves().first?.color == "primary")
  }

  struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func labelsAndTheirStyles() {
    func kinds(_ view: some View) -> [String] { host(view).leaves().map(\.kind) }
    let label = Label("Title", systemImage: "star")
    #expect(kinds(label) == ["image", "text"])
    #expect(kinds(label.labelStyle(.titleOnly)) == ["text"])
    #expect(kinds(label.labelStyle(.iconOnly)) == ["image"])
    #expect(kinds(label.labelStyle(Reversed())) == ["text", "image"])
  }

  @Test func linksOpenURLsOfTheEnvironment() {
    let log = Log()
    let url = URL(string: "https://example.org/a")!
    let host = host(
      Link("Open", destination: url).environment(
        \.openURL,
        OpenURLAction { url in
          log(url.absoluteString)
          return .handled
        }))
    #expect(host.tap("Open"))
    #expect(log.lines == ["https://example.org/a"])
  }

  @Test func progressViewsFieldsAndPickers() {
    #expect(host(ProgressView()).leaves().map(\.kind) == ["spinner"])
    #expect(host(ProgressView("Loading", value: 0.5)).leaves().map(\.text) == ["Loading", "50%"])
    #expect(host(ProgressView(value: Double.nan)).leaves().map(\.text) == ["0%"])
    #expect(host(TextField("Name", text: .constant(""))).leaves().map(\.text) == ["Name"])
    #expect(host(TextField("Name", text: .constant("Ann"))).leaves().map(\.text) == ["Ann"])
    #expect(host(SecureField("Code", text: .constant("abc"))).leaves().map(\.text) == ["•••"])
    let picker = Picker("Color", selection: .constant(2)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    #expect(host(picker).leaves().map(\.text) == ["Color", "two"])
  }
}
