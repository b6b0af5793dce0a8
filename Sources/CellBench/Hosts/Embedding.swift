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
