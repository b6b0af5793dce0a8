import Foundation

/// A column, or a row, of a lazy grid.
public struct GridItem: Sendable {
  /// How broad it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next one; nil is the default.
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks of a grid under a breadth: where each begins and how broad it is.
struct GridTracks {
  struct Track: Equatable {
    var start: CGFloat
    var breadth: CGFloat
    var alignment: Alignment?
  }

  private(set) var tracks: ContiguousArray<Track> = []
  private(set) var breadth: CGFloat = 0

  /// Fixed tracks come first; what is left is shared, in order, by the others within their limits. An adaptive item
  /// becomes as many tracks as its minimum allows in its share.
  init(_ items: [GridItem], in room: CGFloat?) {
    guard !items.isEmpty else { return }
    // An infinite room is none to share.
    let room = room.flatMap { $0.isFinite ? $0 : nil }
    func gap(_ item: GridItem) -> CGFloat {
      LayoutValue.finite(item.spacing ?? ViewSpacing.defaultDistance, or: 0, "grid spacing")
    }
    let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
    var left = max(0, (room ?? 0) - gaps)
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= Self.length(length) } else { flexible += 1 }
    }
    var start: CGFloat = 0
    for item in items {
      switch item.size {
      case .fixed(let length): append(Self.length(length), &start, gap(item), item.alignment)
      case .flexible(let minimum, let maximum):
        let share = room == nil ? minimum : max(0, left) / CGFloat(flexible)
        let length = Self.length(min(max(share, minimum), maximum))
        left -= length
        flexible -= 1
        append(length, &start, gap(item), item.alignment)
      case .adaptive(let minimum, let maximum):
        let share = room == nil ? minimum : max(0, left) / CGFloat(flexible)
        let least = max(1, Self.length(minimum))
        let fitting = (share + gap(item)) / max(1, least + gap(item))
        let count = fitting < 10_000 ? max(1, Int(max(0, fitting))) : 10_000
        let each = Self.length(min(max((share - CGFloat(count - 1) * gap(item)) / CGFloat(count), least), maximum))
        for _ in 0..<count { append(each, &start, gap(item), item.alignment) }
        left -= share
        flexible -= 1
      }
    }
    breadth = tracks.last.map { $0.start + $0.breadth } ?? 0
  }

  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }

  private mutating func append(_ breadth: CGFloat, _ start: inout CGFloat, _ gap: CGFloat, _ alignment: Alignment?) {
    tracks.append(Track(start: start, breadth: breadth, alignment: alignment))
    start += breadth + gap
  }
}
