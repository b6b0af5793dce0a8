import CellBench
import Combine
import Foundation
import Meter
import SwiftUI
import UIKit

/// Hosting in cells as it must not be done: each is a finding by name, or this benchmark's own failure, and costs no other
/// benchmark anything. They are run by filters that begin with `bad-input/`.
@MainActor func badInput() -> [Benchmark] {
  [
    wrong("without-parent") { world, context in
      world.cell.host(Text("a"))
      context.turn(times: 2)
    },
    wrong("two-parents", flags: [.hierarchy]) { world, context in
      let host = world.cell.host(Text("a"))
      world.one.addChild(host)
      world.two.addChild(host)
      host.didMove(toParent: world.two)
      context.turn(times: 2)
    },
    wrong("dead-parent", flags: [.hierarchy]) { world, context in
      var parent: UIViewController? = UIViewController()
      if let view = parent?.view {
        world.root.view.addSubview(view)
        view.addSubview(world.cell)
      }
      let host = UIHostingController(rootView: Text("a"))
      parent?.addChild(host)
      world.cell.contentView.fill(with: host.view)
      host.didMove(toParent: parent)
      parent = nil
      host.removeFromParent()
      context.turn(times: 2)
    },
    wrong("off-main-actor") { world, context in
      let model = PublishedCount()
      world.cell.host(CountView(model: model))
      context.turn()
      // What the compiler would refuse, as code of an older language mode does it.
      let change = UncheckedAction { model.count = 1 }
      let thread = Thread { change.run() }
      thread.start()
      change.wait()
      context.turn(times: 2)
    },
    wrong("trapping-body") { world, context in
      world.cell.host(TrappingView(values: []))
      context.turn(times: 2)
    },
  ]
}

@MainActor private func wrong(
  _ name: String, flags: [Flag] = [], _ run: @escaping @MainActor @Sendable (BadInputWorld, BenchmarkContext) -> Void
) -> Benchmark {
  Benchmark(
    "bad-input/\(name)/cell", flags: flags, visibility: .byScenario, setUp: { _ in BadInputWorld() },
    content: { world, frame in world.describe(into: &frame) }, run: run)
}

/// A cell in the view of one controller that has another beside it.
@MainActor final class BadInputWorld {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root = UIViewController()
  let one = UIViewController()
  let two = UIViewController()
  let cell = BadInputCell(style: .default, reuseIdentifier: "row")

  init() {
    window.rootViewController = root
    for (place, controller) in [one, two].enumerated() {
      root.addChild(controller)
      controller.view.frame = CGRect(x: 0, y: place * 400, width: 390, height: 400)
      root.view.addSubview(controller.view)
      controller.didMove(toParent: root)
    }
    cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    one.view.addSubview(cell)
    window.makeKeyAndVisible()
  }

  func describe(into frame: inout ContentFrame) {
    var leaves: [UIKit._DrawnLeaf] = []
    cell._drawnLeaves(into: &leaves, relativeTo: cell)
    frame.add(
      ContentFrame.Row(
        index: 0, frame: cell.frame,
        leaves: leaves.map { ContentFrame.Leaf(kind: $0.kind, text: $0.text, frame: $0.frame) }))
  }
}

final class BadInputCell: UITableViewCell {
  private var hosting: UIViewController?

  @discardableResult func host<Content: View>(_ content: Content) -> UIHostingController<Content> {
    let hosting = UIHostingController(rootView: content)
    contentView.fill(with: hosting.view)
    self.hosting = hosting
    return hosting
  }
}

final class PublishedCount: ObservableObject {
  @Published var count = 0
}

struct CountView: View {
  @ObservedObject var model: PublishedCount
  var body: some View { Text("\(model.count)") }
}

/// Its body reads beyond the end of an array.
struct TrappingView: View {
  let values: [Int]
  var body: some View { Text("\(values[values.count])") }
}

/// Carries an action to another thread unchecked, and lets the first one wait for it.
final class UncheckedAction: @unchecked Sendable {
  private let action: () -> Void
  private let done = DispatchSemaphore(value: 0)

  init(_ action: @escaping () -> Void) { self.action = action }

  func run() {
    action()
    done.signal()
  }

  func wait() { done.wait() }
}
