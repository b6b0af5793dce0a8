/// A metric's value by phase: only the phases in which something was counted, in the order of their names.
///
/// A sorted array, not a dictionary: a report holds one for every exact metric, most with one to three phases.
public struct PhaseCounts: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  public struct Entry: Sendable, Equatable {
    public let phase: String
    public let count: Int64
  }

  public private(set) var entries: [Entry] = []

  public init() {}

  public init(dictionaryLiteral elements: (String, Int64)...) {
    for (phase, count) in elements { self[phase] = count }
  }

  public var isEmpty: Bool { entries.isEmpty }

  /// The count of a phase, 0 for phases in which nothing was counted. Setting 0 removes the phase.
  public subscript(phase: String) -> Int64 {
    get { entries.first { $0.phase == phase }?.count ?? 0 }
    set {
      let place = entries.firstIndex { $0.phase >= phase } ?? entries.endIndex
      let exists = place < entries.endIndex && entries[place].phase == phase
      if exists { entries.remove(at: place) }
      if newValue != 0 { entries.insert(Entry(phase: phase, count: newValue), at: place) }
    }
  }
}

extension PhaseCounts: JSONRepresentable {
  static var shape: SchemaNode { .map(.integer) }
  var isBlank: Bool { entries.isEmpty }

  static func read(_ reader: JSONReader) throws(ReportError) -> PhaseCounts {
    var counts = PhaseCounts()
    var seen = 0
    var keys = KeySet()
    try reader.object { (key) throws(ReportError) in
      seen += 1
      guard seen <= 64 else { throw reader.error("more than 64 phases") }
      try reader.hold(2 * MemoryLayout<Entry>.stride)
      guard keys.insert(key.string) else { throw reader.duplicate(key) }
      counts[key.string] = try Int64.read(reader)
    }
    return counts
  }

  func write(_ writer: JSONWriter) {
    writer.object(inline: true) {
      for entry in entries { writer.member(entry.phase) { writer.integer(entry.count) } }
    }
  }
}
