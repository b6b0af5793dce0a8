import Foundation

/// A number that grows with the size of text that the user chose.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor = 1.0

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value { base * Value(factor) }

  @MainActor public static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) {
    let metric = property.assumingMemoryBound(to: Self.self)
    let size = node.dependOnEnvironment(DynamicTypeSizeKey.self)
    let style = metric.pointee.style
    metric.pointee.factor = style.pointSize(at: size) / style.pointSize(at: .large)
  }

  @MainActor public static func _disconnect(_ property: UnsafeMutableRawPointer) {}
  @MainActor public static func _describe(_ property: UnsafeMutableRawPointer) -> String? { nil }
}
