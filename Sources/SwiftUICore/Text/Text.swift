import Foundation

/// A view that shows one or more lines of read-only text.
public struct Text: Equatable {
  /// What the text says. Nothing is looked up or formatted until it is shown.
  enum Storage: Equatable {
    case string(String)
    case key(LocalizedStringKey, LocalizedStringKey.Table?)
    /// Texts one after the other, each with traits of its own.
    case parts([Text])
    case image(Image)
    case attributed(AttributedText)
    case deferred(DeferredText)
  }

  var storage: Storage
  var traits = TextTraits()

  init(storage: Storage) { self.storage = storage }

  /// A text that is not looked up in a table of translations.
  public init(verbatim content: String) { storage = .string(content) }

  /// A text of a string that is known at run time only.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .string(String(content)) }

  /// A text that is looked up. Without a bundle of its own the key is shown: the model has no table of translations.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(key, bundle.map { LocalizedStringKey.Table(name: tableName, bundle: $0) })
  }

  /// A text with attributes for parts of it. Disfavored, because attributed strings can be literals too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(AttributedText(attributedContent)) }

  /// An image in the line of a text.
  public init(_ image: Image) { storage = .image(image) }

  /// One text after another.
  public static func + (a: Text, b: Text) -> Text {
    if case .parts(let parts) = a.storage, a.traits == TextTraits() { return Text(storage: .parts(parts + [b])) }
    return Text(storage: .parts([a, b]))
  }
}

extension Text {
  /// Where a text that does not fit gets its ellipsis.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

  /// The case in which a text is shown.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// How the lines of a text are set.
  public enum Scale: Hashable, Sendable { case `default`, secondary }

  /// The look of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }
}
