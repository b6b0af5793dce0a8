import Foundation

/// Attributed strings of Markdown, which the toolchain's Foundation does not read.
extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown. Of blocks only the text is kept, one after the other with nothing between, as Apple's does;
  /// their intents are not carried. Nothing that is read here can fail.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for source in options.interpretedSyntax.paragraphs(of: markdown) {
      for piece in InlineMarkup.pieces(of: source) { append(AttributedString(piece, relativeTo: baseURL)) }
    }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  private init(_ piece: InlineMarkup.Piece, relativeTo base: URL?) {
    self.init(piece.text)
    if !piece.intent.isEmpty { self[InlinePresentationIntentKey.self] = piece.intent }
    if let link = piece.link { self.link = URL(string: link, relativeTo: base) }
  }

  private typealias InlinePresentationIntentKey =
    AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// The stretches of `source` that are read each for itself, without the marks of blocks.
  fileprivate func paragraphs(of source: String) -> [String] {
    switch self {
    case .inlineOnlyPreservingWhitespace: return [source]
    case .inlineOnly: return [source.split(whereSeparator: \.isNewline).joined(separator: " ")]
    case .full: break
    }
    var paragraphs: [String] = []
    var continues = false
    for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let (text, isBlock) = Self.withoutBlockMark(line.drop(while: \.isWhitespace))
      if continues, !isBlock, !text.isEmpty {
        paragraphs[paragraphs.count - 1] += " " + text
      } else if !text.isEmpty {
        paragraphs.append(String(text))
      }
      continues = !text.isEmpty && !line.drop(while: \.isWhitespace).hasPrefix("#")
    }
    return paragraphs
  }

  /// A line without the mark of a heading, an item or a quote.
  private static func withoutBlockMark(_ line: Substring) -> (text: Substring, isBlock: Bool) {
    let hashes = line.prefix { $0 == "#" }
    if (1...6).contains(hashes.count), line.dropFirst(hashes.count).first?.isWhitespace ?? true {
      return (line.dropFirst(hashes.count).drop(while: \.isWhitespace), true)
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    for mark in ["- ", "* ", "+ ", "> ", "\(digits). "] where line.hasPrefix(mark) {
      if mark == ". " { continue }
      return (line.dropFirst(mark.count).drop(while: \.isWhitespace), true)
    }
    return (line, false)
  }
}
