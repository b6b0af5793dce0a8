/// One edge of a rectangle, in the reading direction.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// An efficient set of edges.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top as Edge)
    public static let leading = Set(.leading as Edge)
    public static let bottom = Set(.bottom as Edge)
    public static let trailing = Set(.trailing as Edge)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]

    func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
  }
}

/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  /// An efficient set of horizontal edges.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    public static let leading = Set(.leading as HorizontalEdge)
    public static let trailing = Set(.trailing as HorizontalEdge)
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  /// An efficient set of vertical edges.
  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top as VerticalEdge)
    public static let bottom = Set(.bottom as VerticalEdge)
    public static let all: Set = [.top, .bottom]
  }
}
