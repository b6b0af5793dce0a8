/// Rows of cells in aligned columns, for a terminal. Cells are made harmless here, and nowhere else.
struct TextTable {
  enum Alignment { case left, right }

  struct Column {
    var title: String
    var alignment: Alignment
    /// The least important columns are left out first where there is too little room; 0 stays.
    var expendable = 0
  }

  struct Cell {
    var text: String
    var style: Style = .plain
  }

  enum Style: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  var columns: [Column]
  private(set) var rows: [[Cell]] = []

  init(_ columns: [Column]) {
    self.columns = columns.map { Column(title: visible($0.title), alignment: $0.alignment, expendable: $0.expendable) }
  }

  mutating func add(_ cells: [Cell]) {
    rows.append(cells.map { Cell(text: visible($0.text), style: $0.style) })
  }

  /// The table as lines. A row shorter than the columns ends with a cell that runs on to the end of the line.
  func lines(_ options: RenderOptions, indent: Int = 2) -> [String] {
    let shown = shownColumns(options, indent)
    let widths = columns.indices.map(naturalWidth)
    var lines = [line(columns.map { Cell(text: $0.title, style: .dim) }, shown, widths, options, indent)]
    for row in rows { lines.append(line(row, shown, widths, options, indent)) }
    return lines
  }

  /// Text in a style, where colours are wanted.
  static func styled(_ text: String, _ style: Style, _ options: RenderOptions) -> String {
    options.colours && style != .plain ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Beyond this a cell sticks out of its column, so that one long name does not pad every other row.
  private static let widest = 120

  private func naturalWidth(_ column: Int) -> Int {
    let cells = rows.lazy.filter { $0.count > column && ($0.count == columns.count || column < $0.count - 1) }
      .map { displayWidth($0[column].text) }
    return max(displayWidth(columns[column].title), min(cells.max() ?? 0, Self.widest))
  }

  /// Which columns there is room for.
  private func shownColumns(_ options: RenderOptions, _ indent: Int) -> [Int] {
    var shown = Array(columns.indices)
    guard let width = options.width else { return shown }
    let widths = columns.indices.map(naturalWidth)
    func total() -> Int { indent + shown.reduce(0) { $0 + widths[$1] } + 2 * max(0, shown.count - 1) }
    while total() > width,
      let victim = shown.filter({ columns[$0].expendable > 0 })
        .max(by: { columns[$0].expendable < columns[$1].expendable })
    {
      shown.removeAll { $0 == victim }
    }
    return shown
  }

  private func line(
    _ cells: [Cell], _ shown: [Int], _ widths: [Int], _ options: RenderOptions, _ indent: Int
  ) -> String {
    var line = String(repeating: " ", count: indent)
    var used = indent
    let isShort = cells.count < columns.count
    for (place, column) in shown.enumerated() where column < cells.count {
      let cell = cells[column]
      let isLast = isShort ? column == cells.count - 1 : place == shown.count - 1
      var text = cell.text
      if let width = options.width, isLast && columns[column].alignment == .left || isShort && isLast {
        text = truncated(text, to: max(1, width - used))
      }
      let gap = isShort && isLast ? 0 : max(0, widths[column] - displayWidth(text))
      let padding = String(repeating: " ", count: gap)
      let styled = Self.styled(text, cell.style, options)
      switch columns[column].alignment {
      case .left: line += isLast ? styled : styled + padding
      case .right: line += (isShort && isLast ? "" : padding) + styled
      }
      used += gap + displayWidth(text) + 2
      if isLast { break }
      line += "  "
    }
    return line
  }
}
