/// The ids that a list had from some place on, each to be found and taken once. Of several that are equal, only the first
/// can be.
struct OldIDs<ID: Hashable> {
  private let start: Int
  private let count: Int
  /// Where each id stands; only looked into, so that its order decides nothing. nil where a few ids are looked through.
  private var places: [ID: Int]?
  /// Bits for the first 64, by distance from the start.
  private var takenBits: UInt64 = 0
  private var taken: ContiguousArray<Bool> = []

  init(_ ids: ContiguousArray<ID>, from start: Int, few: Int) {
    self.start = start
    count = ids.count - start
    if count > few {
      var places: [ID: Int] = [:]
      places.reserveCapacity(count)
      for index in start..<ids.count where places[ids[index]] == nil { places[ids[index]] = index }
      self.places = places
    }
    if count > 64 { taken = ContiguousArray(repeating: false, count: count) }
  }

  /// The place of `id` among `ids`, unless it is not there or has been taken.
  mutating func take(_ id: ID, of ids: ContiguousArray<ID>) -> Int? {
    guard let index = places == nil ? firstIndex(of: id, in: ids) : places?[id], !isTaken(index) else { return nil }
    if count > 64 { taken[index - start] = true } else { takenBits |= 1 << UInt64(index - start) }
    return index
  }

  private func firstIndex(of id: ID, in ids: ContiguousArray<ID>) -> Int? {
    for index in start..<start + count where ids[index] == id { return index }
    return nil
  }

  func isTaken(_ index: Int) -> Bool {
    count > 64 ? taken[index - start] : takenBits & (1 << UInt64(index - start)) != 0
  }
}
