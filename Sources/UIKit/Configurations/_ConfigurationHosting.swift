/// A view whose content view a content configuration may make, and which sizes itself anew when that content's intrinsic
/// size is invalidated: cells, headers and footers. Not Apple's: how hosted content knows that somebody listens.
@MainActor public protocol _ConfigurationHosting: UIView {}

extension UITableViewCell: _ConfigurationHosting {}
extension UITableViewHeaderFooterView: _ConfigurationHosting {}
extension UICollectionViewCell: _ConfigurationHosting {}
