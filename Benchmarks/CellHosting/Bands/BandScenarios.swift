import CellBench
import SwiftUI
import Turns
import UIKit

/// The benchmarks that the bands need beside those of the suite. They are run by filters that begin with `bands/`.
@MainActor enum BandScenarios {
  /// How often a host is updated.
  nonisolated static let updates = 60

  static var all: [Benchmark] { roots + options + lists + [rows(reloads: true), rows(reloads: false)] + layout }

  private static func host<Content: View>(
    _ name: String, options: UIHostingControllerSizingOptions = [], isShown: Bool = true,
    _ content: @escaping @MainActor @Sendable (Int) -> Content
  ) -> Benchmark {
    Benchmark(
      "bands/\(name)/host", visibility: .byScenario,
      setUp: { context in
        let world = HostedWorld(content, options, context)
        if isShown { world.show() }
        return world
      },
      run: { world, context in
        guard isShown else { return world.show() }
        for update in 1...updates { world.update(update) }
      })
  }

  private static var roots: [Benchmark] {
    [
      host("roots/anyView,first=1", isShown: false) { _ in AnyView(BadgeView(count: 0)) },
      host("roots/anyView") { AnyView(BadgeView(count: $0)) },
      host("roots/anyViewAlternating") {
        // As many nodes, and another type.
        $0.isMultiple(of: 2) ? AnyView(BadgeView(count: $0)) : AnyView(OtherBadge(count: $0))
      },
    ]
  }

  private static var options: [Benchmark] {
    let card = { @MainActor @Sendable (update: Int) in
      SettingsRowView(setting: Setting(title: "Row \(update)", value: "On", symbol: "wifi", tint: 0))
    }
    return [host("options/none", card), host("options/intrinsic", options: .intrinsicContentSize, card)]
  }

  private static var lists: [Benchmark] {
    [
      host("list/known", isShown: false) { _ in List(0..<2_000, id: \.self) { ListedRow(index: $0) } },
      host("list/erased", isShown: false) { _ in List(0..<2_000, id: \.self) { AnyView(ListedRow(index: $0)) } },
    ]
  }

  private static func rows(reloads: Bool) -> Benchmark {
    Benchmark(
      "bands/rows/\(reloads ? "reload" : "reconfigure")/table", visibility: .byScenario,
      setUp: { context in
        let world = TableWorld(
          rows: Rows(count: 100, seed: context.seed, row: { SettingsRow.row(at: $0, from: &$1) }),
          strategy: UpdateRoot(root: { SettingsRow.view(for: $0) }),
          estimatedRowHeight: SettingsRow.estimatedRowHeight, mark: { SettingsRow.mark(of: $0) }, context: context)
        world.show()
        context.turn(times: 3)
        return world
      },
      run: { world, context in
        let rows = (0..<10).map { IndexPath(row: $0, section: 0) }
        if reloads {
          world.tableView.reloadRows(at: rows, with: .none)
        } else {
          world.tableView.reconfigureRows(at: rows)
        }
        context.turn()
      })
  }
}

/// A window that is filled by one host.
@MainActor final class HostedWorld<Content: View> {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()
  private let content: @MainActor @Sendable (Int) -> Content
  private let host: UIHostingController<Content>
  private let context: BenchmarkContext

  init(
    _ content: @escaping @MainActor @Sendable (Int) -> Content, _ options: UIHostingControllerSizingOptions,
    _ context: BenchmarkContext
  ) {
    self.content = content
    self.context = context
    host = UIHostingController(rootView: content(0))
    host.sizingOptions = options
    window.rootViewController = screen
    screen.addChild(host)
    screen.view.fill(with: host.view)
    host.didMove(toParent: screen)
  }

  func show() {
    window.makeKeyAndVisible()
    context.turn(times: 2)
  }

  func update(_ number: Int) {
    host.rootView = content(number)
    context.turn()
  }
}

struct ListedRow: View {
  let index: Int
  var body: some View { Text("Row \(index)").padding(12) }
}

/// A badge of another type.
struct OtherBadge: View {
  let count: Int

  var body: some View {
    Text("\(count)")
      .padding(8)
      .background(Color.red)
      .foregroundColor(.white)
      .clipShape(Circle())
  }
}
