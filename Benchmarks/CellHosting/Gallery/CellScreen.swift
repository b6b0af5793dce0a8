import Meter
import SwiftUI
import Turns
import UIKit

/// A table of hosted rows that is scrolled by several screens, so that every cell on it has been used before (facts: S3-8 …
/// S3-11, S3-15 … S3-18, S3-28 … S3-30).
final class CellScreen<Cell: GalleryCell>: UIViewController, GalleryScreen, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.estimatedRowHeight = 40
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 400 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Cell)?.configure(with: GalleryRow(index: indexPath.row), parent: self)
    return cell
  }

  func change() {
    for _ in 0..<20 {
      table.contentOffset.y += 300
      TurnLoop.main.turn()
    }
  }

  private var cells: [(row: Int, cell: UITableViewCell)] {
    (table.indexPathsForVisibleRows ?? []).compactMap { path in table.cellForRow(at: path).map { (path.row, $0) } }
  }

  var sizeFollows: Bool {
    !cells.isEmpty
      && cells.allSatisfy { isSame($1.frame.height, neededHeight(of: GalleryRow(index: $0), in: $1.frame.width)) }
  }

  var host: AnyObject? { cells.first.flatMap { ($0.cell as? Cell)?.host } }

  /// State of another row in this one, else something opaque where the cell's own background should show.
  var symptom: (flag: Flag, message: String)? {
    for (row, cell) in cells {
      var leaves: [UIKit._DrawnLeaf] = []
      cell.contentView._drawnLeaves(into: &leaves, relativeTo: cell)
      for leaf in leaves where leaf.kind == "text" && leaf.text.hasPrefix("seen") && leaf.text != "seen \(row)" {
        return (.stateLeak, "row \(row) has the state of another: '\(leaf.text)'")
      }
    }
    return nil
  }
}

/// A cell of a set-up.
@MainActor protocol GalleryCell: UITableViewCell {
  func configure(with content: GalleryRow, parent: UIViewController)
  var host: AnyObject? { get }
}

/// A row of one, two or three lines. It keeps the number of the row for which it appeared.
struct GalleryRow: View {
  let index: Int
  @State private var seen: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<(1 + index % 3), id: \.self) { Text("Line \($0) of \(index)") }
      Text("seen \(seen ?? index)").font(.caption)
    }
    .onAppear { seen = index }
  }
}
