/// A key of the environment: a type that names a value and gives its default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
