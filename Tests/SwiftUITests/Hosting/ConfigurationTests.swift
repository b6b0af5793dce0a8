import Meter
import SwiftUI
import Testing
import Turns

/// `UIHostingConfiguration` in cells: margins, least size, background, updates and self-sizing.
@MainActor struct ConfigurationTests {
  private struct Box: View {
    var height: CGFloat = 60
    var body: some View { Color.red.frame(width: 100, height: height) }
  }

  private final class Cell: UITableViewCell, HostCell {
    func configure(_ root: AnyView, parent: UIViewController) {}
  }

  /// A cell in a window that shows `configuration` at its own height.
  private func cell(_ configuration: any UIContentConfiguration, width: CGFloat = 390) -> (UITableViewCell, Screen) {
    let screen = Screen()
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.contentConfiguration = configuration
    screen.view.addSubview(cell)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(origin: .zero, size: size)
    screen.turn(2)
    return (cell, screen)
  }

  @Test func theSystemsMarginsAreSixteenAndEleven() {
    let (cell, _) = cell(UIHostingConfiguration { Color.red.frame(height: 60) })
    #expect(cell.bounds.height == 82)
    #expect(cell.leaves.last?.frame == CGRect(x: 16, y: 11, width: 358, height: 60))
  }

  @Test func namedEdgesAreReplacedAndOthersKept() {
    let one = cell(UIHostingConfiguration { Color.red.frame(height: 60) }.margins(.horizontal, 40)).0
    #expect(one.leaves.last?.frame == CGRect(x: 40, y: 11, width: 310, height: 60))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let two = cell(UIHostingConfiguration { Color.red.frame(height: 60) }.margins([.top, .trailing], insets)).0
    #expect(two.leaves.last?.frame == CGRect(x: 16, y: 1, width: 390 - 16 - 4, height: 60))
    #expect(two.bounds.height == 72)
    let all = cell(UIHostingConfiguration { Color.red.frame(height: 60) }.margins(.all, 5).margins(.leading, 9)).0
    #expect(all.leaves.last?.frame == CGRect(x: 9, y: 5, width: 390 - 9 - 5, height: 60))
  }

  @Test func theLeastHeightIsFortyFourUnlessSet() {
    #expect(cell(UIHostingConfiguration { Box(height: 4) }).0.bounds.height == 44)
    #expect(cell(UIHostingConfiguration { Box(height: 4) }.minSize(height: 80)).0.bounds.height == 80)
    #expect(
      cell(UIHostingConfiguration { Box(height: 4) }.margins(.all, 0).minSize(width: 0, height: 0)).0.bounds.height == 4
    )
    let collapsed = UIHostingConfiguration { EmptyView() }.margins(.all, 0).minSize(width: 0, height: 0)
    #expect(collapsed.makeContentView().sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func theBackgroundReachesToTheEdgesAndLiesBelow() {
    let (styled, _) = cell(UIHostingConfiguration { Box() }.background(Color.blue))
    let leaves = styled.leaves
    #expect(leaves.count == 2)
    #expect(leaves.first?.frame == styled.bounds)
    #expect(leaves.last?.frame.size == CGSize(width: 100, height: 60))
    let (viewed, _) = cell(UIHostingConfiguration { Box() }.background { Color.green })
    #expect(viewed.leaves.first?.frame == viewed.bounds)
    #expect(viewed.leaves.first?.text != leaves.first?.text)
  }

  @Test func severalViewsStandBelowEachOther() {
    let (cell, _) = cell(
      UIHostingConfiguration {
        Color.red.frame(width: 10, height: 20)
        Color.blue.frame(width: 10, height: 30)
      }.margins(.all, 0))
    #expect(cell.leaves.count == 2)
    #expect(cell.leaves[0].frame.minY < cell.leaves[1].frame.minY)
  }

  @Test func theSameTypeIsAppliedInPlaceAndAnotherIsRebuilt() {
    let (cell, screen) = cell(UIHostingConfiguration { Text("one") })
    weak let view = cell.contentView
    let counts = Counts()
    cell.contentConfiguration = UIHostingConfiguration { Text("two") }
    screen.turn()
    #expect(cell.contentView === view)
    #expect(cell.texts == ["two"])
    #expect(counts[.configurationsRebuilt] == 0)
    #expect(counts[.hostsCreated] == 0)
    cell.contentConfiguration = UIHostingConfiguration { Text("three").padding() }
    screen.turn()
    #expect(cell.contentView !== view)
    #expect(cell.texts == ["three"])
    #expect(counts[.configurationsRebuilt] == 1)
    #expect(counts[.hostsCreated] == 1)
    #expect(counts[.hostsDestroyed] == 1)
  }

  @Test func aConfigurationOfAnotherTypeSetOnTheViewIsAFinding() {
    let view = UIHostingConfiguration { Text("one") }.makeContentView()
    #expect(!view.supports(UIHostingConfiguration { Box() }))
    _ = RuntimeIssue.drain()
    view.configuration = UIHostingConfiguration { Box() }
    #expect(RuntimeIssue.drain().issues.map(\.kind) == ["unsupportedContentConfiguration"])
  }

  @Test func stateChangesReachTheListUnlessItDoesNotListen() {
    for invalidation in [UITableView.SelfSizingInvalidation.enabled, .disabled] {
      let handles = (0..<5).map { _ in Handle() }
      let list = HostedList<ConfiguredCell<Block>>(5) { Block(handle: handles[$0]) }
      list.table.selfSizingInvalidation = invalidation
      list.turn(2)
      handles[2].action()
      list.turn(2)
      #expect(list.cell(2)?.frame.height == (invalidation == .enabled ? 80 : 50))
      list.close()
    }
  }

  @Test func anUpdateThatKeepsTheSizeReachesNoList() {
    struct Ticking: View {
      let handle: Handle
      @State private var count = 0
      var body: some View {
        Text("\(count)").frame(width: 100, height: 50).onAppear { handle.action = { count += 1 } }
      }
    }
    let handles = (0..<5).map { _ in Handle() }
    let list = HostedList<ConfiguredCell<Ticking>>(5) { Ticking(handle: handles[$0]) }
    list.turn(2)
    let counts = Counts()
    handles[2].action()
    list.turn(2)
    #expect(list.cell(2)?.texts == ["1"])
    #expect(counts[.intrinsicInvalidations] == 0)
    #expect(counts[.listInvalidations] == 0)
    list.close()
  }

  @Test func readingTheStateOfTheCellRebuildsTheConfigurationForEach() {
    let (cell, screen) = cell(UIHostingConfiguration { Text("a") })
    let counts = Counts()
    cell.configurationUpdateHandler = { cell, state in
      cell.contentConfiguration = UIHostingConfiguration { Text(state.isHighlighted ? "lit" : "dark") }
    }
    screen.turn()
    #expect(cell.texts == ["dark"])
    for _ in 0..<3 {
      cell.isHighlighted.toggle()
      screen.turn()
    }
    #expect(cell.texts == ["lit"])
    // The handler's, and the one that the cell makes of the configuration that it has (facts: engine 4.5-37).
    #expect(counts[.configurationsApplied] == 4 + 3)
    #expect(counts[.configurationsRebuilt] == 0)
  }

  @Test func contentThatReadsAnObservableOutsideABodyDoesNotHearOfIt() {
    final class Model: ObservableObject { @Published var title = "one" }
    let model = Model()
    let (cell, screen) = cell(UIHostingConfiguration { Text(model.title) })
    model.title = "two"
    screen.turn(2)
    #expect(cell.texts == ["one"])
  }

  @Test func theKeyboardPushesAHostUpUnlessItsRegionIsLeftOut() {
    for regions: SafeAreaRegions in [.all, .container] {
      let screen = Screen()
      let host = UIHostingController(rootView: Color.red)
      host.safeAreaRegions = regions
      screen.root.addChild(host)
      screen.view.pin(host.view)
      screen.turn()
      screen.window._moveKeyboard(to: CGRect(x: 0, y: 544, width: 390, height: 300))
      screen.turn()
      #expect(host.view.leaves.last?.frame.maxY == (regions == .all ? 544 : 844))
      screen.window._moveKeyboard(to: .null)
      screen.turn()
      #expect(host.view.leaves.last?.frame.maxY == 844)
    }
  }
}

/// `UIHostingConfiguration` in the cells of a collection view.
@MainActor struct CollectionConfigurationTests {
  @Test func registeredCellsShowAndReuseConfigurations() {
    final class Controller: UIViewController, UICollectionViewDataSource {
      let layout = UICollectionViewFlowLayout()
      lazy var collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
        cell.contentConfiguration = UIHostingConfiguration { Text("Item \(item)") }.margins(.all, 0)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: 390, height: 60)
        collection.dataSource = self
        view.addSubview(collection)
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
      }
    }
    let controller = Controller()
    let screen = Screen(controller)
    screen.turn(3)
    for _ in 0..<10 {
      controller.collection.contentOffset.y += 90
      screen.turn()
    }
    let counts = Counts()
    for _ in 0..<10 {
      controller.collection.contentOffset.y += 90
      screen.turn()
    }
    #expect(counts[.cellsDequeued] >= 10)
    #expect(counts[.configurationsRebuilt] == 0)
    #expect(counts[.hostsCreated] == 0)
    for cell in controller.collection.visibleCells {
      let item = controller.collection.indexPath(for: cell)?.item ?? -1
      #expect(cell.contentView.texts == ["Item \(item)"])
    }
  }
}
