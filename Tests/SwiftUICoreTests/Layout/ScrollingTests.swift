import Foundation
import Meter
import SwiftUICore
import Testing

@MainActor struct ScrollingTests {
  private let room = CGSize(width: 200, height: 100)

  struct Row: View {
    let index: Int
    var body: some View { Text(verbatim: "row \(index)").frame(height: CGFloat(30 + index % 3)) }
  }

  private func rows(_ count: Int) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Row(index: $0) }
      }
    }
  }

  @Test(arguments: [1_000, 1_000_000]) func onlyVisibleRowsAreMade(_ count: Int) {
    let host = _GraphHost(rootView: rows(count))
    let before = Counter.bodyEvaluations.total
    host.layout(in: room)
    host.layout(in: room)
    #expect(Counter.bodyEvaluations.total - before == 4)
    #expect(host.leaves().map(\.text) == (0..<4).map { "row \($0)" })
  }

  @Test func scrollingMakesWhatComesIntoView() {
    let host = _GraphHost(rootView: rows(10_000))
    host.layout(in: room)
    host._scroll(to: CGPoint(x: 0, y: 5_000))
    host.layout(in: room)
    host.layout(in: room)
    let texts = host.leaves().compactMap(\.text)
    #expect(texts.count >= 4 && texts.count <= 5)
    #expect(!texts.contains("row 0"))
    let frames = host.leaves().map(\.frame)
    for (above, below) in zip(frames, frames.dropFirst()) { #expect(below.minY >= above.maxY) }
  }

  @Test func rowsAppearAndDisappear() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = _GraphHost(
      rootView: ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { index in
            Color.red.frame(height: 50)
              .onAppear { log.lines.append("+\(index)") }
              .onDisappear { log.lines.append("-\(index)") }
          }
        }
      })
    host.appear()
    host.layout(in: room)
    #expect(log.lines == ["+0", "+1"])
    log.lines = []
    host._scroll(to: CGPoint(x: 0, y: 100))
    host.layout(in: room)
    host.update()
    #expect(log.lines.sorted() == ["+2", "+3", "-0", "-1"])
  }

  /// Runs `body` and says how many bodies were evaluated and which rows appeared meanwhile.
  private func bodies(_ body: () -> Void) -> Int {
    let before = Counter.bodyEvaluations.total
    body()
    return Counter.bodyEvaluations.total - before
  }

  @Test func aListMakesAllRowsWhoseTypesDoNotSayHowManyTheyAre() {
    final class Log { var lines: [String] = [] }
    let log = Log()
    func shown<Content: View>(_ row: @escaping (Int) -> Content) -> (host: _GraphHost<some View>, bodies: Int) {
      let host = _GraphHost(
        rootView: List(0..<200, id: \.self) { index in row(index).onAppear { log.lines.append("+\(index)") } })
      host.appear()
      return (
        host,
        bodies {
          host.layout(in: room)
          host.layout(in: room)
        }
      )
    }
    #expect(shown { Row(index: $0) }.bodies < 10)
    #expect(shown { if $0.isMultiple(of: 2) { Row(index: $0) } else { Row(index: -$0) } }.bodies < 10)
    #expect(shown { index in Group { if index >= 0 { Row(index: index) } } }.bodies == 200)
    log.lines = []
    let (host, count) = shown { AnyView(Row(index: $0)) }
    #expect(count == 200)
    // Rows that are there and out of view have not appeared.
    #expect(log.lines.count < 10 && log.lines.first == "+0")
    let seen = log.lines.count
    #expect(bodies { scroll(host, to: 2_000) } == 0)
    #expect(log.lines.count > seen && log.lines.count < 20)
    // Nor do they when the window comes back.
    log.lines = []
    host.disappear()
    host.appear()
    host.update()
    #expect((1..<10).contains(log.lines.count) && !log.lines.contains("+0"))
  }

  private func scroll(_ host: _GraphHost<some View>, to y: CGFloat) {
    host._scroll(to: CGPoint(x: 0, y: y))
    host.layout(in: room)
    host.layout(in: room)
  }

  @Test func aScrollViewTakesWhatItIsProposedAlongItsAxis() {
    let host = _GraphHost(rootView: ScrollView { Color.red.frame(width: 50, height: 500) })
    #expect(host.sizeThatFits(ProposedViewSize(room)) == CGSize(width: 50, height: 100))
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 50, height: 500))
    host.layout(in: room)
    #expect(host._scroll(to: CGPoint(x: 0, y: 1_000)) == CGPoint(x: 0, y: 400))
    host.layout(in: room)
    #expect(host.leaves().first?.frame.minY == -400)
  }

  @Test func aReaderScrollsToAnID() {
    final class Box { var proxy: ScrollViewProxy? }
    let box = Box()
    let host = _GraphHost(
      rootView: ScrollViewReader { proxy in
        let _ = box.proxy = proxy
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { index in Text(verbatim: "\(index)").frame(height: 50) }
          }
        }
      })
    host.layout(in: room)
    box.proxy?.scrollTo(10, anchor: .top)
    host.layout(in: room)
    #expect(host.leaves().first { $0.text == "10" }!.frame.minY < 50)
    #expect(host.leaves().first { $0.text == "10" }!.frame.minY >= 0)
  }

  @Test func aListHasInsetRowsOfALeastHeight() {
    let host = _GraphHost(
      rootView: List {
        Text("one")
        Section("Header") { ForEach(0..<1_000, id: \.self) { Text(verbatim: "row \($0)") } }
      })
    host.layout(in: CGSize(width: 300, height: 200))
    host.layout(in: CGSize(width: 300, height: 200))
    let leaves = host.leaves()
    #expect(leaves.map(\.text).prefix(3) == ["one", "Header", "row 0"])
    #expect(leaves.count < 8)
    #expect(leaves[0].frame.minX == 20)
    #expect(leaves[0].frame.midY == 22)
  }

  @Test func gridsSplitTheirBreadth() {
    let cells = ForEach(0..<5, id: \.self) { _ in Color.red.frame(height: 10) }
    let host = _GraphHost(rootView: LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(), GridItem()]) { cells })
    host.layout(in: CGSize(width: 200, height: 28))
    #expect(host.leaves().map(\.frame.width) == [40, 72, 72, 40, 72])
    #expect(host.leaves().map(\.frame.minY) == [0, 0, 0, 18, 18])
    let adaptive = _GraphHost(
      rootView: LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)]) { cells })
    adaptive.layout(in: CGSize(width: 200, height: 10))
    #expect(adaptive.leaves().map(\.frame.minX) == [0, 40, 80, 120, 160])
  }

  @Test func theFirstViewThatFitsIsShown() {
    let view = ViewThatFits {
      Color.red.frame(width: 300, height: 10)
      Color.green.frame(width: 100, height: 10)
    }
    func color(_ width: CGFloat) -> String? {
      let host = _GraphHost(rootView: view)
      host.layout(in: CGSize(width: width, height: 50))
      return host.leaves().first?.color
    }
    #expect(color(400) == "red")
    #expect(color(200) == "green")
    #expect(color(50) == "green")
  }
}
