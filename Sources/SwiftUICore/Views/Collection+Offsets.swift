import Foundation

// What `onDelete` and `onMove` tell, done to the collection behind the rows.

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets, in their order, to before the element at `destination`, both counted in the
  /// collection as it is.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let numbered = enumerated()
    func elements(_ isIncluded: (Int) -> Bool) -> [Element] {
      numbered.filter { isIncluded($0.offset) }.map(\.element)
    }
    let moved = elements { source.contains($0) }
    let before = elements { $0 < destination && !source.contains($0) }
    let after = elements { $0 >= destination && !source.contains($0) }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}
