import Foundation

/// The changes of one batch. Deletions, reloads and the sources of moves are places before the batch; insertions and
/// the destinations of moves are places after it, as UIKit has it.
struct TableUpdates {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
}
