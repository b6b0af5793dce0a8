import SwiftUI

extension Screen {
  /// As wide as the content, or as the screen.
  enum Width { case own, container }

  /// Shows a host at the top left corner, as a child of the root.
  @discardableResult
  func place<Content: View>(
    _ host: UIHostingController<Content>, options: UIHostingControllerSizingOptions = [], width: Width = .own
  ) -> UIHostingController<Content> {
    host.sizingOptions = options
    root.addChild(host)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(host.view)
    host.didMove(toParent: root)
    host.view.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    if width == .container { host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true }
    turn(2)
    return host
  }
}

/// The height that `content` needs in `width` points.
@MainActor func needed<Content: View>(_ content: Content, width: CGFloat = 390) -> CGFloat {
  UIHostingController(rootView: content).sizeThatFits(in: CGSize(width: width, height: CGFloat.infinity)).height
}
