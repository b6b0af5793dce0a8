/// One column of the tableau: a variable, or the *residue* of a constraint, which is Σ terms − constant, with the sign
/// turned for `≤` so that a residue of an inequality wants to be at least 0.
///
/// A nonbasic symbol has the value 0 and may occur in rows; a basic one has a row and occurs in none.
struct Symbol: BitwiseCopyable {
  /// The constraint's constant with the residue's sign. 0 for variables.
  var constant = 0.0
  /// The symbol's row when it is basic, else −1.
  var row: Int32 = -1
  /// The block of `Tableau.columns` that says in which rows the symbol occurs.
  var column: Int32 = 0
  var count: Int32 = 0
  var level: Int32 = 0
  /// The block of `Tableau.terms` that holds the constraint as it was added, with the residue's sign.
  var terms: Int32 = 0
  var termCount: Int32 = 0
  /// For a variable, in how many terms it occurs.
  var uses: Int32 = 0
  /// Ever growing: it also gives the order in which constraints were added. 0 is no generation.
  var generation: UInt32 = 0
  var columnClass: Int8 = -1
  var termClass: Int8 = -1
  /// −1 for `≤`, whose residue is turned.
  var sign: Int8 = 1
  var kind: Kind = .vacant
  /// What the constraint asks for, whether or not it is held back.
  var nominalKink: Kink = .none
  /// True while in the queue of symbols to be priced.
  var isQueued = false
  /// True for a constraint without effect: broken in a conflict, or waiting for a constant that can be used.
  var isHeldBack = false
  var isProtected = false

  enum Kind: UInt8, BitwiseCopyable {
    case vacant, variable, constraint
    /// Removed while nonbasic: it leaves the tableau at the next solve, unless a new constraint takes its place first.
    case retired
  }

  /// The kink that the symbol's cost has at 0.
  @inline(__always) var kink: Kink { isHeldBack ? .none : nominalKink }
}

/// Where the cost of a residue bends: nowhere, from 1 to 0 (`≥ 0` wanted), or from 1 to 1 on either side (`= 0` wanted).
enum Kink: UInt8, BitwiseCopyable {
  case none, inequality, equality
}
