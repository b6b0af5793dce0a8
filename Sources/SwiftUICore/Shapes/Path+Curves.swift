import CoreGraphics
import Foundation

/// How a rounded corner meets its sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

extension Path {
  /// The share of a radius at which the control points of a quarter circle lie.
  private static let quarter: CGFloat = 0.5522847498

  /// Adds an ellipse that touches the sides of `rect`.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), style: .circular,
      transform: transform)
  }

  /// Adds a rectangle with its four corners rounded alike. Both corner styles have the circular outline here.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, corners: (cornerSize, cornerSize, cornerSize, cornerSize), transform: transform)
  }

  /// Adds a rectangle with each corner rounded on its own.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    addRoundedRect(
      in: rect,
      corners: (size(radii.topLeading), size(radii.topTrailing), size(radii.bottomTrailing), size(radii.bottomLeading)),
      transform: transform)
  }

  /// Corners in the order top leading, top trailing, bottom trailing, bottom leading; each at most half the sides.
  private mutating func addRoundedRect(
    in rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize), transform: CGAffineTransform
  ) {
    func fitted(_ size: CGSize) -> CGSize {
      CGSize(
        width: max(0, min(size.width, rect.width / 2)), height: max(0, min(size.height, rect.height / 2)))
    }
    let (a, b, c, d) = (fitted(corners.0), fitted(corners.1), fitted(corners.2), fitted(corners.3))
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + a.width, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - b.width, y: rect.minY))
    path.addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + b.height))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - c.height))
    path.addCorner(at: CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - c.width, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + d.width, y: rect.maxY))
    path.addCorner(at: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - d.height))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + a.height))
    path.addCorner(at: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX + a.width, y: rect.minY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// A quarter of an ellipse from the current point to `end`, bulging towards `corner`.
  private mutating func addCorner(at corner: CGPoint, to end: CGPoint) {
    guard let from = currentPoint else { return }
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (corner.x - point.x) * Self.quarter, y: point.y + (corner.y - point.y) * Self.quarter)
    }
    addCurve(to: end, control1: towards(from), control2: towards(end))
  }

  /// Adds an arc of a circle, in steps of at most a quarter turn.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.radians.isFinite, endAngle.radians.isFinite else { return }
    var sweep = (endAngle.radians - startAngle.radians).remainder(dividingBy: 4 * .pi)
    if clockwise && sweep > 0 { sweep -= 2 * .pi }
    if !clockwise && sweep < 0 { sweep += 2 * .pi }
    let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(steps)
    let reach = radius * CGFloat(4.0 / 3.0 * tan(step / 4))
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    func tangent(_ angle: Double, _ length: CGFloat) -> CGPoint {
      let base = point(angle)
      return CGPoint(x: base.x - length * CGFloat(sin(angle)), y: base.y + length * CGFloat(cos(angle)))
    }
    let first = point(startAngle.radians).applying(transform)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    for index in 0..<steps {
      let from = startAngle.radians + step * Double(index)
      addCurve(
        to: point(from + step).applying(transform), control1: tangent(from, reach).applying(transform),
        control2: tangent(from + step, -reach).applying(transform))
    }
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0, transform: transform)
  }
}
