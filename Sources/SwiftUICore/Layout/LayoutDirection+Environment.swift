private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction in which leading comes before trailing.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set {
      if newValue == .rightToLeft { LayoutDirection.rightToLeftIsUsed = true }
      self[LayoutDirectionKey.self] = newValue
    }
  }
}

extension LayoutDirection {
  /// Whether any environment of this process was ever right to left: as long as none was, placing need not look.
  nonisolated(unsafe) static var rightToLeftIsUsed = false
}

extension LayoutNode {
  /// Whether the node's leading edge is its right one.
  @inline(__always) final var isRightToLeft: Bool {
    LayoutDirection.rightToLeftIsUsed && environment.layoutDirection == .rightToLeft
  }
}
