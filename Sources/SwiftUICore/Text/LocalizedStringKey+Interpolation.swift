import Foundation

extension LocalizedStringKey {
  /// Collects the stretches and values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var value = ""
    private(set) var key = ""
    private var parts: [Text] = []
    /// How much of `value` is in `parts`.
    private var taken = 0
    /// Whether a literal stretch has marks of Markdown. From then on values are escaped in `value`.
    private(set) var hasMarkup = false

    public init(literalCapacity: Int, interpolationCount: Int) {
      // Fifteen bytes need no memory of their own.
      if literalCapacity > 15 {
        value.reserveCapacity(literalCapacity + interpolationCount * 8)
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }
    }

    public mutating func appendLiteral(_ literal: String) {
      if !hasMarkup, InlineMarkup.isIn(literal) {
        hasMarkup = true
        value = untouched(before: taken) + InlineMarkup.escaped(rest(from: taken))
      }
      value += literal
      key += literal
    }

    public mutating func appendInterpolation(_ string: String) { append(string, "%@") }

    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)", "%@") }

    public mutating func appendInterpolation(_ value: Int) { append(String(value), "%lld") }

    public mutating func appendInterpolation(_ value: Double) { append(String(format: "%f", value), "%lf") }

    public mutating func appendInterpolation(_ value: Double, specifier: String) {
      append(String(format: specifier, value), specifier)
    }

    public mutating func appendInterpolation(_ value: Float, specifier: String) {
      append(String(format: specifier, Double(value)), specifier)
    }

    public mutating func appendInterpolation(_ value: CGFloat, specifier: String) {
      append(String(format: specifier, Double(value)), specifier)
    }

    public mutating func appendInterpolation(_ value: Int, specifier: String) {
      append(String(format: specifier, value), specifier)
    }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(formatter?.string(for: subject) ?? "\(subject)", "%@")
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String { append(format.format(input), "%@") }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ text: Text) {
      flush()
      parts.append(text)
      value += text.plain
      key += "%@"
      taken = value.utf8.count
    }

    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    public mutating func appendInterpolation(_ attributed: AttributedString) { appendInterpolation(Text(attributed)) }

    private mutating func append(_ text: String, _ placeholder: String) {
      value += hasMarkup ? InlineMarkup.escaped(text) : text
      key += placeholder
    }

    private func untouched(before byte: Int) -> String {
      String(value[..<value.utf8.index(value.startIndex, offsetBy: byte)])
    }

    private func rest(from byte: Int) -> String { String(value[value.utf8.index(value.startIndex, offsetBy: byte)...]) }

    /// Moves what has come since the last text into a part of its own.
    private mutating func flush() {
      guard value.utf8.count > taken else { return }
      if hasMarkup {
        parts += InlineMarkup.pieces(of: rest(from: taken), readsAttributes: true).map { Text($0) }
      } else {
        parts.append(Text(verbatim: rest(from: taken)))
      }
      taken = value.utf8.count
    }

    fileprivate func finished() -> [Text]? {
      guard !parts.isEmpty || hasMarkup else { return nil }
      var copy = self
      copy.flush()
      return copy.parts
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// The parts, if a text or an image is among them.
  func finishedParts() -> [Text]? { finished() }
}
