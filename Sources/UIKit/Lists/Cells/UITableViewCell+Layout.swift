import Foundation

// What of a cell stands where, and the backgrounds behind its content.
extension UITableViewCell {
  final func measuresInTurn(_ turn: Int) -> Int { measures.turn == turn ? measures.count : 0 }
  final func countMeasure(inTurn turn: Int) { measures = (turn, measuresInTurn(turn) + 1) }

  /// What of the cell the content view gets, at the left and at the right.
  final var contentInsets: (left: CGFloat, right: CGFloat) {
    let accessory = isEditing ? editingAccessoryType : accessoryType
    var right = accessoryView.map { $0.frame.width + CellMetrics.margin } ?? CellMetrics.width(of: accessory)
    var left: CGFloat = 0
    if isEditing {
      if editingStyle != .none, shouldIndentWhileEditing { left = CellMetrics.editControl }
      if showsReorderControl { right += CellMetrics.reorderControl }
    }
    return (left, right)
  }

  /// Gives the content view what the accessory and the editing controls leave.
  final func fitContentView() {
    let (left, right) = contentInsets
    let frame = CGRect(x: left, y: 0, width: max(bounds.width - left - right, 0), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
  }

  // MARK: Backgrounds

  final func replaceBack(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// The selected background is in the cell only while the cell is selected or highlighted.
  final func updateSelectedBackground(replacing old: UIView?) {
    if old !== selectedBackgroundView { old?.removeFromSuperview() }
    guard let view = selectedBackgroundView else { return }
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    if shows, view.superview !== self {
      insertSubview(view, belowSubview: contentView)
      view.frame = bounds
    } else if !shows, view.superview === self {
      view.removeFromSuperview()
    }
  }
}
