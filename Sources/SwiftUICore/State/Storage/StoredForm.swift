import Foundation

/// How values of a type are kept in a store of property lists.
struct StoredForm<Value>: IgnoredInComparison {
  /// The value that a stored object stands for, nil if it stands for none.
  let decode: (Any?) -> Value?
  /// The object to store, nil to store nothing.
  let encode: (Value) -> Any?
}

extension StoredForm {
  /// Values that are stored as they are.
  static var plain: Self { StoredForm(decode: { $0 as? Value }, encode: { $0 }) }

  /// Values that are stored as they are, or not at all.
  static func optional<Wrapped>() -> Self where Value == Wrapped? {
    StoredForm(decode: { $0.map { $0 as? Wrapped } }, encode: { $0 })
  }

  /// Values that are stored as their raw values.
  static func raw() -> Self where Value: RawRepresentable {
    StoredForm(decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }

  static func optionalRaw<R: RawRepresentable>() -> Self where Value == R? {
    StoredForm(
      decode: { $0.map { ($0 as? R.RawValue).flatMap(R.init(rawValue:)) } }, encode: { $0.map(\.rawValue) })
  }

  /// Addresses, as text.
  static var url: StoredForm<URL> {
    StoredForm<URL>(
      decode: { ($0 as? String).flatMap(URL.init(string:)) ?? $0 as? URL }, encode: { $0.absoluteString })
  }

  static var optionalURL: StoredForm<URL?> {
    StoredForm<URL?>(
      decode: { object in object.map { ($0 as? String).flatMap(URL.init(string:)) ?? $0 as? URL } },
      encode: { $0?.absoluteString })
  }
}
