import Meter
import SwiftUI
import Testing
import Turns

/// Hosting done wrong: a named finding, never a crash.
@MainActor struct BadInputTests {
  @Test func aHostInACellWithoutAParentShowsAndHearsNothing() {
    let list = HostedList<OrphanCell>(5) { Text("\($0)") }
    list.turn(2)
    #expect(list.children.isEmpty)
    #expect(list.cell(3)?.texts == ["3"])
    list.close()
  }

  private final class OrphanCell: UITableViewCell, HostCell {
    private var host: UIHostingController<Text>?
    func configure(_ root: Text, parent: UIViewController) {
      if let host {
        host.rootView = root
        return
      }
      let host = UIHostingController(rootView: root)
      contentView.pin(host.view)
      self.host = host
    }
  }

  @Test func aChildOfTwoParentsBelongsToTheLast() {
    let screen = Screen()
    let (one, two) = (UIViewController(), UIViewController())
    let host = UIHostingController(rootView: Text("a"))
    one.addChild(host)
    two.addChild(host)
    #expect(one.children.isEmpty)
    #expect(two.children == [host])
    #expect(host.parent === two)
    _ = screen.issues
  }

  @Test func aHostOutlivesItsParent() {
    let screen = Screen()
    let host = UIHostingController(rootView: Text("a"))
    do {
      let parent = UIViewController()
      parent.addChild(host)
      screen.view.pin(host.view)
      screen.turn()
    }
    screen.turn()
    #expect(host.parent == nil)
    host.rootView = Text("b")
    screen.turn()
    #expect(screen.view.texts == ["b"])
  }

  @Test func aHostThatContainsItselfIsAFinding() {
    let screen = Screen()
    let host = UIHostingController(rootView: Text("a"))
    host.addChild(host)
    #expect(screen.issues == ["viewControllerHierarchyInconsistency"])
    #expect(host.children.isEmpty)
  }

  @Test func stateWrittenElsewhereArrivesOnTheMainQueue() async {
    struct Row: View {
      let box: Sent
      @State private var text = "before"
      var body: some View { Text(text).onAppear { box.write = { [$text] in $text.wrappedValue = "after" } } }
    }
    final class Sent: @unchecked Sendable { nonisolated(unsafe) var write: () -> Void = {} }
    let box = Sent()
    let screen = Screen(UIHostingController(rootView: Row(box: box)))
    screen.turn()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        box.write()
        continuation.resume()
      }
    }
    await TurnLoop.main.mainQueueDrained()
    screen.turn()
    #expect(screen.view.texts == ["after"])
  }

  @Test func emptyAndInfiniteAndNegativeSizesAreTaken() {
    let host = UIHostingController(rootView: EmptyView())
    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 100)) == .zero)
    let colour = UIHostingController(rootView: Color.red)
    #expect(colour.sizeThatFits(in: CGSize(width: -5, height: -5)) == .zero)
    #expect(colour.sizeThatFits(in: CGSize(width: 5_000_000, height: 5_000_000)) == CGSize(width: 10, height: 10))
    #expect(colour.sizeThatFits(in: CGSize(width: 123.1, height: 50)).width == 123.33333333333333)
  }
}
