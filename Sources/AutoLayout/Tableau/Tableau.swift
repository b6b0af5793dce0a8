/// The solver's state: every variable and every constraint's residue as a symbol, and one row for each basic symbol.
///
/// With n variables there are always n nonbasic symbols, all at 0: the constraints that are tight (and variables nothing
/// has been asked of). Everything else follows from them through its row. A constraint costs, at the level of its
/// priority, what its residue violates; required constraints are the highest level. Any choice of nonbasic symbols is a
/// valid state; `optimise` exchanges them until no exchange lowers the cost. A step passes all kinks on its way where
/// the cost still falls, so a constraint needs one symbol, where the textbook's error variables need up to three.
///
/// Where rows grow long, variables that required equalities give are kept out of rows and columns: `Tableau+Definitions`.
///
/// Only the columns that a change touched are priced again, so that independent parts of a system cost each other nothing.
struct Tableau: ~Copyable {
  var symbols = Table<Symbol>(capacity: 64)
  var vacantSymbols = Table<Int32>(capacity: 16)
  var rows = Table<Row>(capacity: 64)
  var vacantRows = Table<Int32>(capacity: 16)
  var entries = Pool<Entry>(capacity: 512)
  var columns = Pool<Place>(capacity: 512)
  var terms = Pool<StoredTerm>(capacity: 256)
  var mentions = Pool<Mention>(capacity: 256)
  var levels = Levels()
  /// Nonbasic symbols whose price may have changed, and those of them that are priced last.
  var queue = SymbolQueue()
  var lastQueue = SymbolQueue()

  var marks = Table<Mark>(capacity: 64)
  var stamp: UInt32 = 0
  /// Symbols whose mark holds a sum.
  var touched = Table<Int32>(capacity: 64)
  /// The terms of the constraint that is being added.
  var staged = Table<StoredTerm>(capacity: 8)
  var known = Table<Known>(capacity: 64)
  /// Grows with every change, so that values found before it are not used after it.
  var epoch: UInt32 = 1
  /// A row with as many entries is long: variables are defined.
  let longRow: Int32
  /// Scratch of walks along definitions.
  var walk = Walk()
  var breakpoints = Table<Breakpoint>(capacity: 64)

  /// How many symbols are retired. What they stood for is no longer known, so rows cannot be worked out anew meanwhile.
  var retiredCount = 0
  /// How many rows of required constraints have a slope, that is, are violated.
  var strained = 0
  /// True when violated required constraints may be new since conflicts were last looked for.
  var isUnchecked = false
  var conflicts: [Solver.Conflict] = []
  var newConflicts: [Solver.Conflict] = []
  var nextGeneration: UInt32 = 1

  var upkeep = Upkeep()

  init(longRow: Int32 = 16) { self.longRow = longRow }

  /// Forgets everything but the memory. Generations go on, so that handles from before are stale.
  mutating func removeAll() {
    symbols.removeAll()
    vacantSymbols.removeAll()
    rows.removeAll()
    vacantRows.removeAll()
    entries.removeAll()
    columns.removeAll()
    terms.removeAll()
    mentions.removeAll()
    known.removeAll()
    epoch = 1
    levels.removeAll()
    queue.removeAll()
    lastQueue.removeAll()
    marks.removeAll()
    touched.removeAll()
    staged.removeAll()
    strained = 0
    isUnchecked = false
    retiredCount = 0
    if !conflicts.isEmpty { conflicts = [] }
    if !newConflicts.isEmpty { newConflicts = [] }
    upkeep = Upkeep()
  }

  borrowing func copy() -> Tableau {
    var other = Tableau(longRow: longRow)
    other.symbols = symbols.copy()
    other.vacantSymbols = vacantSymbols.copy()
    other.rows = rows.copy()
    other.vacantRows = vacantRows.copy()
    other.entries = entries.copy()
    other.columns = columns.copy()
    other.terms = terms.copy()
    other.mentions = mentions.copy()
    other.known = known.copy()
    other.epoch = epoch
    other.levels = levels.copy()
    other.queue = queue.copy()
    other.lastQueue = lastQueue.copy()
    other.marks = marks.copy()
    other.stamp = stamp
    other.strained = strained
    other.isUnchecked = isUnchecked
    other.retiredCount = retiredCount
    other.conflicts = conflicts
    other.newConflicts = newConflicts
    other.nextGeneration = nextGeneration
    return other
  }
}
