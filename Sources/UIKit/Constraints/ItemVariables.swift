import AutoLayout

/// An item's variables in one solver, and the constraints that the item itself contributes there: its translated frame or
/// its content size. All are made when first needed.
struct ItemVariables {
  var minX: Solver.Variable?
  var minY: Solver.Variable?
  var width: Solver.Variable?
  var height: Solver.Variable?

  /// Required where a frame is translated or a guide follows its view. An arranged view, which has neither, keeps here by
  /// which length its stack wishes to settle ties.
  var frame = PerAttribute()
  /// `size ≤ intrinsic` at the hugging priority, `size ≥ intrinsic` at that of compression resistance.
  var hugWidth: Solver.Constraint?
  var hugHeight: Solver.Constraint?
  var resistWidth: Solver.Constraint?
  var resistHeight: Solver.Constraint?
  /// Width and height ≥ 0.
  var nonNegativeWidth: Solver.Constraint?
  var nonNegativeHeight: Solver.Constraint?
  /// The content size that the solver has.
  var contentSize = CGSize(width: -1, height: -1)
  /// Takes part by itself, not only as a neighbour of what does.
  var isInstalled = false

  struct PerAttribute {
    var minX: Solver.Constraint?
    var minY: Solver.Constraint?
    var width: Solver.Constraint?
    var height: Solver.Constraint?
  }

  enum Kind { case minX, minY, width, height }

  subscript(kind: Kind) -> Solver.Variable? {
    get {
      switch kind {
      case .minX: minX
      case .minY: minY
      case .width: width
      case .height: height
      }
    }
    set {
      switch kind {
      case .minX: minX = newValue
      case .minY: minY = newValue
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }

  @inline(__always) func forEachVariable(_ body: (Solver.Variable) -> Void) {
    if let minX { body(minX) }
    if let minY { body(minY) }
    if let width { body(width) }
    if let height { body(height) }
  }

  /// The constraints that the item itself contributes.
  @inline(__always) func forEachConstraint(_ body: (Solver.Constraint) -> Void) {
    if let handle = frame.minX { body(handle) }
    if let handle = frame.minY { body(handle) }
    if let handle = frame.width { body(handle) }
    if let handle = frame.height { body(handle) }
    if let hugWidth { body(hugWidth) }
    if let hugHeight { body(hugHeight) }
    if let resistWidth { body(resistWidth) }
    if let resistHeight { body(resistHeight) }
    if let nonNegativeWidth { body(nonNegativeWidth) }
    if let nonNegativeHeight { body(nonNegativeHeight) }
  }

  func has(_ handle: Solver.Constraint) -> Bool {
    var found = false
    forEachConstraint { if $0 == handle { found = true } }
    return found
  }
}
