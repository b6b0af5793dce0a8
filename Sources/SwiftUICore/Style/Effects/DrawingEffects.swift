import CoreGraphics
import Foundation

/// The values of a shadow.
struct ShadowEffect: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
}

extension View {
  nonisolated public func opacity(_ opacity: Double) -> some View { effect("opacity", opacity) }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { effect("blur", radius) }
  nonisolated public func brightness(_ amount: Double) -> some View { effect("brightness", amount) }
  nonisolated public func contrast(_ amount: Double) -> some View { effect("contrast", amount) }
  nonisolated public func saturation(_ amount: Double) -> some View { effect("saturation", amount) }
  nonisolated public func grayscale(_ amount: Double) -> some View { effect("grayscale", amount) }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { effect("hueRotation", angle) }
  nonisolated public func colorInvert() -> some View { effect("colorInvert") }
  nonisolated public func colorMultiply(_ color: Color) -> some View { effect("colorMultiply", color) }
  nonisolated public func luminanceToAlpha() -> some View { effect("luminanceToAlpha") }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { effect("blendMode", blendMode) }
  nonisolated public func compositingGroup() -> some View { effect("compositingGroup") }
  nonisolated public func geometryGroup() -> some View { effect("geometryGroup") }
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    effect("drawingGroup", opaque)
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { effect("shadow", ShadowEffect(color: color, radius: radius, x: x, y: y)) }
}

extension View {
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect("rotationEffect", angle)
  }

  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { effect("rotation3DEffect", angle) }

  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect("scaleEffect", scale)
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    effect("scaleEffect", CGSize(width: s, height: s))
  }

  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    effect("scaleEffect", CGSize(width: x, height: y))
  }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect("transformEffect", transform)
  }

  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    effect("flipsForRightToLeftLayoutDirection", enabled)
  }
}

extension View {
  /// Draws only what lies in `shape`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect("clipShape", CarriedShape(shape))
  }

  /// Draws only what lies in the view's frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { effect("clipped") }

  /// Draws only what lies in a rounded rectangle.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// The shape in which the view can be touched.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    effect("contentShape", ContentShape(shape: CarriedShape(shape)))
  }

  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { effect("contentShape", CarriedShape(shape)) }

  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    effect("containerShape", CarriedShape(shape))
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// The colours a drawing group works with.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

/// A shape in which a view can be touched.
struct ContentShape<S: Shape>: Equatable, ContentShapeValue, CustomStringConvertible {
  let shape: CarriedShape<S>
  var description: String { shape.description }
}

/// A shape as the value of an effect: kept by type, compared field by field.
struct CarriedShape<S: Shape>: Equatable, CustomStringConvertible {
  let shape: S
  init(_ shape: S) { self.shape = shape }
  var description: String { "\(S.self)" }

  static func == (a: CarriedShape<S>, b: CarriedShape<S>) -> Bool {
    Comparator.of(S.self).areEqual(a.shape, b.shape)
  }
}
