import SwiftUI
import UIKit

final class ProfileCell: UITableViewCell {
  private var host: UIHostingController<AnyView>?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with profile: Profile, parent: UIViewController) {
    if let host = host {
      host.rootView = AnyView(ProfileRow(profile: profile))
      return
    }
    let host = UIHostingController(rootView: AnyView(ProfileRow(profile: profile)))
    host.view.backgroundColor = .clear
    host.view.translatesAutoresizingMaskIntoConstraints = false
    parent.addChild(host)
    contentView.addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: contentView.topAnchor),
      host.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      host.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    host.didMove(toParent: parent)
    self.host = host
  }
}
