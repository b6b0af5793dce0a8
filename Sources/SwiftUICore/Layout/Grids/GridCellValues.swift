import Foundation

/// What a cell asks of the grid that it is in.
enum GridCellKey {
  enum Columns: LayoutValueKey { static var defaultValue: Int { 1 } }
  enum Anchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
  enum UnsizedAxes: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
  enum ColumnAlignment: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
}

extension View {
  /// Has the cell reach over several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellKey.Columns.self, value: max(1, count))
  }

  /// Puts the cell's content at a point of its cell, whatever the alignment of the grid.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellKey.Anchor.self, value: anchor)
  }

  /// Has the cell take the room that the others leave along the axes, and ask for none.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellKey.UnsizedAxes.self, value: axes)
  }

  /// Aligns the column that the cell is in.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridCellKey.ColumnAlignment.self, value: guide)
  }
}
