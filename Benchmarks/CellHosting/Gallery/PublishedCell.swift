import SwiftUI
import UIKit

// The cell as articles print it, with nothing but these two imports: the hosting controller is created and contained at
// the first configure, and its root is set afterwards. In its usual form the root is type-erased; the twin is generic.
// Neither invalidates a size after the root is set (facts: S3-9 … S3-11, S3-20, S3-30).

final class ErasedHostingCell: UITableViewCell {
  private var hostingController: UIHostingController<AnyView>?
  var host: AnyObject? { hostingController }

  func configure<Content: View>(with content: Content, parent: UIViewController) {
    if let hostingController {
      hostingController.rootView = AnyView(content)
    } else {
      let controller = UIHostingController(rootView: AnyView(content))
      controller.view.backgroundColor = .clear
      controller.view.translatesAutoresizingMaskIntoConstraints = false
      parent.addChild(controller)
      contentView.addSubview(controller.view)
      NSLayoutConstraint.activate([
        controller.view.topAnchor.constraint(equalTo: contentView.topAnchor),
        controller.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        controller.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        controller.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
      controller.didMove(toParent: parent)
      hostingController = controller
    }
  }
}

final class GenericHostingCell<Content: View>: UITableViewCell {
  private var hostingController: UIHostingController<Content>?
  var host: AnyObject? { hostingController }

  func configure(with content: Content, parent: UIViewController) {
    if let hostingController {
      hostingController.rootView = content
    } else {
      let controller = UIHostingController(rootView: content)
      controller.view.backgroundColor = .clear
      controller.view.translatesAutoresizingMaskIntoConstraints = false
      parent.addChild(controller)
      contentView.addSubview(controller.view)
      NSLayoutConstraint.activate([
        controller.view.topAnchor.constraint(equalTo: contentView.topAnchor),
        controller.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        controller.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        controller.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
      controller.didMove(toParent: parent)
      hostingController = controller
    }
  }
}
