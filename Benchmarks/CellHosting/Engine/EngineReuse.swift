import CellBench
import SwiftUI
import UIKit

/// What it costs to show another row in a cell that is there: configured, sized and laid out, as a table does it for a
/// row that comes in.
@MainActor enum EngineReuse {
  static var benchmarks: [Benchmark] {
    [
      reuse("uikitAutoLayout", { PlainCell(style: .default, reuseIdentifier: nil) }) { cell, title, number, _ in
        cell.show(EngineRow(title: title, subtitle: "12 min"), number)
      },
      reuse("updateRoot", { UpdateRootCell<EngineCellView>(style: .default, reuseIdentifier: nil) }) {
        cell, title, _, parent in
        cell.configure(root: EngineCellView(title: title), parent: parent)
      },
      reuse("rebuild", { RebuildCell<EngineCellView>(style: .default, reuseIdentifier: nil) }) {
        cell, title, _, parent in
        cell.configure(root: EngineCellView(title: title), parent: parent)
      },
    ]
  }

  private static func reuse<Cell: UITableViewCell>(
    _ host: String, _ make: @escaping @MainActor @Sendable () -> Cell,
    configure: @escaping @MainActor @Sendable (Cell, String, Int, UIViewController) -> Void
  ) -> Benchmark {
    let operations = 500
    return .engine(
      "list/reuse,host=\(host)", iterations: operations,
      world: { context in World(make(), titles: operations + 4, context) }
    ) { world, _ in
      world.number += 1
      world.cell.prepareForReuse()
      configure(world.cell, world.titles.next(), world.number, world.controller)
      world.sizeAndLayOut()
    }
  }

  @MainActor final class World<Cell: UITableViewCell> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 844))
    let controller = UIViewController()
    let cell: Cell
    var titles: Supply<String>
    var number = 0

    init(_ cell: Cell, titles count: Int, _ context: BenchmarkContext) {
      self.cell = cell
      titles = Supply(count, EngineCell.title)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
      controller.view.addSubview(cell)
      context.turn()
      context.expectRelease(of: cell, named: "the cell")
    }

    func sizeAndLayOut() {
      let target = CGSize(width: 375, height: UIView.layoutFittingCompressedSize.height)
      let height = cell.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      if cell.frame.height != height { cell.frame = CGRect(x: 0, y: 0, width: 375, height: height) }
      cell.layoutIfNeeded()
    }
  }
}
