/// How a view with an aspect ratio fills the space it is offered.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it can be inside the space.
  case fit
  /// As small as it can be outside the space.
  case fill
}
