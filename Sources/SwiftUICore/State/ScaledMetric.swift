import Foundation

/// A number that grows and shrinks with the size of the user's text, as that of a text style does.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var size: Environment<DynamicTypeSize>

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
    size = Environment(\.dynamicTypeSize)
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value {
    let size = size.wrappedValue
    // At the default size the number is as given; elsewhere it keeps its proportion to the style's point size.
    if size == .large { return base }
    let scaled = style.pointSize(at: size)
    let normal = style.pointSize(at: .large)
    return (base * Value(scaled / normal)).rounded(.toNearestOrAwayFromZero)
  }
}
