import Foundation

/// A view that shows one or more lines of read-only text.
public struct Text: Equatable {
  /// What the text says, if it is one string in one look, as nearly every text is.
  let string: String
  /// What it says otherwise.
  let rich: RichText?
  var traits = TextTraits()

  init(_ content: RichText.Content) {
    string = ""
    rich = RichText(content)
  }

  /// A text that is not looked up in a table of translations.
  public init(verbatim content: String) {
    string = content
    rich = nil
  }

  /// A text of a string that is known at run time only.
  @inlinable @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// A text that is looked up. Without a bundle of its own the key is shown: the model has no table of translations.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if let parts = key.parts {
      self.init(.parts(parts))
    } else if let bundle {
      self.init(.key(key, LocalizedStringKey.Table(name: tableName, bundle: bundle)))
    } else {
      self.init(verbatim: key.value)
    }
  }

  /// A text with attributes for parts of it. Disfavored, because attributed strings can be literals too.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(AttributedText(attributedContent))) }

  /// An image in the line of a text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// One text after another.
  public static func + (a: Text, b: Text) -> Text {
    if case .parts(let parts) = a.rich?.content, a.traits == TextTraits() { return Text(.parts(parts + [b])) }
    return Text(.parts([a, b]))
  }
}

/// What a text says that is more than a string. Nothing is looked up or formatted until it is shown.
final class RichText: Equatable {
  enum Content: Equatable {
    case key(LocalizedStringKey, LocalizedStringKey.Table)
    /// Texts one after the other, each with traits of its own.
    case parts([Text])
    case image(Image)
    case attributed(AttributedText)
    case deferred(DeferredText)
  }

  let content: Content
  init(_ content: Content) { self.content = content }
  static func == (a: RichText, b: RichText) -> Bool { a === b || a.content == b.content }
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
