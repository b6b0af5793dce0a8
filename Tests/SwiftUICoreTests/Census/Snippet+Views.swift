import Foundation
import SwiftUICore

private struct Card<Content: View>: View {
  @ViewBuilder var content: () -> Content
  @ViewBuilder private var header: some View {
    if true { Text("head") } else { EmptyView() }
  }
  var body: some View {
    VStack {
      header
      content()
    }
  }
}

extension Snippet {
  /// Views and what they are built of.
  static let views: [Snippet] = [
    Snippet("View") {
      struct Row: View {
        let title: String
        var body: some View { Text(title) }
      }
      return texts(Row(title: "row")) == ["row"]
    },
    Snippet("VStack") {
      ideal(
        VStack(alignment: .leading, spacing: 4) {
          box(10, 10); box(20, 5)
        }) == CGSize(20, 19)
        && ideal(
          VStack {
            box(); box()
          }) == CGSize(10, 28)
        && ideal(
          VStack(spacing: 0) {
            box(); box()
          }) == CGSize(10, 20)
        && frames(
          VStack(alignment: .trailing, spacing: 0) {
            box(10, 50); box(20, 50)
          })[0].minX == 50
    },
    Snippet("HStack") {
      ideal(
        HStack {
          box(); box()
        }) == CGSize(28, 10)
        && ideal(
          HStack(spacing: 3) {
            box(); box()
          }) == CGSize(23, 10)
        && frames(
          HStack(alignment: .top, spacing: 0) {
            box(50, 10); box(50, 20)
          })[0].minY == 40
        && ideal(
          HStack(alignment: .firstTextBaseline) {
            box(); Text("a")
          }
        ).height >= 10
    },
    Snippet("ZStack") {
      ideal(
        ZStack {
          box(10, 30); box(20, 5)
        }) == CGSize(20, 30)
        && frames(
          ZStack(alignment: .bottomTrailing) {
            box(100, 100); box()
          })[1].origin == CGPoint(x: 90, y: 90)
    },
    Snippet("Group") {
      ideal(
        VStack(spacing: 0) {
          Group {
            box(); box()
          }.padding(1)
        }) == CGSize(12, 24)
    },
    Snippet("ForEach") {
      struct Item: Identifiable { let id: Int }
      return frames(HStack(spacing: 0) { ForEach([Item(id: 1), Item(id: 2)]) { box(CGFloat($0.id * 10)) } }).map(
        \.width)
        == [10, 20]
        && texts(VStack { ForEach(["a", "b"], id: \.self) { Text($0) } }) == ["a", "b"]
        && texts(VStack { ForEach(0..<2) { Text("\($0)") } }) == ["0", "1"]
        && texts(VStack { ForEach(Array(["a", "b"].enumerated()), id: \.offset) { Text($0.element) } }) == ["a", "b"]
    },
    Snippet("List") {
      struct Item: Identifiable { let id: Int }
      return texts(
        List {
          Text("a"); Text("b")
        }) == ["a", "b"] && texts(List([Item(id: 3)]) { Text("\($0.id)") }) == ["3"]
        && texts(List([1], id: \.self, rowContent: { Text("\($0)") })) == ["1"]
        && texts(List(selection: .constant(Set<Int>())) { Text("s") }) == ["s"]
    },
    Snippet("Section") {
      let full = List {
        Section {
          Text("a")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      }
      return texts(full) == ["head", "a", "foot"] && texts(List { Section("title") { Text("a") } }) == ["title", "a"]
        && texts(List { Section(header: Text("h"), footer: Text("f")) { Text("a") } }) == ["h", "a", "f"]
    },
    Snippet("ScrollView") {
      let tall = ScrollView { box(10, 500) }
      return answer(tall, 100, 100) == CGSize(10, 100) && ideal(tall) == CGSize(10, 500)
        && answer(ScrollView(.horizontal, showsIndicators: false) { box(500, 10) }, 100, 100) == CGSize(100, 10)
        && answer(ScrollView([]) { box() }, 100, 100) == CGSize(10, 10)
    },
    Snippet("Spacer") {
      frames(
        HStack(spacing: 0) {
          box(); Spacer(); box()
        }
      ).map(\.minX) == [0, 90]
        && ideal(
          HStack(spacing: 0) {
            box(); Spacer(minLength: 4); box()
          }) == CGSize(24, 10)
        && ideal(
          HStack {
            box(50); Spacer(); box(50)
          }
        ).width == 108
    },
    Snippet("Divider") {
      let stack = frames(
        VStack(spacing: 0) {
          box(40, 10); Divider()
        }.fixedSize())
      return stack.count == 2 && stack[1].width == 40 && stack[1].height < 2
    },
    Snippet("EmptyView") {
      drawn(
        VStack {
          EmptyView(); box()
        }
      ).count == 1 && ideal(EmptyView()) == .zero
    },
    Snippet("AnyView") { ideal(AnyView(AnyView(box(3, 4)))) == CGSize(3, 4) },
    Snippet("GeometryReader") {
      texts(GeometryReader { Text("\(Int($0.size.width)) \(Int($0.frame(in: .global).minX))") }.padding(10)) == [
        "80 10"
      ]
    },
    Snippet("Text") {
      texts(Text("a \(1) \(2.5, specifier: "%.2f")")) == ["a 1 2.50"] && texts(Text(verbatim: "\("v")")) == ["v"]
        && texts(Text("a") + Text("b").bold()) == ["ab"]
        && texts(Text(AttributedString("attributed"))) == ["attributed"]
        && texts(Text(3, format: .number)) == ["3"]
        && !texts(Text(Date(timeIntervalSince1970: 0), style: .date)).isEmpty
        && answer(Text("several words in a line"), 60).height > ideal(Text("several")).height
    },
    Snippet("Image") {
      drawn(Image(systemName: "star")).map(\.text) == ["star"] && drawn(Image("named")).map(\.kind) == ["image"]
        && ideal(Image(systemName: "star").font(.largeTitle)).height > ideal(Image(systemName: "star")).height
        && drawn(Image(decorative: "quiet")).count == 1
    },
    Snippet("Label") {
      texts(Label("title", systemImage: "star")) == ["star", "title"]
        && texts(
          Label {
            Text("t")
          } icon: {
            Image(systemName: "i")
          }) == ["i", "t"]
    },
    Snippet("Button") {
      let log = Log()
      let stage = Stage(
        VStack {
          Button("plain") { log("plain") }
          Button(action: { log("label") }) { Text("label") }
          Button("role", role: .destructive) { log("role") }
          Button {
            log("trailing")
          } label: {
            Text("trailing")
          }
        })
      for name in ["plain", "label", "role", "trailing"] { stage.host.tap(name) }
      return log.take() == ["plain", "label", "role", "trailing"]
    },
    Snippet("Link") {
      struct Opening: View {
        let log: Log
        var body: some View {
          Link("go", destination: URL(string: "https://example.org")!)
            .environment(
              \.openURL,
              OpenURLAction {
                log($0.absoluteString); return .handled
              })
        }
      }
      let log = Log()
      Stage(Opening(log: log)).host.tap("go")
      return log.take() == ["https://example.org"]
    },
    Snippet("Menu") { texts(Menu("more") { Button("hidden") {} }) == ["more"] },
    Snippet("ProgressView") {
      drawn(ProgressView()).map(\.kind) == ["spinner"] && drawn(ProgressView(value: 0.5)).map(\.kind) == ["progress"]
        && texts(ProgressView("loading")).contains("loading")
    },
    Snippet("Rectangle") { drawn(Rectangle().frame(width: 5, height: 5)).map(\.kind) == ["shape"] },
    Snippet("Circle") { answer(Circle(), 40, 20).width == 20 || answer(Circle(), 40, 20) == CGSize(40, 20) },
    Snippet("Capsule") { frames(Capsule(style: .continuous).frame(width: 5, height: 5)).map(\.width) == [5] },
    Snippet("RoundedRectangle") {
      drawn(RoundedRectangle(cornerRadius: 3, style: .continuous).fill(.red)).count == 1
        && drawn(RoundedRectangle(cornerSize: CGSize(1, 2))).count == 1
    },
    Snippet("UnevenRoundedRectangle") {
      drawn(UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 2)).count == 1
        && drawn(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 1))).count == 1
    },
    Snippet("Path") {
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
      path.closeSubpath()
      return path.boundingRect.width >= 10
        && drawn(Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }).count == 1
    },
    Snippet("Canvas") {
      drawn(Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }).map(
        \.kind)
        == ["canvas"]
    },
    Snippet("TimelineView") {
      texts(TimelineView(.periodic(from: .now, by: 1)) { _ in Text("now") }) == ["now"]
        && texts(TimelineView(.animation) { Text($0.date < .distantFuture ? "a" : "b") }) == ["a"]
    },
    Snippet("GlassEffectContainer") { ideal(GlassEffectContainer(spacing: 4) { box() }) == CGSize(10, 10) },
    Snippet("PreviewProvider") {
      struct Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Text("a"); Text("b")
          }
        }
      }
      return texts(Previews.previews) == ["a", "b"]
    },
    Snippet("@ViewBuilder") {
      let missing: String? = nil
      let card = Card {
        Text("a")
        if let missing { Text(missing) }
      }
      return texts(card) == ["head", "a"]
    },
    Snippet("ModifiedContent") {
      struct Inset: ViewModifier {
        func body(content: Content) -> some View { content.padding(1) }
      }
      return ideal(ModifiedContent(content: box(), modifier: Inset())) == CGSize(12, 12)
    },
    Snippet("ViewModifier") {
      struct Toggling: ViewModifier {
        @State private var isOn = true
        func body(content: Content) -> some View { content.padding(isOn ? 2 : 0) }
      }
      return ideal(box().modifier(Toggling())) == CGSize(14, 14)
    },
    Snippet("body(content:)") {
      struct Twice: ViewModifier {
        func body(content: Content) -> some View {
          VStack(spacing: 0) {
            content; content
          }
        }
      }
      return ideal(box().modifier(Twice())) == CGSize(10, 20)
    },
  ]
}
