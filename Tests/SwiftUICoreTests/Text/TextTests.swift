import Foundation
import Meter
import SwiftUICore
import Testing

@MainActor struct TextTests {
  private func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> CGSize {
    _GraphHost(rootView: view).sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  private let long = Text("The quick brown fox jumps over the lazy dog and runs away.")

  @Test func aNarrowTextIsHigherAndNeverWiderThanProposed() {
    let ideal = size(long)
    let narrow = size(long, 100)
    #expect(narrow.width <= 100)
    #expect(narrow.height > ideal.height * 2)
  }

  @Test func sizesAreWholePixels() {
    let one = size(Text("Hello"))
    #expect(one.width == one.width.rounded() && one.height == one.height.rounded())
    let three = size(Text("Hello").environment(\.displayScale, 3))
    #expect((three.width * 3).rounded() == three.width * 3)
    #expect(three.width <= one.width)
  }

  @Test func lineLimitBoundsHeight() {
    let line = size(Text("x")).height
    #expect(size(long.lineLimit(2), 60).height <= 2 * line + 1)
    #expect(size(Text("x").lineLimit(3, reservesSpace: true), 60).height >= 3 * line - 3)
  }

  @Test("a range of lines is the least room a text takes, and the most")
  func lineLimitRange() {
    let (one, two) = (Text("x"), Text("x\ny"))
    #expect(size(one.lineLimit(2...3), 60) == CGSize(width: size(one).width, height: size(two).height))
    #expect(size(two.lineLimit(2...), 60) == size(two, 60))
    #expect(size(one.lineLimit(2...), 60).height == size(two).height)
    #expect(size(long.lineLimit(1...2), 60).height == size(long.lineLimit(2), 60).height)
    #expect(size(one.lineLimit(2, reservesSpace: false), 60) == size(one))
    func field(_ text: String) -> some View {
      TextField("Note", text: .constant(text), axis: .vertical).lineLimit(2...3)
    }
    #expect(size(field("x"), 60).height == size(two).height)
    #expect(size(field("x\ny\nz\nw"), 60).height == size(Text("x\ny\nz")).height)
    #expect(size(TextField("Note", text: .constant("x\ny")).lineLimit(3), 60).height == size(one).height)
  }

  @Test func aProposedHeightBoundsLinesButNeverBelowOne() {
    let line = size(Text("x")).height
    #expect(size(long, 60, line * 2 + 1).height <= line * 2 + 2)
    #expect(size(long, 60, 0).height == line)
  }

  @Test func fontsDecideSizes() {
    let body = size(Text("Title"))
    #expect(size(Text("Title").font(.largeTitle)).height > body.height)
    #expect(size(Text("Title").font(.caption2)).height < body.height)
    #expect(size(Text("Title").bold()).width > body.width)
    #expect(size(Text("Title").font(.headline)).width > body.width)
    #expect(size(VStack { Text("Title") }.font(.title)) == size(Text("Title").font(.title)))
    #expect(size(Text("Title").font(.system(size: 34))).height == size(Text("Title").font(.largeTitle)).height)
    #expect(size(Group { Text("Title") }.fontWeight(.bold)) == size(Text("Title").bold()))
  }

  @Test func dynamicTypeScalesTextStylesAndNotFixedSizes() {
    let normal = size(Text("Ag"))
    let large = size(Text("Ag").environment(\.dynamicTypeSize, .accessibility3))
    #expect(large.height > normal.height * 2)
    let fixed = Text("Ag").font(.system(size: 17))
    #expect(size(fixed.environment(\.dynamicTypeSize, .accessibility3)) == size(fixed))
    #expect(
      size(Text("Ag").dynamicTypeSize(...DynamicTypeSize.large).environment(\.dynamicTypeSize, .accessibility3))
        == normal)
  }

  @Test func minimumScaleFactorShrinksWhatWouldBeCut() {
    let full = size(Text("A rather long title").lineLimit(1))
    let shrunk = size(Text("A rather long title").lineLimit(1).minimumScaleFactor(0.5), full.width * 0.7)
    #expect(shrunk.height < full.height)
    #expect(shrunk.width <= full.width * 0.7)
  }

  @Test func textCaseAndConcatenation() {
    #expect(size(Text("abc").textCase(.uppercase)) == size(Text("ABC")))
    let both = size(Text("Hello ") + Text("world").bold())
    #expect(both.width > size(Text("Hello world")).width)
    let host = _GraphHost(rootView: Text("Hello ") + Text("world").bold())
    host.layout(in: CGSize(width: 200, height: 50))
    #expect(host.leaves().first?.text == "Hello world")
  }

  @Test func keysShowTheirValues() {
    let host = _GraphHost(
      rootView: VStack {
        Text("\(3) of \(Text("five").bold()) \("x")")
        Text(verbatim: "100%")
        Text(1.5, format: .number)
      })
    host.layout(in: CGSize(width: 200, height: 100))
    #expect(host.leaves().map(\.text) == ["3 of five x", "100%", "1.5"])
  }

  @Test func emptyAndStrangeTextsHaveOneLine() {
    let line = size(Text("x")).height
    #expect(size(Text(verbatim: "")) == CGSize(width: 0, height: line))
    for text in ["👨‍👩‍👧‍👦", "שלום", "é", "漢字"] { #expect(size(Text(verbatim: text)).width > 0) }
    #expect(size(Text(verbatim: "a\nb")).height > line * 1.5)
    #expect(size(Text(verbatim: "hello   "), 1000).width == size(Text(verbatim: "hello")).width)
  }

  @Test func aBaselineAlignedRowAlignsBaselines() {
    let host = _GraphHost(
      rootView: HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("A").font(.largeTitle)
        Text("b").font(.caption)
      })
    host.layout(in: CGSize(width: 200, height: 100))
    let frames = host.leaves().map(\.frame)
    #expect(frames[1].minY > frames[0].minY)
    #expect(frames[1].maxY < frames[0].maxY)
  }

  @Test func anUpdatedTextIsMeasuredOnceAndAnEqualOneNotAtAll() {
    let host = _GraphHost(rootView: Text("one"))
    let size = CGSize(width: 300, height: 50)
    host.layout(in: size)
    var before = Counter.textMeasurements.total
    host.rootView = Text("one")
    host.update()
    host.layout(in: size)
    #expect(Counter.textMeasurements.total == before)
    before = Counter.textMeasurements.total
    host.rootView = Text("two")
    host.update()
    host.layout(in: size)
    #expect(Counter.textMeasurements.total - before == 1)
  }

  @Test func aColorAboveDoesNotMeasureTextAgain() {
    struct Row: View {
      let color: Color
      var body: some View { Text("row").foregroundColor(color) }
    }
    let host = _GraphHost(rootView: Group { Row(color: .red) }.foregroundColor(.blue))
    host.layout(in: CGSize(width: 300, height: 50))
    #expect(host.leaves().first?.color == "red")
    let before = Counter.textMeasurements.total
    host.rootView = Group { Row(color: .green) }.foregroundColor(.blue)
    host.update()
    host.layout(in: CGSize(width: 300, height: 50))
    #expect(host.leaves().first?.color == "green")
    #expect(Counter.textMeasurements.total == before)
  }

  @Test func levelsOfTheForegroundStyle() {
    func color(_ view: some View) -> String? {
      let host = _GraphHost(rootView: view)
      host.layout(in: CGSize(width: 100, height: 50))
      return host.leaves().first?.color
    }
    #expect(color(Text("x")) == "primary")
    #expect(color(Text("x").foregroundStyle(.secondary)) == "secondary")
    #expect(color(HStack { Text("x") }.foregroundStyle(.secondary).foregroundStyle(.red)) == "red 50%")
    #expect(color(HStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red)) == "red 50%")
  }
}
