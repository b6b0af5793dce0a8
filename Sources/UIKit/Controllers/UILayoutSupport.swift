/// What a controller's bars leave free, as before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

/// The bars above or below a controller's content: between an edge of its view and its safe area.
final class BarLayoutSupport: NSObject, UILayoutSupport {
  private unowned let view: UIView
  private let isTop: Bool

  init(_ view: UIView, isTop: Bool) {
    self.view = view
    self.isTop = isTop
    super.init()
  }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
}

extension UIViewController {
  public final var topLayoutGuide: any UILayoutSupport { BarLayoutSupport(view, isTop: true) }
  public final var bottomLayoutGuide: any UILayoutSupport { BarLayoutSupport(view, isTop: false) }
}
