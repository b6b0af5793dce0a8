import Foundation

// A table makes cells of a registered class that only the app knows. Published cells write `override init(style:reuseIdentifier:)`
// as Apple's headers allow, without `required`, and Swift lets a metatype reach only required initialisers. A convenience
// initialiser, however, delegates through the class it is called on, required or not. Each pair below is one such
// initialiser and a class method bound to the same symbol: the method's body *is* the initialiser, called on the registered
// class. A class that does not implement the initialiser stops with Swift's own "unimplemented initializer", as on iOS.
// The symbols are checked by the linker; parameters are owned, as an initialiser's are.

extension UIView {
  @usableFromInline @_silgen_name("cellbench_UIView_init_dynamicFrame")
  convenience init(_dynamicFrame frame: CGRect) { self.init(frame: frame) }

  /// A new view of the class that this is called on, by its `init(frame:)`.
  @_silgen_name("cellbench_UIView_init_dynamicFrame")
  final class func make(frame: CGRect) -> Self
}

extension UITableViewCell {
  @usableFromInline @_silgen_name("cellbench_UITableViewCell_init_dynamicStyle")
  convenience init(_dynamicStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A new cell of the class that this is called on, by its `init(style:reuseIdentifier:)`.
  @_silgen_name("cellbench_UITableViewCell_init_dynamicStyle")
  final class func make(style: CellStyle, reuseIdentifier: __owned String?) -> Self
}

extension UITableViewHeaderFooterView {
  @usableFromInline @_silgen_name("cellbench_UITableViewHeaderFooterView_init_dynamicReuseIdentifier")
  convenience init(_dynamicReuseIdentifier reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

  /// A new view of the class that this is called on, by its `init(reuseIdentifier:)`.
  @_silgen_name("cellbench_UITableViewHeaderFooterView_init_dynamicReuseIdentifier")
  final class func make(reuseIdentifier: __owned String?) -> Self
}
