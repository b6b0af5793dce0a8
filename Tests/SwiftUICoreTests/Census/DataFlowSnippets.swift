import Combine
import SwiftUICore
import Testing

/// A snippet for each symbol of state, identity and life cycle among the first two hundred of the census: it compiles as
/// published code writes it, and runs.
@Suite @MainActor struct DataFlowSnippets {
  /// Renders `view` and returns what it draws.
  private func leaves(_ view: some View) -> [_DrawnLeaf] { Stage(view).host.leaves() }

  // MARK: EnvironmentKey, EnvironmentValues, @Environment, environment()

  struct AccentKey: EnvironmentKey {
    static let defaultValue: Color = .blue
  }

  struct AccentRow: View {
    @Environment(\.accent) private var accent
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.colorScheme) var colorScheme
    var body: some View { Rectangle().fill(accent).frame(width: 10, height: 10) }
  }

  @Test func environment() {
    #expect(leaves(AccentRow().environment(\.accent, .red)).count == 1)
    #expect(leaves(AccentRow()).count == 1)
  }

  // MARK: @EnvironmentObject, environmentObject(), @ObservedObject, @StateObject, onReceive()

  final class Settings: ObservableObject {
    @Published var title = "Title"
    let changes = PassthroughSubject<Void, Never>()
  }

  struct SettingsRow: View {
    @EnvironmentObject var settings: Settings
    @StateObject private var own = Settings()
    var body: some View {
      VStack {
        Text(settings.title)
        ObservedRow(settings: own)
      }
      .onReceive(settings.changes) { own.title = "changed" }
    }
  }

  struct ObservedRow: View {
    @ObservedObject var settings: Settings
    var body: some View { Text(settings.title) }
  }

  @Test func objects() {
    let settings = Settings()
    let stage = Stage(SettingsRow().environmentObject(settings))
    settings.changes.send()
    stage.render()
    #expect(stage.host.leaves().map(\.text) == ["Title", "changed"])
  }

  // MARK: @State, @Binding, Binding, State, withAnimation(), animation(), transition()

  struct Switch: View {
    @Binding var isOn: Bool
    var body: some View {
      Circle()
        .frame(width: isOn ? 20 : 10)
        .onAppear {
          withAnimation(.easeInOut(duration: 0.3).delay(0.1).repeatForever(autoreverses: false)) { isOn = true }
        }
        .animation(.default, value: isOn)
        .transition(.opacity.combined(with: .move(edge: .bottom)))
    }
  }

  struct SwitchRow: View {
    @State private var isOn: Bool
    init(isOn: Bool) { _isOn = State(initialValue: isOn) }
    var body: some View {
      HStack {
        Switch(isOn: $isOn)
        Switch(isOn: Binding(get: { isOn }, set: { isOn = $0 }))
        Switch(isOn: .constant(true))
      }
    }
  }

  @Test func bindings() { #expect(leaves(SwitchRow(isOn: false)).map(\.frame.width) == [20, 20, 20]) }

  // MARK: ViewBuilder, Group, EmptyView, AnyView, ForEach, id(), ModifiedContent, ViewModifier, modifier()

  struct Item: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  struct Badge: ViewModifier {
    var count: Int
    func body(content: Content) -> some View {
      content.overlay(alignment: .topTrailing) {
        if count > 0 { Text("\(count)") } else { EmptyView() }
      }
    }
  }

  struct ItemList: View {
    @State var items: [Item]
    var limit: Int?

    var body: some View {
      VStack(spacing: 0) {
        ForEach(items) { row($0) }
        ForEach(items, id: \.name) { row($0) }
        ForEach($items) { $item in row(item) }
        ForEach(0..<2) { _ in EmptyView() }
        switch limit {
        case .some(let limit): Text("\(limit)").id(limit)
        case .none: AnyView(Text("none"))
        }
        Group {
          if limit == nil { Text("a") }
          if let limit { Text("\(limit)") } else { Text("b") }
        }
        .modifier(Badge(count: 0))
      }
    }

    @ViewBuilder private func row(_ item: Item) -> some View {
      if item.id > 0 { Text(item.name) }
    }
  }

  @Test func identity() {
    let texts = leaves(ItemList(items: [Item(id: 1, name: "x")])).compactMap(\.text)
    #expect(texts == ["x", "x", "x", "none", "a", "b"])
  }

  // MARK: onAppear(), onDisappear(), onChange(), task(), preference(), onPreferenceChange()

  struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  struct LifeCycle: View {
    let log: Log
    var value: Int
    @State private var height: CGFloat = 0
    var body: some View {
      Color.clear
        .frame(height: 12)
        .background(GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
        .onPreferenceChange(HeightKey.self) { height = $0 }
        .onChange(of: value) { old, new in log("\(old) to \(new)") }
        .onChange(of: value) { log("changed") }
        .onChange(of: height) { log("height \(height)") }
        .onAppear { log("appear") }
        .onDisappear { log("disappear") }
        .task(id: value) { log("task") }
    }
  }

  @Test func lifeCycle() {
    let log = Log()
    let stage = Stage(LifeCycle(log: log, value: 1))
    stage.show(LifeCycle(log: log, value: 2))
    stage.host.destroy()
    #expect(log.take() == ["appear", "height 12.0", "1 to 2", "changed", "disappear"])
  }

  // MARK: @FocusState, @Namespace, @ScaledMetric

  struct Wrapped: View {
    @FocusState private var isFocused: Bool
    @FocusState private var field: Item?
    @Namespace private var space
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 10
    var body: some View {
      Rectangle()
        .frame(width: side, height: side)
        .focused($isFocused)
        .focused($field, equals: Item(id: 1, name: ""))
        .matchedGeometryEffect(id: 1, in: space)
        .onAppear { isFocused = true }
    }
  }

  @Test func wrappers() {
    #expect(leaves(Wrapped()).map(\.frame.width) == [10])
    #expect(leaves(Wrapped().dynamicTypeSize(.accessibility5)).first.map { $0.frame.width > 20 } == true)
  }

  // MARK: PreviewProvider, preview modifiers, presentation

  struct Row_Previews: PreviewProvider {
    static var previews: some View {
      Text("row").previewDisplayName("Row").previewLayout(.sizeThatFits)
    }
  }

  struct Presenting: View {
    @State private var isPresented = true
    @State private var item: Item?
    var body: some View {
      Text("content")
        .navigationBarTitle("Title")
        .navigationBarItems(trailing: Text("Edit"))
        .sheet(isPresented: $isPresented) { Text("sheet").presentationDetents([.medium, .large]) }
        .sheet(item: $item) { Text($0.name) }
        .alert("Alert", isPresented: $isPresented) {
          Text("OK")
        } message: {
          Text("message")
        }
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Done") } }
        .glassEffect()
    }
  }

  @Test func surroundings() {
    #expect(leaves(Row_Previews.previews).map(\.text) == ["row"])
    let stage = Stage(GlassEffectContainer { Presenting() })
    #expect(stage.host.leaves().map(\.text) == ["content"])
    let sheets = stage.host._carriedValues("sheet").compactMap { $0 as? _Presentation }
    #expect(sheets.map { $0.isPresented() } == [false, true])
    sheets[1].dismiss()
    #expect(!sheets[1].isPresented())
  }
}

extension EnvironmentValues {
  fileprivate var accent: Color {
    get { self[DataFlowSnippets.AccentKey.self] }
    set { self[DataFlowSnippets.AccentKey.self] = newValue }
  }
}
