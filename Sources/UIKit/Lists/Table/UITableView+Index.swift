import Foundation

// The index at the table's side. It is not drawn; its titles are asked for and a tap on one scrolls.
extension UITableView {
  /// The titles that the index shows; nil where there are none, or fewer rows than `sectionIndexMinimumDisplayRowCount`.
  /// Not Apple's.
  public final var _sectionIndexTitles: [String]? {
    loadIfNeeded()
    let rows = geometry.sections.reduce(0) { $0 + $1.rows.count }
    return rows >= sectionIndexMinimumDisplayRowCount ? indexTitles : nil
  }

  final func askIndexTitles() { indexTitles = dataSource?.sectionIndexTitles(for: self) }

  /// A finger touches a title of the index: the data source says which section it means, whose top is shown. Returns the
  /// section. Not Apple's.
  @discardableResult public final func _touchSectionIndex(at index: Int) -> Int? {
    guard let titles = _sectionIndexTitles, titles.indices.contains(index), let dataSource else { return nil }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    guard geometry.sections.indices.contains(section) else {
      report("invalidRow", "the data source gave section \(section) for the index title \(titles[index])")
      return nil
    }
    scroll(to: IndexPath(row: NSNotFound, section: section), .top, animated: false)
    return section
  }
}
