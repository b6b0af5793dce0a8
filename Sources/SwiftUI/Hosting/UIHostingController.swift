import Meter
import SwiftUICore
import UIKit

/// A view controller that manages a SwiftUI view hierarchy inside UIKit.
///
/// - Models one view and one root a controller (facts: S0-1), a root assigned later that is rendered at the next layout
///   (engine 4.4-30, 31: the same type keeps identity and state), and an opaque background until it is cleared (S3-17).
/// - The view lives on when the controller is gone: its content keeps working, only size tracking is dead (S0-2 … S0-4).
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let hostingView: _UIHostingView<Content>

  public init(rootView: Content) {
    hostingView = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    Counter.hostsCreated.add()
    Counter.hostsLive.add()
    hostingView.backgroundColor = .systemBackground
    hostingView.owner = self
    if _HostCensus.isTaken { _HostCensus.note(self) }
  }

  /// Archives do not exist here: use `init(rootView:)`.
  public required init?(coder: NSCoder) { nil }

  /// A controller made from an archive with `rootView` in it.
  public init?(coder: NSCoder, rootView: Content) { nil }

  deinit {
    Counter.hostsDestroyed.add()
    Counter.hostsLive.add(-1)
  }

  open override func loadView() { view = hostingView }

  /// The live tree as text: type, identity, state, frame. Not Apple's.
  public func _dump() -> String { hostingView._dump() }

  /// The root. A new value is taken over at the next layout of the view.
  public var rootView: Content {
    get { hostingView.rootView }
    set { hostingView.rootView = newValue }
  }

  /// Which sizes follow the content's ideal size. Each asks for it once a graph update (facts: S0-21, N20).
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { hostingView.sizingOptionsDidChange() }
  }

  /// The safe areas that inset the content (iOS 16.4; facts: P31).
  public var safeAreaRegions: SafeAreaRegions {
    get { hostingView.safeAreaRegions }
    set { hostingView.safeAreaRegions = newValue }
  }

  /// Renders now what is pending, as published code asked for between iOS 15.2 and 16 (facts: P1).
  public func _render(seconds: Double) { hostingView._render(seconds: seconds) }

  /// Published code for systems before 16.4 turns the safe area off with this.
  public var _disableSafeArea: Bool {
    get { hostingView._disableSafeArea }
    set { hostingView._disableSafeArea = newValue }
  }

  /// The size that the content answers to `size`, rounded up to the pixel grid.
  public func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }
}

extension UIHostingController: SizeTracker {
  func contentIdealSizeDidChange(to size: CGSize) {
    if sizingOptions.contains(.preferredContentSize), preferredContentSize != size { preferredContentSize = size }
  }
}

/// Who wants to know the ideal size of a hosting view's content: its controller.
@MainActor protocol SizeTracker: AnyObject {
  var sizingOptions: UIHostingControllerSizingOptions { get }
  func contentIdealSizeDidChange(to size: CGSize)
}
