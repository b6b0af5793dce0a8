import Foundation
import SwiftUICore
import Testing

/// Views as published rows are written, symbol by symbol in the order of their use: each compiles, and is laid out.
@MainActor struct SnippetTests {
  private func leaves(_ view: some View, _ width: CGFloat = 375, _ height: CGFloat = 800) -> [_DrawnLeaf] {
    let host = _GraphHost(rootView: view)
    host.appear()
    host.update()
    host.layout(in: CGSize(width: width, height: height))
    return host.leaves()
  }

  final class Model: ObservableObject {
    @Published var title = "Model"
  }

  struct Badge: ViewModifier {
    let count: Int
    func body(content: Content) -> some View {
      content.overlay(alignment: .topTrailing) { Text("\(count)").font(.caption2.weight(.bold)) }
    }
  }

  struct SettingsRow: View {
    @EnvironmentObject private var model: Model
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.sizeCategory) private var category
    @ScaledMetric(relativeTo: .body) private var side = 24.0
    @State private var isOn = false

    var body: some View {
      HStack(spacing: 12) {
        Image(systemName: "gear")
          .resizable()
          .renderingMode(.template)
          .aspectRatio(contentMode: .fit)
          .frame(width: side, height: side)
          .foregroundStyle(.white)
          .padding(6)
          .background(Color.blue, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
        VStack(alignment: .leading, spacing: 2) {
          Text(model.title).font(.headline).lineLimit(1).minimumScaleFactor(0.8).truncationMode(.tail)
          Text("Detail \(3)").font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.leading)
            .lineSpacing(2).tracking(0.5).monospacedDigit().italic()
        }
        .fixedSize(horizontal: false, vertical: true)
        .layoutPriority(1)
        Spacer(minLength: 8)
        Toggle("", isOn: $isOn).labelsHidden().tint(.green)
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .contentShape(Rectangle())
      .accessibilityElement(children: .combine)
      .accessibilityLabel("Settings")
      .accessibilityHint(Text("Opens settings"))
      .accessibilityAddTraits(.isButton)
      .accessibilityIdentifier("settings")
      .modifier(Badge(count: 2))
    }
  }

  @Test func aSettingsRow() {
    let drawn = leaves(SettingsRow().environmentObject(Model()), 375, 60)
    #expect(drawn.map(\.kind) == ["shape", "image", "text", "text", "switch", "text"])
    #expect(drawn.compactMap(\.text).contains("Model"))
    #expect(drawn.last?.text == "2")
    for leaf in drawn { #expect(leaf.frame.minX >= 0 && leaf.frame.maxX <= 376, "\(leaf)") }
  }

  struct FeedCard: View {
    let text: String
    @State private var isExpanded = false

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Circle().fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
            .frame(width: 40, height: 40)
            .overlay(Circle().stroke(Color.white, lineWidth: 2))
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
          VStack(alignment: .leading) {
            Text("Author").bold()
            Text(Date(timeIntervalSince1970: 0), style: .date).font(.footnote).foregroundStyle(.secondary)
          }
          Spacer()
          Menu {
            Button("Delete", role: .destructive) {}
          } label: {
            Image(systemName: "ellipsis").rotationEffect(.degrees(90))
          }
        }
        Text(text).lineLimit(isExpanded ? nil : 3).animation(.easeInOut(duration: 0.2), value: isExpanded)
        Rectangle().fill(.gray.opacity(0.3)).aspectRatio(16 / 9, contentMode: .fit)
          .clipShape(RoundedRectangle(cornerRadius: 12))
          .overlay(alignment: .bottomTrailing) {
            Label("12", systemImage: "heart").labelStyle(.titleAndIcon).padding(4).background(.ultraThinMaterial)
          }
        Divider()
        HStack(spacing: 24) {
          ForEach(["heart", "message", "square.and.arrow.up"], id: \.self) { name in
            Button {
              withAnimation { isExpanded.toggle() }
            } label: {
              Image(systemName: name).imageScale(.large)
            }
            .buttonStyle(.plain)
          }
        }
        .frame(maxWidth: .infinity)
      }
      .padding()
      .background(Color(white: 0.98))
      .cornerRadius(16)
      .compositingGroup()
      .transition(.opacity.combined(with: .move(edge: .bottom)))
    }
  }

  @Test func aFeedCard() {
    let short = _GraphHost(rootView: FeedCard(text: "Short"))
    let long = _GraphHost(rootView: FeedCard(text: String(repeating: "Long text. ", count: 40)))
    let width = ProposedViewSize(width: 375, height: nil)
    #expect(short.sizeThatFits(width).height < long.sizeThatFits(width).height)
    #expect(short.sizeThatFits(width).width == 375)
    let drawn = leaves(FeedCard(text: "Short"), 375, short.sizeThatFits(width).height)
    #expect(drawn.filter { $0.kind == "image" }.count == 5)
    let picture = drawn.first { $0.frame.width == 343 && $0.kind == "shape" }
    #expect(abs((picture?.frame.height ?? 0) - 343.0 * 9 / 16) < 0.01)
  }

  struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func shapesAndEffects() {
    let view = VStack {
      Capsule().inset(by: 2).fill(.tint).frame(height: 20)
      Triangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4])).frame(width: 20, height: 20)
      UnevenRoundedRectangle(topLeadingRadius: 8).fill(Color.purple).frame(height: 10)
      Color.black.frame(height: 10).mask { Circle() }.blur(radius: 2).opacity(0.5).hidden()
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
        .frame(height: 10)
      ZStack { RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 20) }
        .frame(height: 10)
      Text("glass").glassEffect().scaleEffect(1.2).offset(y: 4).zIndex(1)
      ScrollView(.horizontal, showsIndicators: false) { LazyHStack { Text("lazy") } }.frame(height: 30)
      TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { _ in Text("time") }
      Link("Link", destination: URL(string: "https://example.org")!)
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        ProgressView()
      }
      Image(systemName: "star").symbolEffect(.bounce, value: 1).symbolRenderingMode(.hierarchical)
    }
    let kinds = leaves(view).map(\.kind)
    // The glass text is drawn last: its index says so.
    let texts = Array(repeating: "text", count: 3)
    #expect(kinds == ["shape", "shape", "shape", "canvas", "color"] + texts + ["spinner", "image", "text"])
  }

  @Test func whatBelongsToTheSystemIsCarried() {
    let view = NavigationStack {
      List {
        Section {
          NavigationLink("Go") { Text("there") }
            .swipeActions { Button("Delete", role: .destructive) {} }
            .contextMenu { Button("Copy") {} }
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
            .listRowSeparator(.hidden)
        } header: {
          Text("Header").textCase(nil)
        } footer: {
          Text("Footer")
        }
      }
      .listStyle(.insetGrouped)
      .scrollContentBackground(.hidden)
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
    }
    .sheet(isPresented: .constant(false)) { Text("sheet").presentationDetents([.medium, .large]) }
    .alert("Alert", isPresented: .constant(false)) {
      Button("OK") {}
    } message: {
      Text("message")
    }
    #expect(leaves(view).map(\.text) == ["Header", "Go", "Footer"])
  }

  @Test func rightToLeftMirrorsRows() {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: 40, height: 20)
    }
    .padding(.leading, 30)
    let drawn = leaves(row.environment(\.layoutDirection, .rightToLeft), 100, 20)
    #expect(drawn.map(\.frame.minX) == [50, 0])
    let framed = Color.red.frame(width: 20, height: 20).frame(width: 100, alignment: .leading)
    #expect(leaves(framed.environment(\.layoutDirection, .rightToLeft), 100, 20).first?.frame.minX == 80)
  }

  @Test func anyLayoutKeepsTheViewsItArranges() {
    struct Flip: View {
      let isVertical: Bool
      var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout(spacing: 4))
        layout {
          Color.red.frame(width: 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
      }
    }
    let host = _GraphHost(rootView: Flip(isVertical: false))
    host.layout(in: CGSize(width: 24, height: 24))
    #expect(host.leaves().map(\.frame.minX) == [0, 14])
    host.rootView = Flip(isVertical: true)
    host.update()
    host.layout(in: CGSize(width: 24, height: 24))
    #expect(host.leaves().map(\.frame.minY) == [0, 14])
  }
}
