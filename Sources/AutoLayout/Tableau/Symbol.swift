/// One column of the tableau: a variable, or the *residue* of a constraint, which is Σ terms − constant, with the sign
/// turned for `≤` so that a residue of an inequality wants to be at least 0.
///
/// A nonbasic symbol has the value 0 and may occur in rows; a basic one has a row and occurs in none. A variable that a
/// required equality defines, and that equality, are neither: see `Tableau+Definitions.swift`.
struct Symbol: BitwiseCopyable {
  /// The constraint's constant with the residue's sign. 0 for variables.
  var constant = 0.0
  /// For a constraint, its constant less what defined variables contribute to it as constants; for a defined variable,
  /// the constant part of what it stands for.
  var base = 0.0
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
  /// For a defined variable its equality, for such an equality the variable, else −1.
  var partner: Int32 = -1
  /// For a variable, the block of `Tableau.mentions` that lists the constraints that mention it.
  var mentions: Int32 = 0
  /// For a defined variable, the block of `Tableau.terms` that says what it stands for in variables that are not defined.
  var form: Int32 = -1
  /// How many terms that are, or −1 when they are too many to be kept.
  var formCount: Int32 = -1
  /// Ever growing: it also gives the order in which constraints were added. 0 is no generation.
  var generation: UInt32 = 0
  var columnClass: Int8 = -1
  var termClass: Int8 = -1
  var mentionClass: Int8 = -1
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
  /// True for an equality that could not define a variable when it was tried: it is not tried again.
  var isNoDefinition = false

  enum Kind: UInt8, BitwiseCopyable {
    case vacant, variable, constraint
    /// Removed while nonbasic: it leaves the tableau at the next solve, unless a new constraint takes its place first.
    case retired
  }

  @inline(__always) var isDefined: Bool { partner >= 0 && kind == .variable }

  /// The kink that the symbol's cost has at 0.
  @inline(__always) var kink: Kink { isHeldBack ? .none : nominalKink }
}

/// Where the cost of a residue bends: nowhere, from 1 to 0 (`≥ 0` wanted), or from 1 to 1 on either side (`= 0` wanted).
enum Kink: UInt8, BitwiseCopyable {
  case none, inequality, equality
}
