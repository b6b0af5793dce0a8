import UIKit

// What the plain-UIKit twins share: each is laid out by anchors alone.

/// Adds `views` to `parent`, to be placed by constraints.
@MainActor func add(_ views: UIView..., to parent: UIView) {
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }
}

extension UIView {
  /// The four constraints that keep this view inside `other` with the same inset on each side.
  func edges(of other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: inset),
    ]
  }
}
