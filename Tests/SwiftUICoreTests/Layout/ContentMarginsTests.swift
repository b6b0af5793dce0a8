import Foundation
import SwiftUICore
import Testing

@MainActor struct ContentMarginsTests {
  private let room = CGSize(width: 200, height: 100)

  private func carousel(_ axis: Axis.Set = .horizontal) -> some View {
    ScrollView(axis) {
      LazyHStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text(verbatim: "\($0)").frame(width: 50, height: 40) } }
    }
  }

  private func host<V: View>(_ view: V) -> _GraphHost<V> {
    let host = _GraphHost(rootView: view)
    host.appear()
    host.layout(in: room)
    host.layout(in: room)
    return host
  }

  private func minX(_ text: String, _ host: _GraphHostBase) -> CGFloat? {
    host.leaves().first { $0.text == text }.map { ($0.frame.midX - 25).rounded() }
  }

  @Test("margins stand around the content and scroll with it")
  func margins() {
    let host = host(carousel().contentMargins(.horizontal, 16, for: .scrollContent))
    #expect(minX("0", host) == 16)
    #expect(host._scroll(to: CGPoint(x: 9_999, y: 0)) == CGPoint(x: 500 + 32 - 200, y: 0))
    host.layout(in: room)
    host.layout(in: room)
    #expect(minX("9", host) == 134)
  }

  @Test("edges are set one by one, and an inner margin takes an outer one's place")
  func edges() {
    #expect(minX("0", host(carousel().contentMargins(.leading, 7).contentMargins(.all, 30))) == 7)
    #expect(minX("0", host(carousel().contentMargins(.leading, nil).contentMargins(30))) == 0)
    #expect(minX("0", host(carousel().contentMargins(20, for: .scrollIndicators))) == 0)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      host(carousel().contentMargins(.all, insets)).sizeThatFits(ProposedViewSize(width: 100, height: nil))
        == CGSize(width: 100, height: 44))
  }

  @Test("another margin moves the content, and is asked for again")
  func change() {
    struct Root: View {
      var margin: CGFloat
      var body: some View {
        ScrollView(.horizontal) { Text(verbatim: "0").frame(width: 50, height: 40) }.contentMargins(.leading, margin)
      }
    }
    let host = host(Root(margin: 5))
    host.rootView = Root(margin: 25)
    host.update()
    host.layout(in: room)
    #expect(minX("0", host) == 25)
  }

  @Test("what is sized by its container, or scrolled to, keeps within the margins")
  func withinMargins() {
    final class Proxy { var proxy: ScrollViewProxy? }
    let box = Proxy()
    let page = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { Text(verbatim: "\($0)").containerRelativeFrame(.horizontal).id($0) }
      }
    }
    let host = host(
      ScrollViewReader { proxy in
        page.contentMargins(.horizontal, 20).onAppear { box.proxy = proxy }
      })
    host.update()
    host.layout(in: room)
    #expect(host.leaves().first.map { $0.frame.midX.rounded() } == 100)
    box.proxy?.scrollTo(2, anchor: .leading)
    host.layout(in: room)
    #expect(host.leaves().first { $0.text == "2" }.map { $0.frame.midX.rounded() } == 100)
  }
}
