/// The edge of a controller's content below a bar or above one. Superseded by the safe area, and spoken of by layout
/// libraries still.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance from the view's edge, in points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// Stands between an edge of the view and the safe area.
private final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private var isTop = true

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }

  static func guide(of view: UIView, isTop: Bool) -> LayoutSupportGuide {
    for case let found as LayoutSupportGuide in view.layoutGuides where found.isTop == isTop { return found }
    let made = LayoutSupportGuide()
    made.isTop = isTop
    made.identifier = isTop ? "_UILayoutSupport-top" : "_UILayoutSupport-bottom"
    view.addLayoutGuide(made)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      made.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      made.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
    return made
  }
}

extension UIViewController {
  public final var topLayoutGuide: any UILayoutSupport { LayoutSupportGuide.guide(of: view, isTop: true) }

  public final var bottomLayoutGuide: any UILayoutSupport { LayoutSupportGuide.guide(of: view, isTop: false) }
}
