/// A blurred background of a given thickness.
public struct Material: ShapeStyle, Equatable {
  let name: StaticString
  public typealias Resolved = Never

  public static let ultraThin = Material(name: "ultraThinMaterial")
  public static let thin = Material(name: "thinMaterial")
  public static let regular = Material(name: "regularMaterial")
  public static let thick = Material(name: "thickMaterial")
  public static let ultraThick = Material(name: "ultraThickMaterial")
  public static let bar = Material(name: "barMaterial")

  public func _paint(in environment: EnvironmentValues) -> _Paint { _Paint(name: "\(name)") }
  public static func == (a: Material, b: Material) -> Bool { a.name.description == b.name.description }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
