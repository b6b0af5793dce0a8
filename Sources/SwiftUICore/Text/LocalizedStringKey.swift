import Foundation

/// A key into a table of translations, with the values that go into it.
///
/// The model has no table: what is shown is the key with its values in place, as Apple's shows it when nothing is found.
/// Markdown in the key is read; in the values it is not.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// What is shown without a table, as far as it is one string.
  let value: String
  /// The key with placeholders, only where it was made by interpolation.
  private let format: String?
  /// The stretches of a key into which texts or images were interpolated, or that has Markdown in it.
  let parts: [Text]?

  public init(_ value: String) {
    guard InlineMarkup.isIn(value) else {
      self.value = value
      format = nil
      parts = nil
      return
    }
    let pieces = InlineMarkup.pieces(of: value, readsAttributes: true)
    self.value = pieces.map(\.text).joined()
    format = value
    parts = pieces.map { Text($0) }
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.key
    parts = stringInterpolation.finishedParts()
    value = stringInterpolation.hasMarkup ? (parts ?? []).map(\.plain).joined() : stringInterpolation.value
  }

  /// The key as a table would have it: `%@`, `%lld` and `%lf` in place of values.
  var key: String { format ?? value }

  /// A table to look a key up in.
  struct Table: Equatable {
    let name: String?
    let bundle: Bundle

    func text(for key: LocalizedStringKey) -> String {
      let found = bundle.localizedString(forKey: key.key, value: nil, table: name)
      return found == key.key ? key.value : found
    }
  }
}
