import Foundation
import Meter
import Testing

@testable import UIKit

/// Whatever happened to a table, its rows follow one on the other with the heights that are known of them.
@MainActor @Suite(.serialized) struct TableFuzzTests {
  @Test(arguments: 0..<6) func rowsStandOneBelowTheOther(seed: Int) {
    var random = FixedRandom(state: UInt64(seed * 11 + 5))
    let world = ListWorld(rows: [], style: seed % 2 == 0 ? .plain : .grouped)
    if seed % 3 == 1 { world.table.estimatedRowHeight = 90 }
    let edit = TableEdit(world)
    world.sections = (0..<3).map { _ in edit.rows(30, &random) }
    world.table.reloadData()
    for step in 0..<150 {
      let what = edit.happen(&random)
      world.turn(2)
      let complaint = edit.complaint
      #expect(complaint == nil, "step \(step), \(what)")
      if complaint != nil { return }
    }
    #expect(world.issues == [])
  }
}

/// Changes of a table and its data, at random.
@MainActor private final class TableEdit {
  let world: ListWorld
  private var named = 0
  init(_ world: ListWorld) { self.world = world }

  func rows(_ count: Int, _ random: inout FixedRandom) -> [ListWorld.Row] {
    (0..<count).map { _ in
      named += 1
      return ListWorld.Row(name: "\(named)", height: CGFloat(Int.random(in: 20...150, using: &random)))
    }
  }

  func happen(_ random: inout FixedRandom) -> String {
    let (table, section) = (world.table, Int.random(in: 0..<world.sections.count, using: &random))
    let count = world.sections[section].count
    let row = count > 0 ? Int.random(in: 0..<count, using: &random) : 0
    let path = IndexPath(row: row, section: section)
    switch Int.random(in: 0...9, using: &random) {
    case 0, 1:
      let end = max(Int(table.contentSize.height - table.bounds.height), 1)
      table.contentOffset.y = CGFloat(Int.random(in: 0..<end, using: &random))
      return "scroll to \(table.contentOffset.y)"
    case 2:
      let (y, high) = (table.contentOffset.y, max(table.contentSize.height - table.bounds.height, 0))
      world.scroll(by: min(CGFloat(Int.random(in: -200...200, using: &random)), high - y))
      return "scroll on to \(table.contentOffset.y)"
    case 3:
      world.sections[section].insert(contentsOf: rows(2, &random), at: row)
      table.insertRows(at: [path, IndexPath(row: row + 1, section: section)], with: .none)
      return "insert \(path)"
    case 4 where count > 0:
      world.sections[section].remove(at: row)
      table.deleteRows(at: [path], with: .none)
      return "delete \(path)"
    case 5 where count > 0:
      let moved = world.sections[section].remove(at: row)
      let other = Int.random(in: 0..<world.sections.count, using: &random)
      let to = Int.random(in: 0...world.sections[other].count, using: &random)
      world.sections[other].insert(moved, at: to)
      table.moveRow(at: path, to: IndexPath(row: to, section: other))
      return "move \(path) to \(other) \(to)"
    case 6 where count > 0:
      world.sections[section][row] = rows(1, &random)[0]
      table.reloadRows(at: [path], with: .none)
      return "reload \(path)"
    case 7: return changeSections(section, &random)
    case 8:
      table.frame.size = CGSize(
        width: CGFloat(Int.random(in: 300...400, using: &random)),
        height: CGFloat(Int.random(in: 200...900, using: &random)))
      return "resize to \(table.frame.size)"
    default:
      guard count > 0 else { return "nothing" }
      table.scrollToRow(at: path, at: [.top, .middle, .bottom, .none].randomElement(using: &random)!, animated: false)
      return "scroll to \(path)"
    }
  }

  private func changeSections(_ section: Int, _ random: inout FixedRandom) -> String {
    switch Int.random(in: 0...3, using: &random) {
    case 0:
      world.sections.insert(rows(Int.random(in: 0...9, using: &random), &random), at: section)
      world.table.insertSections([section], with: .none)
      return "insert section \(section)"
    case 1 where world.sections.count > 1:
      world.sections.remove(at: section)
      world.table.deleteSections([section], with: .none)
      return "delete section \(section)"
    case 2:
      let to = Int.random(in: 0..<world.sections.count, using: &random)
      world.sections.insert(world.sections.remove(at: section), at: to)
      world.table.moveSection(section, toSection: to)
      return "move section \(section) to \(to)"
    default:
      world.sections[section] = rows(Int.random(in: 0...9, using: &random), &random)
      world.table.reloadSections([section], with: .none)
      return "reload section \(section)"
    }
  }

  var complaint: String? {
    let table = world.table
    var bottom: CGFloat?
    for (section, rows) in world.sections.enumerated() {
      bottom = nil
      for row in rows.indices {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        if let bottom, abs(rect.minY - bottom) > 1e-6 { return "row \(row) of \(section) at \(rect) below \(bottom)" }
        bottom = rect.maxY
      }
    }
    for cell in table.visibleCells as! [ListCell] {
      let path = table.indexPath(for: cell)!
      let row = world.sections[path.section][path.row]
      if cell.name != row.name { return "\(cell.name) shows for \(row.name)" }
      if cell.frame.height != row.height { return "\(row.name) has \(cell.frame.height), not \(row.height)" }
      if abs(cell.frame.minY - table.rectForRow(at: path).minY) > 1e-6 { return "\(row.name) stands elsewhere" }
    }
    let shown = table.visibleCells.compactMap { table.indexPath(for: $0) }
    let there = table.indexPathsForRows(in: table.bounds) ?? []
    if shown != there { return "\(shown) show, not \(there)" }
    let high = max(table.contentSize.height - table.bounds.height, 0)
    if table.contentOffset.y > high + 1e-6 { return "rests at \(table.contentOffset.y), beyond \(high)" }
    return nil
  }
}
