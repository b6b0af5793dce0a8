extension _GraphHostBase {
  /// Whether something in the tree may set the guide. Text sets its baselines; any other guide is set by a modifier,
  /// which says so when it is made. Where nothing does, aligning costs no walk through the tree.
  @inline(__always) final func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    key.isBaseline || guideMask & (1 << UInt16(key.builtin)) != 0
  }

  /// Something in the tree sets the guide. Guides of the user's share one bit.
  final func noteGuide(_ key: AlignmentKey) { guideMask |= 1 << UInt16(key.builtin) }
}
