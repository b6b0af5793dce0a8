import Foundation

/// Something that shows in a table, where it stands and how high it is, in content coordinates.
struct DisplayedPlace {
  var place: TablePlace
  let view: UIView
  /// The view as a cell, for rows.
  let cell: UITableViewCell?
  var top: CGFloat
  var height: CGFloat
  var needsMeasuring = false

  var bottom: CGFloat { top + height }
}

/// A cell that is configured and sized for a row that does not show.
struct PreparedRow {
  let place: TablePlace
  let cell: UITableViewCell
  let height: CGFloat
}

/// Who gives rows their heights, found out when the data is loaded.
struct HeightPolicy {
  /// The delegate implements `heightForRowAt`.
  var delegateGivesHeights = false
  /// Every row is as high as this; nil where heights are automatic or the delegate's.
  var fixed: CGFloat?
  /// What a row counts as until it is known.
  var estimate: CGFloat = TableMetrics.row
  var delegateGivesHeaders = false
  var delegateGivesFooters = false
}
