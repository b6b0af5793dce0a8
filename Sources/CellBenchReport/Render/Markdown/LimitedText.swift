/// Text that grows line by line up to a number of bytes: whoever limits characters takes as many bytes too.
struct LimitedText {
  private(set) var text = ""
  private var used = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// How many bytes there is room for.
  var room: Int { limit - used }

  /// Adds a line if it fits with so many bytes to spare after it.
  @discardableResult mutating func add(_ line: String, sparing: Int = 0) -> Bool {
    let length = line.utf8.count + 1
    guard used + length + sparing <= limit else { return false }
    text += line
    text += "\n"
    used += length
    return true
  }

  /// Adds lines from the first on while they fit; if some do not, a line that says how many.
  mutating func add(_ lines: [String], sparing: Int, rest: (Int) -> String) {
    let reserve = sparing + 200
    for (index, line) in lines.enumerated() where !add(line, sparing: reserve) {
      add(rest(lines.count - index), sparing: sparing)
      return
    }
  }
}
