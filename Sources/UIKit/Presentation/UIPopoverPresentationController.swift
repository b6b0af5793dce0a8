/// A popover beside its source: as large as the preferred size, clamped to the screen less a margin.
///
/// Models the seeds' observations (facts: S0-34…41, P37): the presented view's size is `preferredContentSize`, read at the
/// presentation and on every change; 320×480 where none is set (Apple's documented default: 320 wide); a width beyond
/// the available one is cut, a height too (a choice: the facts name the width only).
open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null
  open weak var sourceItem: UIBarButtonItem?
  open weak var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var canOverlapSourceViewRect = false
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// Where the arrow points, once presented.
  open var arrowDirection: UIPopoverArrowDirection {
    guard !coversScreen else { return .unknown }
    return placement.arrow
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard !coversScreen else { return super.frameOfPresentedViewInContainerView }
    return placement.frame
  }

  /// The side with the arrow is tried in the order up, down, left, right among those permitted; the first on which the
  /// size fits is taken, else the first permitted (a choice).
  private var placement: (frame: CGRect, arrow: UIPopoverArrowDirection) {
    let container = containerView?.bounds ?? UIScreen.main.bounds
    let room = container.inset(by: popoverLayoutMargins).inset(by: containerView?.safeAreaInsets ?? .zero)
    let wanted = preferredContentSize
    let size = CGSize(
      width: min(wanted.width > 0 ? wanted.width : 320, room.width),
      height: min(wanted.height > 0 ? wanted.height : 480, room.height))
    let source = sourceRectInContainer(container)
    var first: (CGRect, UIPopoverArrowDirection)?
    for arrow in [UIPopoverArrowDirection.up, .down, .left, .right] where permittedArrowDirections.contains(arrow) {
      let frame = UIPopoverPresentationController.frame(size, beside: source, arrow: arrow)
      if room.contains(frame) { return (frame, arrow) }
      let clamped = CGRect(
        x: min(max(frame.minX, room.minX), room.maxX - size.width),
        y: min(max(frame.minY, room.minY), room.maxY - size.height), width: size.width, height: size.height)
      let isClear = arrow == .up || arrow == .down ? clamped.minY == frame.minY : clamped.minX == frame.minX
      if isClear { return (clamped, arrow) }
      if first == nil { first = (clamped, arrow) }
    }
    return first ?? (CGRect(origin: room.origin, size: size), .unknown)
  }

  private func sourceRectInContainer(_ container: CGRect) -> CGRect {
    guard let sourceView else { return CGRect(x: container.midX, y: container.midY, width: 0, height: 0) }
    let rect = sourceRect.isNull || sourceRect == .zero ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: containerView)
  }

  private static func frame(_ size: CGSize, beside source: CGRect, arrow: UIPopoverArrowDirection) -> CGRect {
    let origin: CGPoint =
      switch arrow {
      case .up: CGPoint(x: source.midX - size.width / 2, y: source.maxY)
      case .down: CGPoint(x: source.midX - size.width / 2, y: source.minY - size.height)
      case .left: CGPoint(x: source.maxX, y: source.midY - size.height / 2)
      default: CGPoint(x: source.minX - size.width, y: source.midY - size.height / 2)
      }
    return CGRect(origin: origin, size: size)
  }
}

/// Hears of a popover's presentation.
///
/// Methods are optional by default implementations; one that only a subclass of the conforming class adds is not found
/// (facts: platform, Modules).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
