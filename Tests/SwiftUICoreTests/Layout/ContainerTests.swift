import Foundation
import SwiftUICore
import Testing

/// Containers that choose, and frames that follow their container.
@Suite @MainActor struct ContainerTests {
  struct Pages: View {
    @State var page = 2
    let log: Log
    var body: some View {
      TabView(selection: $page) {
        Text("one").tag(1).tabItem { Label("One", systemImage: "1.circle") }
        Button("two") { page = 1 }.tag(2)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  @Test func aTabViewShowsTheSelectedPageInTheMiddle() {
    let stage = Stage(Pages(log: Log()))
    #expect(stage.host.leaves().map(\.text) == ["two"])
    #expect(abs(stage.host.leaves()[0].frame.midX - 50) < 1)
    #expect(stage.host.sizeThatFits(ProposedViewSize(width: 100, height: 80)) == CGSize(100, 80))
    stage.host.tap("two")
    stage.render()
    #expect(stage.host.leaves().map(\.text) == ["one"])
  }

  @Test func tabsAreNamedByValue() {
    let view = TabView(selection: .constant("b")) {
      Tab("A", systemImage: "a", value: "a") { Text("page a") }
      Tab(value: "b") {
        Text("page b")
      } label: {
        Text("B")
      }
    }
    #expect(texts(view) == ["page b"])
    #expect(
      texts(
        TabView {
          Text("first"); Text("second")
        }) == ["first"])
  }

  @Test func aViewWithoutContentStandsInTheMiddle() {
    let view = ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back later."))
    #expect(texts(view) == ["tray", "Nothing", "Come back later."])
    #expect(answer(view, 300, 400) == CGSize(300, 400))
    #expect(texts(ContentUnavailableView.search).count == 3)
    let log = Log()
    let acting = ContentUnavailableView {
      Label("L", systemImage: "l")
    } description: {
      Text("D")
    } actions: {
      Button("Act") { log("act") }
    }
    Stage(acting).host.tap("Act")
    #expect(log.take() == ["act"])
  }

  @Test func theFirstThatFitsIsShown() {
    let choice = ViewThatFits(in: .horizontal) {
      box(200)
      box(80)
      box(30)
    }
    #expect(answer(choice, 100, 50).width == 80)
    #expect(answer(choice, 40, 50).width == 30)
    #expect(answer(choice, 5, 50).width == 30)
    #expect(ideal(choice).width == 200)
  }

  @Test func aFrameIsRelativeToTheHost() {
    let stage = Stage(Color.red.containerRelativeFrame(.horizontal).frame(height: 5))
    #expect(stage.host.leaves()[0].frame.width == 100)
    stage.size = CGSize(width: 60, height: 100)
    stage.render()
    #expect(stage.host.leaves()[0].frame.width == 60)
  }

  @Test func aFrameIsRelativeToTheScrollView() {
    let pages = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        Color.blue.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 0)
        Color.green.containerRelativeFrame(.horizontal) { length, axis in axis == .horizontal ? length / 8 : 0 }
      }
    }
    .frame(width: 80)
    #expect(frames(pages).map(\.width) == [35, 60, 10])
  }

  @Test func aClosedGroupShowsItsLabelOnly() {
    let stage = Stage(DisclosureGroup("more") { Text("inside") })
    #expect(stage.host.leaves().compactMap(\.text).contains("inside") == false)
    stage.host.tap("more")
    stage.render()
    #expect(stage.host.leaves().compactMap(\.text).contains("inside"))
    #expect(texts(LabeledContent("name", value: "value")) == ["name", "value"])
  }

  // MARK: Scrolling to rows

  struct Feed: View {
    var count = 1_000
    let handle: Handle
    let log: Log
    var onAppear: Int?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              let _ = log("\(index)")
              Text(verbatim: "row \(index)").frame(height: CGFloat(20 + index % 5 * 10))
            }
          }
        }
        .onAppear {
          handle.action = { proxy.scrollTo(700, anchor: .top) }
          if let onAppear { proxy.scrollTo(onAppear, anchor: .bottom) }
        }
      }
    }
  }

  private func frame(_ text: String, _ stage: Stage<some View>) -> CGRect? {
    stage.host.leaves().first { $0.text == text }?.frame
  }

  @Test func aRowThatWasNeverMadeIsScrolledTo() {
    let (handle, log) = (Handle(), Log())
    let stage = Stage(Feed(handle: handle, log: log))
    _ = log.take()
    handle.action()
    stage.render()
    let row = frame("row 700", stage)
    // The text stands in the middle of its frame, which begins where the scroll view does.
    #expect(row.map { abs($0.midY - 10) < 0.5 } == true, "\(String(describing: row))")
    #expect(log.take().count < 60)
  }

  @Test func aRowIsScrolledToBeforeTheFirstLayout() {
    let stage = Stage(Feed(handle: Handle(), log: Log(), onAppear: 999))
    stage.render()
    #expect(frame("row 999", stage).map { abs($0.midY - 70) < 0.5 } == true)
  }

  @Test func aRowThatIsNotThereIsNotScrolledTo() {
    let handle = Handle()
    let stage = Stage(Feed(count: 30, handle: handle, log: Log()))
    handle.action()
    stage.render()
    #expect(frame("row 0", stage) != nil)
  }

  @Test func aCellOfALazyGridIsScrolledTo() {
    struct Cells: View {
      let handle: Handle
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
              ForEach(0..<1_000, id: \.self) { Text("\($0)").frame(height: 25) }
            }
          }
          .onAppear { handle.action = { proxy.scrollTo(501, anchor: .center) } }
        }
      }
    }
    let handle = Handle()
    let stage = Stage(Cells(handle: handle))
    handle.action()
    stage.render()
    #expect(frame("501", stage).map { abs($0.midY - 50) < 0.5 } == true)
  }
}

/// Views made of what others resolve to.
@Suite @MainActor struct SubviewTests {
  struct Cards<Content: View>: View {
    var limit = 10
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        VStack(spacing: 0) {
          Text("\(subviews.count)")
          ForEach(subviews.prefix(limit)) { $0.padding(1) }
        }
      }
    }
  }

  struct Changing: View {
    var names: [String]
    var limit = 10
    var body: some View {
      Cards(limit: limit) {
        Text("first")
        ForEach(names, id: \.self) { Text($0) }
      }
    }
  }

  @Test func subviewsArePutWhereTheirParentWants() {
    let stage = Stage(Changing(names: ["a", "b"]))
    #expect(stage.host.leaves().map(\.text) == ["3", "first", "a", "b"])
    stage.show(Changing(names: ["b", "c", "d"]))
    #expect(stage.host.leaves().map(\.text) == ["4", "first", "b", "c", "d"])
    stage.show(Changing(names: ["b", "c", "d"], limit: 2))
    #expect(stage.host.leaves().map(\.text) == ["4", "first", "b"])
    stage.show(Changing(names: []))
    #expect(stage.host.leaves().map(\.text) == ["1", "first"])
  }

  @Test func aChatBeginsAtItsEnd() {
    let view = ScrollView {
      VStack(spacing: 0) { ForEach(0..<20) { Text("\($0)").frame(height: 20) } }
    }
    .defaultScrollAnchor(.bottom)
    #expect(Stage(view).host.leaves().last.map { abs($0.frame.midY - 90) < 1 } == true)
  }
}

/// What `onDelete` and `onMove` tell, done to a collection.
@Suite struct OffsetTests {
  @Test func elementsAreRemovedAndMovedByOffset() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [1], toOffset: 4)
    #expect(letters == ["a", "c", "d", "b", "e"])
    letters.move(fromOffsets: [0, 4], toOffset: 2)
    #expect(letters == ["c", "a", "e", "d", "b"])
    letters.move(fromOffsets: [4], toOffset: 0)
    #expect(letters == ["b", "c", "a", "e", "d"])
    letters.move(fromOffsets: [2], toOffset: 3)
    #expect(letters == ["b", "c", "a", "e", "d"])
    letters.remove(atOffsets: [0, 3])
    #expect(letters == ["c", "a", "d"])
  }
}
