/// How strongly a constraint or a content size insists: 1…1000, 1000 being required. The constants are Apple's
/// (facts: engine 3).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension UILayoutPriority: Comparable {}

/// A priority an axis.
struct ContentPriorities: Equatable {
  var horizontal: Float
  var vertical: Float

  subscript(axis: NSLayoutConstraint.Axis) -> Float {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
