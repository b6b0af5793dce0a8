/// Where a text that does not fit gets its ellipsis, on the last line shown.
public enum TextTruncation: Hashable, Sendable {
  case head, middle, tail
}
