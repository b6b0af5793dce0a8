import Foundation

/// Something of a table that has a place from top to bottom: the header, a row or the footer of a section.
struct TablePlace: Comparable {
  static let header = -1
  static let footer = Int.max

  var section: Int
  /// The row, or `header` or `footer`.
  var item: Int

  var isRow: Bool { item != Self.header && item != Self.footer }
  var indexPath: IndexPath { IndexPath(row: item, section: section) }

  static func < (one: TablePlace, other: TablePlace) -> Bool {
    one.section == other.section ? one.item < other.item : one.section < other.section
  }
}

/// Where everything in a table is, top to bottom, in content coordinates. Rows nobody has measured count as estimates;
/// all questions cost the logarithm of what is known, whatever the number of rows and sections. A class: a table has one,
/// and asking it copies nothing.
final class TableGeometry {
  /// A header or footer.
  struct Edge {
    /// In points, its padding included; 0 when there is none.
    var height: CGFloat = 0
    /// Whether there is one, as far as is known.
    var isPresent = false
    /// Whether `height` is final. One that is not is asked for its view when it comes into view.
    var isKnown = true
  }

  struct Section {
    var rows: RowHeights
    var header = Edge()
    var footer = Edge()
    var height: CGFloat { header.height + rows.total + footer.height }
  }

  /// The heights of the table's own header and footer views.
  var head: CGFloat = 0
  var foot: CGFloat = 0
  private(set) var sections: [Section] = []
  private var heights = RowHeights(count: 0, estimate: 0)

  init() {}

  init(sections: [Section]) { replaceSections(sections) }

  func replaceSections(_ sections: [Section]) {
    self.sections = sections
    heights = RowHeights(count: sections.count, estimate: 0)
    for (index, section) in sections.enumerated() { heights.setHeight(section.height, of: index) }
  }

  var contentHeight: CGFloat { head + heights.total + foot }

  // MARK: Asking

  func rowCount(_ section: Int) -> Int { sections[section].rows.count }

  func contains(_ place: TablePlace) -> Bool {
    guard sections.indices.contains(place.section) else { return false }
    switch place.item {
    case TablePlace.header: return sections[place.section].header.isPresent
    case TablePlace.footer: return sections[place.section].footer.isPresent
    default: return place.item >= 0 && place.item < rowCount(place.section)
    }
  }

  func top(ofSection section: Int) -> CGFloat { head + heights.offset(of: section) }

  func top(of place: TablePlace) -> CGFloat {
    let top = top(ofSection: place.section)
    // Through the array, here and below: a copy of a section would retain its storage.
    switch place.item {
    case TablePlace.header: return top
    case TablePlace.footer: return top + sections[place.section].header.height + sections[place.section].rows.total
    default: return top + sections[place.section].header.height + sections[place.section].rows.offset(of: place.item)
    }
  }

  func height(of place: TablePlace) -> CGFloat {
    switch place.item {
    case TablePlace.header: return sections[place.section].header.height
    case TablePlace.footer: return sections[place.section].footer.height
    default: return sections[place.section].rows.height(of: place.item)
    }
  }

  func isKnown(_ place: TablePlace) -> Bool {
    switch place.item {
    case TablePlace.header: return sections[place.section].header.isKnown
    case TablePlace.footer: return sections[place.section].footer.isKnown
    default: return sections[place.section].rows.isKnown(place.item)
    }
  }

  /// What covers `y`, clamped to what there is; nil in a table without anything.
  func place(at y: CGFloat) -> TablePlace? {
    guard !sections.isEmpty else { return nil }
    let index = heights.row(at: max(y - head, 0))
    let below = max(y, head) - top(ofSection: index) - sections[index].header.height
    let count = rowCount(index)
    if sections[index].header.isPresent, below < 0 { return TablePlace(section: index, item: TablePlace.header) }
    if count > 0, below < sections[index].rows.total || !sections[index].footer.isPresent {
      return TablePlace(section: index, item: sections[index].rows.row(at: max(below, 0)))
    }
    return last(upTo: index) ?? first(from: index)
  }

  func next(after place: TablePlace) -> TablePlace? {
    if place.item != TablePlace.footer {
      if place.item + 1 < rowCount(place.section) { return TablePlace(section: place.section, item: place.item + 1) }
      if sections[place.section].footer.isPresent { return TablePlace(section: place.section, item: TablePlace.footer) }
    }
    return first(from: place.section + 1)
  }

  func previous(before place: TablePlace) -> TablePlace? {
    if place.item != TablePlace.header {
      let row = min(place.item, rowCount(place.section)) - 1
      if row >= 0 { return TablePlace(section: place.section, item: row) }
      if sections[place.section].header.isPresent { return TablePlace(section: place.section, item: TablePlace.header) }
    }
    return last(upTo: place.section - 1)
  }

  func nextRow(after place: TablePlace) -> TablePlace? {
    var place = next(after: place)
    while let some = place, !some.isRow { place = next(after: some) }
    return place
  }

  func previousRow(before place: TablePlace) -> TablePlace? {
    var place = previous(before: place)
    while let some = place, !some.isRow { place = previous(before: some) }
    return place
  }

  private func first(from section: Int) -> TablePlace? {
    for index in section..<max(section, sections.count) {
      if sections[index].header.isPresent { return TablePlace(section: index, item: TablePlace.header) }
      if rowCount(index) > 0 { return TablePlace(section: index, item: 0) }
      if sections[index].footer.isPresent { return TablePlace(section: index, item: TablePlace.footer) }
    }
    return nil
  }

  private func last(upTo section: Int) -> TablePlace? {
    for index in stride(from: section, through: 0, by: -1) {
      if sections[index].footer.isPresent { return TablePlace(section: index, item: TablePlace.footer) }
      if rowCount(index) > 0 { return TablePlace(section: index, item: rowCount(index) - 1) }
      if sections[index].header.isPresent { return TablePlace(section: index, item: TablePlace.header) }
    }
    return nil
  }

  // MARK: Changing

  /// Tells the final height of `place`.
  func setHeight(_ height: CGFloat, of place: TablePlace) {
    switch place.item {
    case TablePlace.header:
      sections[place.section].header.height = height
      sections[place.section].header.isKnown = true
    case TablePlace.footer:
      sections[place.section].footer.height = height
      sections[place.section].footer.isKnown = true
    default: sections[place.section].rows.setHeight(height, of: place.item)
    }
    sectionDidChange(place.section)
  }

  /// There is no such header or footer after all.
  func removeEdge(at place: TablePlace) {
    if place.item == TablePlace.header { sections[place.section].header = Edge() }
    if place.item == TablePlace.footer { sections[place.section].footer = Edge() }
    sectionDidChange(place.section)
  }

  /// Changes one section's rows.
  func updateRows(of section: Int, _ change: (inout RowHeights) -> Void) {
    change(&sections[section].rows)
    sectionDidChange(section)
  }

  /// Forgets all measured rows: they count as `estimate` again.
  func forgetRows(estimate: CGFloat) {
    for index in sections.indices {
      sections[index].rows.forgetAll()
      sections[index].rows.estimate = estimate
      sectionDidChange(index)
    }
  }

  private func sectionDidChange(_ section: Int) {
    let height =
      sections[section].header.height + sections[section].rows.total + sections[section].footer.height
    heights.setHeight(height, of: section)
  }
}
