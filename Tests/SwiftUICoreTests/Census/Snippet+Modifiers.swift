import Foundation
import SwiftUICore

extension Snippet {
  /// Modifiers that lay out, and those that run something.
  static let modifiers: [Snippet] = [
    Snippet(".padding()") {
      ideal(box().padding()) == CGSize(42, 42) && ideal(box().padding(3)) == CGSize(16, 16)
        && ideal(box().padding(.horizontal)) == CGSize(42, 10)
        && ideal(box().padding([.top, .leading], 2)) == CGSize(12, 12)
        && ideal(box().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))) == CGSize(16, 14)
        && ideal(box().padding(-2)) == CGSize(6, 6)
    },
    Snippet(".frame()") {
      ideal(Color.red.frame(width: 5, height: 6)) == CGSize(5, 6)
        && answer(box().frame(maxWidth: .infinity, alignment: .leading), 80, 80) == CGSize(80, 10)
        && ideal(Color.red.frame(minWidth: 20, idealHeight: 30)) == CGSize(20, 30)
        && answer(Color.red.frame(minWidth: 10, maxWidth: 50, minHeight: 5, maxHeight: 40), 100, 1) == CGSize(50, 5)
        && frames(box().frame(width: 50, height: 50, alignment: .bottomTrailing)).first?.origin == CGPoint(x: 65, y: 65)
    },
    Snippet(".fixedSize()") {
      answer(Text("several words in a line").fixedSize(), 20).width == ideal(Text("several words in a line")).width
        && answer(Text("several words in a line").fixedSize(horizontal: false, vertical: true), 60, 1).height > 20
    },
    Snippet(".aspectRatio()") {
      answer(Color.red.aspectRatio(2, contentMode: .fit), 40, 40) == CGSize(40, 20)
        && answer(Color.red.aspectRatio(2, contentMode: .fill), 40, 40) == CGSize(80, 40)
        && answer(Color.red.aspectRatio(CGSize(1, 2), contentMode: .fit), 40, 40) == CGSize(20, 40)
        && answer(Image(_name: "x", size: CGSize(10, 20)).resizable().aspectRatio(contentMode: .fit), 40, 40)
          == CGSize(20, 40)
    },
    Snippet(".scaledToFit()") {
      answer(Image(_name: "x", size: CGSize(10, 20)).resizable().scaledToFit(), 40, 40) == CGSize(20, 40)
        && answer(Image(_name: "x", size: CGSize(10, 20)).resizable().scaledToFill(), 40, 40) == CGSize(40, 80)
    },
    Snippet(".resizable()") {
      answer(Image(_name: "x", size: CGSize(10, 20)), 40, 40) == CGSize(10, 20)
        && answer(Image(_name: "x", size: CGSize(10, 20)).resizable(), 40, 40) == CGSize(40, 40)
    },
    Snippet(".overlay()") {
      frames(box(20, 20).overlay(box(), alignment: .topLeading))[1].origin == CGPoint(x: 40, y: 40)
        && frames(box(20, 20).overlay { Color.blue })[1] == CGRect(x: 40, y: 40, width: 20, height: 20)
        && frames(box(20, 20).overlay(alignment: .bottomTrailing) { box() })[1].origin == CGPoint(x: 50, y: 50)
        && drawn(box().overlay(.red, in: Circle())).count == 2 && ideal(box().overlay { box(90, 90) }) == CGSize(10, 10)
    },
    Snippet(".background()") {
      let behind = drawn(box(20, 20).background(Color.blue))
      return behind.count == 2 && behind[0].frame.width == 20
        && ideal(box().background { box(50, 50) }) == CGSize(10, 10)
        && drawn(box().background(.blue, in: RoundedRectangle(cornerRadius: 2))).count == 2
        && drawn(box().background(.ultraThinMaterial)).count == 2
    },
    Snippet(".offset()") {
      frames(box().offset(x: 5, y: -5)).first?.origin == CGPoint(x: 50, y: 40)
        && ideal(box().offset(y: 9)) == CGSize(10, 10)
        && frames(box().offset(CGSize(1, 2))).first?.origin == CGPoint(x: 46, y: 47)
    },
    Snippet(".zIndex()") {
      drawn(
        ZStack {
          box(10, 10).zIndex(1); box(20, 20)
        }
      ).map(\.frame.width) == [20, 10]
    },
    Snippet(".layoutPriority()") {
      frames(
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 10); Color.blue.layoutPriority(1)
        }
      ).map(\.width) == [10, 90]
    },
    Snippet(".alignmentGuide()") {
      frames(
        VStack(alignment: .leading, spacing: 0) {
          box(); box().alignmentGuide(.leading) { $0.width }
        }
      )
      .map(\.minX) == [50, 40]
        && frames(
          HStack(alignment: .top, spacing: 0) {
            box(); box().alignmentGuide(.top) { _ in -5 }
          }
        ).map(\.minY)
          == [42.5, 47.5]
    },
    Snippet("Alignment") {
      Alignment(horizontal: .leading, vertical: .top) == .topLeading && Alignment.center.horizontal == .center
    },
    Snippet("EdgeInsets") {
      let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      return insets.top == 1 && insets != EdgeInsets()
    },
    Snippet("Axis") { Axis.allCases == [.horizontal, .vertical] && Axis.Set.vertical != [.horizontal, .vertical] },
    Snippet(".hidden()") { drawn(box().hidden()).isEmpty && ideal(box().hidden()) == CGSize(10, 10) },
    Snippet(".mask()") {
      ideal(box().mask { Circle() }) == CGSize(10, 10) && ideal(box().mask(Color.black)) == CGSize(10, 10)
    },
    Snippet(".id()") {
      struct Row: View {
        let log: Log
        let id: Int
        var body: some View { box().onAppear { log("new") }.id(id) }
      }
      let log = Log()
      let stage = Stage(Row(log: log, id: 1))
      stage.show(Row(log: log, id: 1))
      stage.show(Row(log: log, id: 2))
      return log.take() == ["new", "new"]
    },
    Snippet(".onAppear()") {
      let log = Log()
      _ = Stage(box().onAppear { log("a") }.onAppear(perform: { log("b") }))
      return log.take() == ["a", "b"]
    },
    Snippet(".onDisappear()") {
      let log = Log()
      Stage(box().onDisappear { log("gone") }).host.destroy()
      return log.take() == ["gone"]
    },
    Snippet(".task()") {
      let stage = Stage(box().task { await Task.yield() }.task(id: 1, priority: .background) {})
      return ideal(box().task(id: 2) {}) == CGSize(10, 10) && stage.host.dump().contains("ask")
    },
    Snippet(".onTapGesture()") {
      let log = Log()
      let stage = Stage(box().onTapGesture { log("tap") }.onTapGesture(count: 2) { log("double") })
      stage.host.tap(at: CGPoint(x: 50, y: 50))
      stage.host.tap(at: CGPoint(x: 50, y: 50), count: 2)
      stage.host.tap(at: CGPoint(x: 5, y: 5))
      return log.take() == ["tap", "double"]
    },
    Snippet(".contentShape()") {
      let log = Log()
      let row = HStack {
        box(); Spacer()
      }.contentShape(Rectangle()).onTapGesture { log("tap") }
      Stage(row).host.tap(at: CGPoint(x: 80, y: 50))
      return log.take() == ["tap"]
    },
    Snippet(".allowsHitTesting()") {
      let log = Log()
      Stage(box().onTapGesture { log("tap") }.allowsHitTesting(false)).host.tap(at: CGPoint(x: 50, y: 50))
      return log.take() == []
    },
    Snippet(".disabled()") {
      let log = Log()
      let stage = Stage(Button("off") { log("tap") }.disabled(true))
      stage.host.tap("off")
      return log.take() == []
    },
    Snippet(".modifier()") {
      ideal(box().modifier(EmptyModifier())) == CGSize(10, 10)
    },
    Snippet(".sheet()") {
      let sheet = Stage(box().sheet(isPresented: .constant(true), onDismiss: {}) { Text("sheet") }).host
      return sheet.leaves().count == 1 && sheet._carriedValues("sheet").count == 1
    },
    Snippet(".presentationDetents()") {
      carries("presentationDetents", box().presentationDetents([.medium, .fraction(0.3), .height(200), .large]))
    },
    Snippet(".navigationBarTitle()") {
      carries("navigationTitle", box().navigationBarTitle("title", displayMode: .inline))
    },
    Snippet(".navigationBarItems()") {
      carries("navigationBarItems", box().navigationBarItems(leading: Text("a"), trailing: Text("b")))
    },
  ]
}
