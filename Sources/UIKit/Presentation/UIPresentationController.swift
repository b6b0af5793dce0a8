/// Sizes and places a presented controller's view.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  public unowned final let presentedViewController: UIViewController
  public internal(set) final weak var _presenting: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public internal(set) final weak var containerView: UIView?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    _presenting = presentingViewController
    super.init()
  }

  public final var presentingViewController: UIViewController { _presenting ?? presentedViewController }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The style asked for, with `automatic` resolved.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    return style == .automatic ? .pageSheet : style
  }

  /// The style in use under `traits`: the delegate's, else popovers and form sheets adapt to compact width.
  open func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    if let delegate {
      let style = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
      if style != .automatic { return style }
    }
    let compact = traits.horizontalSizeClass == .compact
    return compact && presentationStyle == .popover ? .fullScreen : presentationStyle
  }

  final var effectiveStyle: UIModalPresentationStyle {
    let traits = _presenting?.traitCollection ?? presentedViewController.traitCollection
    let adapted = adaptivePresentationStyle(for: traits)
    return adapted == .none ? presentationStyle : adapted
  }

  final var coversScreen: Bool { effectiveStyle != .popover }

  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    containerView?.setNeedsLayout()
    placePresentedView()
  }

  final func placePresentedView() {
    guard containerView != nil, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Decides how a presentation adapts.
///
/// Methods are optional by default implementations; one that only a subclass of the conforming class adds is not found
/// (facts: platform, Modules).
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// `automatic` stands for "not implemented": the controller's own rule holds.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// A sheet: its values; it covers the container.
open class UISheetPresentationController: UIPresentationController {
  public struct Detent: Hashable, Sendable {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "medium")
      public static let large = Identifier(rawValue: "large")
    }
    public let identifier: Identifier
    public static func medium() -> Detent { Detent(identifier: .medium) }
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}
