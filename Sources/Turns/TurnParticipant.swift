/// Takes part in the layout and commit steps of every turn: a window.
@MainActor public protocol TurnParticipant: AnyObject {
  /// Step 3 is about to begin for the first time in this turn.
  func layoutWillBegin()
  /// Whether anything is dirty, so that a layout round is needed.
  var needsLayoutRound: Bool { get }
  /// Step 3: update constraints, leaf to root.
  func updateConstraintsPass()
  /// Step 4: lay out, root to leaf.
  func layoutPass()
  /// The rounds ran up to the loop's limit and something is still dirty: name the view, then be clean.
  func layoutDidNotConverge(afterRounds rounds: Int)
  /// Step 5: the frame is drawn.
  func commit()
}

extension TurnParticipant {
  public func layoutWillBegin() {}
}

/// Has changes that wait for step 2 of a turn: a view graph with pending state writes.
@MainActor public protocol Transacting: AnyObject {
  func flushTransaction()
}
