import SwiftUI
import UIKit

extension UIView {
  /// Adds `view` with four edge constraints.
  func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// Contains `host` the way the articles do: child, subview, edges, told so (facts: S3-10).
  func embed<Root: View>(_ host: UIHostingController<Root>, in parent: UIViewController) -> UIHostingController<Root> {
    host.view.backgroundColor = .clear
    parent.addChild(host)
    pin(host.view)
    host.didMove(toParent: parent)
    return host
  }
}

extension UIHostingController {
  /// Renders a root that was just set and has the cell sized by it: since iOS 15.2 a root is rendered at the next layout,
  /// too late for a cell that is sized right away (facts: P1, engine 4.4-30). With the intrinsic size among the sizing
  /// options, rendering invalidates it.
  func renderAtOnce() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    if !sizingOptions.contains(.intrinsicContentSize) { view.invalidateIntrinsicContentSize() }
  }
}

extension UIViewController {
  /// Leaves the parent as a container takes a child out: told so, then removed. The view stays where it is.
  func leaveParent() {
    willMove(toParent: nil)
    removeFromParent()
  }
}
