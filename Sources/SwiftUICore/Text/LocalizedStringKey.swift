import Foundation

/// A key into a table of translations, with the values that go into it.
///
/// The model has no table: what is shown is the key with its values in place, as Apple's shows it when nothing is found.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// What is shown without a table, as far as it is one string.
  let value: String
  /// The key with placeholders, only where it was made by interpolation.
  private let format: String?
  /// The stretches of a key into which texts or images were interpolated.
  let parts: [Text]?

  public init(_ value: String) {
    self.value = value
    format = nil
    parts = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    value = stringInterpolation.value
    format = stringInterpolation.key
    parts = stringInterpolation.finishedParts()
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
