/// Something wrong with what was given to the bench: what, where, and what to do, with the exit code it leads to.
public struct ReportError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The classes of bad input, whose raw values are the process's exit codes.
  public enum Kind: Int32, Sendable {
    /// An unknown flag, a bad key of a policy, a format that cannot show what it was given.
    case usage = 64
    /// A report that is malformed, truncated, of another schema, or that has an id twice.
    case data = 65
    /// An input that is not there or cannot be read.
    case missingInput = 66
    /// An output that cannot be written.
    case cannotWrite = 74
  }

  public let kind: Kind
  public let message: String

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The process's exit code.
  public var exitCode: Int32 { kind.rawValue }
  public var description: String { message }
}
