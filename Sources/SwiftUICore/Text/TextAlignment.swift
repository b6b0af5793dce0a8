/// Where the lines of a text begin or end when there are several.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
