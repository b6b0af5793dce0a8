import Foundation
import Turns

/// A list whose rows change in batches: what tables and collections do alike about them.
@MainActor protocol BatchUpdating: UIScrollView {
  /// What was asked for since the outermost batch began; nil outside of one.
  var batch: TableUpdates? { get set }
  var batchDepth: Int { get set }
  /// Whether the data source was asked how much there is.
  var isLoaded: Bool { get }
  var reloadIsDue: Bool { get }
  /// What is said when a batch is ended that was not begun.
  static var unbalancedBatch: String { get }
  func loadIfNeeded()
  /// Makes the updates of a batch that has ended.
  func apply(_ updates: TableUpdates)
  func report(_ kind: String, _ message: @autoclosure () -> String)
}

extension BatchUpdating {
  func beginBatch() {
    if batchDepth == 0 {
      loadIfNeeded()
      batch = TableUpdates()
    }
    batchDepth += 1
  }

  func endBatch(completion: ((Bool) -> Void)?) {
    guard batchDepth > 0 else { return report("unbalancedUpdates", Self.unbalancedBatch) }
    batchDepth -= 1
    if batchDepth == 0, let updates = batch {
      batch = nil
      apply(updates)
    }
    guard let completion else { return }
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    TurnLoop.main.schedule(after: isAnimated ? UITableView.updateDuration : 0) { completion(true) }
  }

  func update(_ change: (inout TableUpdates) -> Void) {
    // A list that has not been asked for its rows yet has nothing to update.
    guard batch != nil || isLoaded else { return }
    let isOwnBatch = batch == nil
    if isOwnBatch { beginBatch() }
    if batch != nil { change(&batch!) }
    if isOwnBatch { endBatch(completion: nil) }
  }

  /// Whether a snapshot can be applied by its difference from the one that shows.
  var takesDifferences: Bool { isLoaded && !reloadIsDue }

  /// Makes `updates` as one batch, in which `change` changes what the data source answers.
  func performDifference(
    _ updates: TableUpdates, animated: Bool, change: () -> Void, completion: @escaping () -> Void
  ) {
    func perform() {
      beginBatch()
      change()
      batch = updates
      endBatch(completion: { _ in completion() })
    }
    if animated { perform() } else { UIView.performWithoutAnimation(perform) }
  }
}
