import Foundation
import Meter

/// The content view of a cell: its own, or the one that a content configuration made.
/// A class, because applying runs code that may ask the cell for its content view.
@MainActor final class CellContent {
  private(set) var view: UIView
  private(set) var configuration: (any UIContentConfiguration)?
  private var configured: (any UIView & UIContentView)?
  /// Whether a configuration has made a content view before.
  private var hasMadeView = false

  init(plain view: UIView) { self.view = view }

  var isConfigured: Bool { configured != nil }

  /// Shows `new`: in place when the present content view supports it, else in a new view, which replaces the present one
  /// (facts: engine 4.5-37). nil brings back a plain view. Returns whether the view was replaced.
  func apply(_ new: (any UIContentConfiguration)?, in owner: UIView, plain: () -> UIView) -> Bool {
    guard let new else {
      configuration = nil
      guard configured != nil else { return false }
      configured = nil
      replace(by: plain(), in: owner)
      return true
    }
    Counter.configurationsApplied.add()
    configuration = new
    if let configured, configured.supports(new) {
      configured.configuration = new
      return false
    }
    if hasMadeView { Counter.configurationsRebuilt.add() }
    hasMadeView = true
    let made = new.makeContentView()
    configured = made
    replace(by: made, in: owner)
    return true
  }

  private func replace(by new: UIView, in owner: UIView) {
    let old = view
    view = new
    new.frame = old.frame
    owner.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
  }
}

/// What a cell starts with for content. It stands by frame: scrolling moves no constraint.
final class CellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    _encapsulatesLayoutSize = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A constraint below, or an intrinsic size, moved something.
  override func _constraintsBelowDidChange() {
    if let cell = superview as? UITableViewCell {
      cell.constraintsDidChange()
    } else if let cell = superview as? UICollectionViewCell {
      cell.constraintsDidChange()
    }
  }
}
