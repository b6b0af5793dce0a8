/// Who is behind a metric of one benchmark: the largest accounts, and what is left in the others.
public struct Accounts: Sendable, Equatable {
  /// What one type, or one place with its callers, has counted.
  public struct Account: Sendable, Equatable {
    /// A type, or the place that asked for memory and its callers, the innermost first.
    public var names: [String]
    public var value: Int64
    /// Bytes asked for, where memory was.
    public var bytes: Int64?

    public init(names: [String], value: Int64, bytes: Int64? = nil) {
      self.names = names
      self.value = value
      self.bytes = bytes
    }
  }

  /// The largest first.
  public var accounts: [Account]
  /// How many accounts are left out, and what they have counted together.
  public var otherAccounts: Int64
  public var otherValue: Int64

  /// Keeps the first `top` of all accounts.
  public init(_ accounts: [Account], top: Int) {
    self.accounts = Array(accounts.prefix(top))
    let others = accounts.dropFirst(top)
    otherAccounts = Int64(others.count)
    otherValue = others.reduce(0) { $0 + $1.value }
  }

  /// What all accounts have counted; nil when a foreign report has numbers beyond all measure.
  public var total: Int64? {
    var total = otherValue
    for account in accounts {
      let (sum, isTooLarge) = total.addingReportingOverflow(account.value)
      if isTooLarge { return nil }
      total = sum
    }
    return total
  }
}

extension Accounts: Record {
  static var blank: Self { Self([], top: 0) }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.field("accounts", &accounts, "The largest accounts, the largest first.")
    try visitor.field("otherAccounts", &otherAccounts, "How many accounts are left out.")
    try visitor.field("otherValue", &otherValue, "What the accounts that are left out have counted.")
  }
}

extension Accounts.Account: Record {
  static let isInline = true
  static var blank: Self { Self(names: [], value: 0) }

  mutating func fields<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.optional("bytes", &bytes, "Bytes asked for, where memory was.")
    try visitor.field("names", &names, "A type, or the place that asked for memory and its callers.")
    try visitor.field("value", &value, "What it has counted.")
  }
}
