final class LayoutItem {}
final class LayoutEngine {}
struct IntrinsicCache {}
public class NSLayoutConstraint: NSObject { public enum Axis: Int, Sendable { case horizontal, vertical } }
public class UILayoutGuide: NSObject {}
extension UIView {
  func engineRectangleDidChange() {}
  func engineBoundsOriginDidChange() {}
  func guidesDidChange() {}
  func engineDidMove() {}
  func engineWillMove(from: UIView) {}
  func applyEngineLayout() {}
  func solveIfNeeded() {}
  func updateContentSizeConstraints() {}
  func discardIntrinsicSize() { markNeedsUpdateConstraints() }
  func fittingSize(_ t: CGSize, _ h: UILayoutPriority, _ v: UILayoutPriority) -> CGSize { t }
  func setTranslatesMask(_ b: Bool) { translatesMask = b }
  func setContentPriority(_ k: ReferenceWritableKeyPath<UIView, ContentPriorities>, _ p: UILayoutPriority, _ a: NSLayoutConstraint.Axis) { self[keyPath: k][a] = p.rawValue }
  var hasUnsolvedEngine: Bool { false }
  func contentTraitsDidChange(from: UITraitCollection) {}
}
