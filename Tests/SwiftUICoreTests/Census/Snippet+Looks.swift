import Foundation
import SwiftUICore

extension Snippet {
  /// Texts' looks, styles, and what is drawn or read out only: it costs no room and is carried.
  static let looks: [Snippet] = [
    Snippet("Font") {
      Font.system(size: 12, weight: .bold, design: .rounded) == .system(size: 12, weight: .bold, design: .rounded)
        && Font.headline != .body && Font.custom("Name", size: 3) == .custom("Name", size: 3)
        && Font.system(.title, design: .serif).weight(.light) != .title
    },
    Snippet(".font()") {
      ideal(Text("a").font(.largeTitle)).height > ideal(Text("a").font(.caption)).height
        && ideal(VStack { Text("a") }.font(.system(size: 40))).height > 40
        && ideal(Text("a").font(nil)) == ideal(Text("a"))
    },
    Snippet(".fontWeight()") {
      ideal(Text("wide").fontWeight(.bold)).width > ideal(Text("wide").fontWeight(.regular)).width
        && ideal(VStack { Text("wide") }.fontWeight(.bold)) == ideal(Text("wide").fontWeight(.bold))
    },
    Snippet(".weight()") {
      ideal(Text("wide").font(.body.weight(.bold))).width > ideal(Text("wide").font(.body)).width
    },
    Snippet(".bold()") {
      ideal(Text("wide").bold()).width > ideal(Text("wide")).width && ideal(Text("a").bold(false)) == ideal(Text("a"))
    },
    Snippet(".italic()") { texts(Text("i").italic()) == ["i"] && texts(VStack { Text("i") }.italic(true)) == ["i"] },
    Snippet(".monospacedDigit()") {
      ideal(Text("111").monospacedDigit()).width == ideal(Text("888").monospacedDigit()).width
    },
    Snippet(".lineLimit()") {
      let long = "one two three four five six seven eight nine"
      return answer(Text(long).lineLimit(1), 80).height < answer(Text(long).lineLimit(2), 80).height
        && answer(Text(long).lineLimit(nil), 80).height > answer(Text(long).lineLimit(2), 80).height
        && answer(Text("x").lineLimit(2, reservesSpace: true), 80).height == answer(Text("x\ny"), 80).height
        && answer(Text(long).lineLimit(1...2), 80) == answer(Text(long).lineLimit(2), 80)
    },
    Snippet(".lineSpacing()") {
      ideal(Text("a\nb").lineSpacing(7)).height == ideal(Text("a\nb")).height + 7
    },
    Snippet(".tracking()") { ideal(Text("abc").tracking(5)).width > ideal(Text("abc")).width + 9 },
    Snippet(".minimumScaleFactor()") {
      answer(Text("quite a long line").lineLimit(1).minimumScaleFactor(0.5), 80).width <= 80
    },
    Snippet(".truncationMode()") {
      answer(Text("quite a long line").lineLimit(1).truncationMode(.middle), 50).width <= 50
    },
    Snippet(".multilineTextAlignment()") {
      ideal(Text("a\nbb").multilineTextAlignment(.trailing)) == ideal(Text("a\nbb"))
    },
    Snippet(".textCase()") {
      ideal(Text("abc").textCase(.uppercase)) == ideal(Text("ABC"))
        && ideal(Text("abc").textCase(nil)) == ideal(Text("abc"))
    },
    Snippet(".foregroundColor()") {
      drawn(Text("a").foregroundColor(.red)).count == 1 && drawn(box().foregroundColor(nil)).count == 1
    },
    Snippet(".foregroundStyle()") {
      drawn(Text("a").foregroundStyle(.secondary)).count == 1
        && drawn(Circle().foregroundStyle(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))).count
          == 1
        && drawn(Text("a").foregroundStyle(.red, .blue)).count == 1
    },
    Snippet("Color") {
      Color(red: 1, green: 0, blue: 0).opacity(0.5) != .red && Color("asset") == Color("asset")
        && ideal(Color.red) == CGSize(10, 10)
        && Color(white: 0.5, opacity: 0.1) != Color(hue: 0.1, saturation: 1, brightness: 1)
    },
    Snippet("Color.black") { drawn(Color.black).count == 1 && Color.black != .white },
    Snippet("Color.purple") { drawn(Color.purple).count == 1 && Color.purple != .pink },
    Snippet("Color.blue") { drawn(Color.blue).count == 1 && Color.blue == .blue },
    Snippet(".fill()") {
      drawn(Circle().fill(.red)).map(\.kind) == ["shape"] && drawn(Circle().fill()).count == 1
        && drawn(Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
          .count == 1
    },
    Snippet(".stroke()") {
      drawn(Circle().stroke(.red, lineWidth: 2)).count == 1 && drawn(Circle().stroke(lineWidth: 1)).count == 1
        && drawn(Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [1, 2]))).count == 1
        && drawn(Circle().stroke(Color.red)).count == 1
    },
    Snippet(".inset()") {
      drawn(Circle().inset(by: 3)).count == 1 && drawn(Capsule().inset(by: 1).fill(.red)).count == 1
    },
    Snippet(".tint()") { carries("int", box().tint(.red)) && texts(Button("a") {}.tint(nil)) == ["a"] },
    Snippet(".opacity()") { carries("opacity", box().opacity(0.5)) },
    Snippet(".shadow()") { carries("shadow", box().shadow(color: .black, radius: 1, x: 1, y: 2).shadow(radius: 3)) },
    Snippet(".clipped()") { carries("clipped", box().clipped()) },
    Snippet(".clipShape()") {
      carries("clipShape", box().clipShape(RoundedRectangle(cornerRadius: 2)).clipShape(.circle))
    },
    Snippet(".cornerRadius()") { carries("clipShape", box().cornerRadius(3)) },
    Snippet(".scaleEffect()") {
      carries("scaleEffect", box().scaleEffect(2).scaleEffect(x: 1, y: -1, anchor: .center))
    },
    Snippet(".compositingGroup()") { carries("compositingGroup", box().compositingGroup()) },
    Snippet(".glassEffect()") {
      carries("glassEffect", box().glassEffect().glassEffect(.regular.interactive(), in: .capsule))
    },
    Snippet(".renderingMode()") { drawn(Image("a").renderingMode(.template)).count == 1 },
    Snippet(".animation()") {
      carries("nimation", box().animation(.easeInOut(duration: 1), value: 1).animation(nil, value: true))
    },
    Snippet("Animation") {
      Animation.spring(response: 0.3, dampingFraction: 0.7).speed(2) != .linear && Animation.default == .default
    },
    Snippet(".repeatForever()") {
      Animation.linear(duration: 1).repeatForever(autoreverses: false) != .linear(duration: 1)
    },
    Snippet(".delay()") { Animation.easeIn.delay(0.2) != .easeIn },
    Snippet(".transition()") { carries("transition", box().transition(.opacity).transition(.scale(scale: 0.5))) },
    Snippet(".combined()") {
      carries("transition", box().transition(.move(edge: .bottom).combined(with: .opacity)))
    },
    Snippet(".buttonStyle()") {
      let plain = ideal(Button("a") {}.buttonStyle(.plain))
      return ideal(Button("a") {}.buttonStyle(.bordered)).width > plain.width
        && ideal(Button("a") {}.buttonStyle(PlainButtonStyle())) == plain
        && ideal(Button("a") {}.buttonStyle(.borderedProminent)).width > plain.width
    },
    Snippet("ButtonStyle") {
      struct Padded: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding(5).opacity(configuration.isPressed ? 0.5 : 1)
        }
      }
      return ideal(
        Button {
        } label: {
          box()
        }.buttonStyle(Padded())) == CGSize(20, 20)
    },
    Snippet("makeBody(configuration:)") {
      struct Swapped: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.title; configuration.icon
          }
        }
      }
      return texts(Label("t", systemImage: "i").labelStyle(Swapped())) == ["t", "i"]
    },
    Snippet("LabelStyle") {
      struct Bare: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.title }
      }
      return texts(Label("t", systemImage: "i").labelStyle(Bare())) == ["t"]
    },
    Snippet(".labelStyle()") {
      texts(Label("t", systemImage: "i").labelStyle(.titleOnly)) == ["t"]
        && texts(VStack { Label("t", systemImage: "i") }.labelStyle(.iconOnly)) == ["i"]
    },
    Snippet(".accessibilityLabel()") {
      carries("accessibilityLabel", box().accessibilityLabel("a").accessibilityLabel(Text("b")))
    },
    Snippet(".accessibilityElement()") {
      carries("accessibilityElement", box().accessibilityElement(children: .combine).accessibilityElement())
    },
    Snippet(".accessibilityIdentifier()") { carries("accessibilityIdentifier", box().accessibilityIdentifier("id")) },
    Snippet(".accessibilityHidden()") { carries("accessibilityHidden", box().accessibilityHidden(true)) },
    Snippet(".accessibilityHint()") {
      carries("accessibilityHint", box().accessibilityHint("h").accessibilityHint(Text("h")))
    },
    Snippet(".accessibilityAddTraits()") {
      carries("accessibilityAddTraits", box().accessibilityAddTraits([.isButton, .isSelected]))
    },
    Snippet(".accessibility()") {
      carries(
        "accessibility",
        box().accessibility(label: Text("l")).accessibility(hidden: true).accessibility(addTraits: .isButton))
    },
    Snippet(".accessibilityActions()") {
      carries("accessibilityActions", box().accessibilityActions { Button("a") {} })
    },
    Snippet(".previewDisplayName()") { carries("previewDisplayName", box().previewDisplayName("name")) },
    Snippet(".previewLayout()") { carries("previewLayout", box().previewLayout(.fixed(width: 1, height: 2))) },
  ]
}
