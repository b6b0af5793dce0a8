import Foundation

extension Path {
  /// The steps as numbers and letters: `x y m`, `x y l`, `cx cy x y q`, `c1x c1y c2x c2y x y c`, `h`.
  public var description: String {
    func text(_ points: CGPoint...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
    return elements.map { element in
      switch element {
      case .move(let to): text(to) + " m"
      case .line(let to): text(to) + " l"
      case .quadCurve(let to, let control): text(control, to) + " q"
      case .curve(let to, let control1, let control2): text(control1, control2, to) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Reads what `description` writes; nil for anything else.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
  }
}
