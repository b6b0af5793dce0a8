import SwiftUI
import UIKit

// The cells of `CellScreen`: the article's own is in PublishedCell.swift.

extension ErasedHostingCell: GalleryCell {
  func configure(with content: GalleryRow, parent: UIViewController) {
    configure(with: AnyView(content), parent: parent)
  }
}

extension GenericHostingCell: GalleryCell where Content == GalleryRow {}

/// The article's cell, mended: the row has its identity, and what is set is rendered and measured at once.
final class MendedCell: UITableViewCell, GalleryCell {
  private var hosting: UIHostingController<ModifiedRow>?
  var host: AnyObject? { hosting }

  func configure(with content: GalleryRow, parent: UIViewController) {
    let root = ModifiedRow(content: content)
    guard let hosting else {
      hosting = embedded(root, in: parent)
      return
    }
    hosting.rootView = root
    hosting.view.setNeedsLayout()
    hosting.view.layoutIfNeeded()
    hosting.view.invalidateIntrinsicContentSize()
  }
}

/// A row with its identity.
struct ModifiedRow: View {
  let content: GalleryRow
  var body: some View { content.id(content.index) }
}

/// A new controller at each configure, the old one removed as it should be (facts: S3-16).
final class RemadeCell: UITableViewCell, GalleryCell {
  private var hosting: UIHostingController<GalleryRow>?
  var host: AnyObject? { hosting }

  func configure(with content: GalleryRow, parent: UIViewController) {
    hosting?.willMove(toParent: nil)
    hosting?.view.removeFromSuperview()
    hosting?.removeFromParent()
    hosting = embedded(content, in: parent)
  }
}

/// A new controller at each configure; the old one's view goes, and it stays a child for ever (facts: P13).
final class ForgetfulCell: UITableViewCell, GalleryCell {
  private weak var hosting: UIHostingController<GalleryRow>?
  var host: AnyObject? { hosting }

  func configure(with content: GalleryRow, parent: UIViewController) {
    hosting?.view.removeFromSuperview()
    hosting = embedded(content, in: parent)
  }
}

/// A controller that is nobody's child (facts: S3-15).
final class OrphanCell: UITableViewCell, GalleryCell {
  private var hosting: UIHostingController<ModifiedRow>?
  var host: AnyObject? { hosting }

  func configure(with content: GalleryRow, parent: UIViewController) {
    let root = ModifiedRow(content: content)
    if let hosting {
      hosting.rootView = root
      hosting.view.setNeedsLayout()
      hosting.view.layoutIfNeeded()
      hosting.view.invalidateIntrinsicContentSize()
    } else {
      let hosting = UIHostingController(rootView: root)
      contentView.fill(with: hosting.view)
      self.hosting = hosting
    }
  }
}

/// A hosting configuration, with the row's identity and without margins.
final class ConfigurationCell: UITableViewCell, GalleryCell {
  var host: AnyObject? { contentView }

  func configure(with content: GalleryRow, parent: UIViewController) {
    contentConfiguration = UIHostingConfiguration { content.id(content.index) }
      .margins(.all, 0).minSize(width: 0, height: 0)
  }
}

extension UITableViewCell {
  fileprivate func embedded<Root: View>(_ root: Root, in parent: UIViewController) -> UIHostingController<Root> {
    let hosting = UIHostingController(rootView: root)
    hosting.view.backgroundColor = .clear
    parent.addChild(hosting)
    contentView.fill(with: hosting.view)
    hosting.didMove(toParent: parent)
    return hosting
  }
}
