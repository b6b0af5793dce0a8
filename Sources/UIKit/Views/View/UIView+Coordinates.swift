/// A rectangle in which points have coordinates: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

// A nil view means the window, or the root of the hierarchy where there is no window.
extension UIView {
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = pointInRoot(point)
    return view.map { $0.pointFromRoot(root) } ?? root
  }

  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view.map { $0.pointInRoot(point) } ?? point)
  }

  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let root = rectInRoot(rect)
    return view.map { $0.rectFromRoot(root) } ?? root
  }

  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rectFromRoot(view.map { $0.rectInRoot(rect) } ?? rect)
  }

  public final func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(of: space))
  }

  public final func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(of: space))
  }

  public final func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(of: space))
  }

  // Not inlined: the optimiser of Swift 6.3 specialises the callers for their existential and stops over the cast.
  @inline(never) private func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.parent {
      point = view.pointInSuperview(point)
      view = superview
    }
    return point
  }

  private func rectInRoot(_ rect: CGRect) -> CGRect {
    var rect = rect
    var view = self
    while let superview = view.parent {
      if view.hasTransform {
        rect = rect.applying(view.toSuperview)
      } else {
        rect.origin = view.pointInSuperview(rect.origin)
      }
      view = superview
    }
    return rect
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview = parent else { return point }
    let outer = superview.pointFromRoot(point)
    if hasTransform { return outer.applying(toSuperview.inverted()) }
    return CGPoint(x: outer.x - storedOrigin.x + storedBounds.minX, y: outer.y - storedOrigin.y + storedBounds.minY)
  }

  private func rectFromRoot(_ rect: CGRect) -> CGRect {
    guard let superview = parent else { return rect }
    let outer = superview.rectFromRoot(rect)
    if hasTransform { return outer.applying(toSuperview.inverted()) }
    return outer.offsetBy(dx: storedBounds.minX - storedOrigin.x, dy: storedBounds.minY - storedOrigin.y)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    if hasTransform { return point.applying(toSuperview) }
    return CGPoint(x: point.x - storedBounds.minX + storedOrigin.x, y: point.y - storedBounds.minY + storedOrigin.y)
  }

  /// From bounds to the superview's coordinates, about the centre.
  private var toSuperview: CGAffineTransform {
    let center = center
    return CGAffineTransform(translationX: -storedBounds.midX, y: -storedBounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  // MARK: Hit testing

  /// The topmost descendant that contains the point: visible, enabled for interaction, alpha at least 0.01.
  final func deepestHit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
