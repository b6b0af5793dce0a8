import Foundation
import Meter

/// Looks at what shows at every commit for what a user would call wrong, whatever it costs.
struct SymptomWatch {
  /// A symptom where it was first seen.
  struct Sighting {
    let flag: Flag
    let message: String
  }

  private(set) var framesStale = 0
  private(set) var rowsBlank = 0
  private var jumped = 0.0
  private(set) var sightings: [Sighting] = []
  private var before: [(index: Int, top: CGFloat)] = []
  private var commit = 0

  /// Rows that moved without a scroll, in points, added up over commits: the farthest of each.
  var pointsJumped: Int { Int(jumped.rounded()) }

  /// - Parameters:
  ///   - scrolled: how far the list was scrolled since the commit before, in points; positive is down the list.
  ///   - mayMove: rows move on purpose: nothing is said about jumps.
  mutating func look(at frame: ContentFrame, scrolled: CGFloat, mayMove: Bool) {
    commit += 1
    for row in frame.rows {
      lookForStaleOrBlank(row)
      lookForTallContent(row)
    }
    lookForOverlap(frame.rows)
    if !mayMove { lookForJump(frame.rows, scrolled: scrolled) }
    before = frame.rows.map { ($0.index, $0.frame.minY) }
  }

  private mutating func note(_ flag: Flag, _ message: @autoclosure () -> String) {
    guard !sightings.contains(where: { $0.flag == flag }) else { return }
    sightings.append(Sighting(flag: flag, message: "at commit \(commit) \(message())"))
  }

  private mutating func lookForStaleOrBlank(_ row: ContentFrame.Row) {
    guard row.leaves.contains(where: { !$0.frame.isEmpty }) else {
      rowsBlank += 1
      note(.blank, "row \(row.index) shows nothing")
      return
    }
    guard let expected = row.expectedText, !row.leaves.contains(where: { $0.text == expected }) else { return }
    framesStale += 1
    let shown = row.leaves.first { $0.kind == "text" }?.text ?? "no text"
    note(.stale, "row \(row.index) shows '\(shown)' and not '\(expected)'")
  }

  private mutating func lookForTallContent(_ row: ContentFrame.Row) {
    for leaf in row.leaves where leaf.kind == "text" {
      if leaf.frame.minY < -1 || leaf.frame.maxY > row.frame.height + 1 {
        note(.overlap, "'\(leaf.text)' of row \(row.index) does not fit the row's height of \(row.frame.height)")
      }
    }
  }

  private mutating func lookForOverlap(_ rows: [ContentFrame.Row]) {
    for (row, next) in zip(rows, rows.dropFirst()) where next.frame.minY < row.frame.maxY - 0.5 {
      note(.overlap, "row \(next.index) begins at \(next.frame.minY), row \(row.index) ends at \(row.frame.maxY)")
    }
  }

  private mutating func lookForJump(_ rows: [ContentFrame.Row], scrolled: CGFloat) {
    var farthest: CGFloat = 0
    var jumper = 0
    var place = 0
    // Both lists are in the order of rows.
    for row in rows {
      while place < before.count && before[place].index < row.index { place += 1 }
      guard place < before.count, before[place].index == row.index else { continue }
      let moved = abs(row.frame.minY - (before[place].top - scrolled))
      if moved > farthest { (farthest, jumper) = (moved, row.index) }
    }
    guard farthest > 0.5 else { return }
    jumped += Double(farthest)
    note(.jump, "row \(jumper) moved by \(farthest) points without a scroll")
  }
}
