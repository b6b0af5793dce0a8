extension Unmanaged where Instance == LayoutNode {
  /// Lets `body` use the node without counting a reference; whoever kept it keeps it alive meanwhile.
  ///
  /// The closure is handed on and not written here: a closure on the main actor that is written as an argument of a
  /// function of the standard library checks at run time where it is, which costs more than a cached answer.
  @inline(__always) func use<Result>(_ body: (LayoutNode) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
