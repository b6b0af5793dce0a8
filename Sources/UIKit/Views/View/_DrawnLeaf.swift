/// Something that a view would draw. Not Apple's: how the content of two hierarchies is compared.
public struct _DrawnLeaf: Hashable, Sendable {
  /// `text`, `image` or `color`.
  public var kind: String
  /// The string of a text, the name of an image, the components of a colour.
  public var text: String
  /// In the coordinates of the view that was asked about.
  public var frame: CGRect

  public init(kind: String, text: String, frame: CGRect) {
    self.kind = kind
    self.text = text
    self.frame = frame
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
  }
}

extension UIView {
  final func appendDrawnLeaves(into leaves: inout [_DrawnLeaf], relativeTo view: UIView) {
    guard !isHidden, alpha > 0.01 else { return }
    if let backgroundColor, backgroundColor.components.alpha > 0 {
      leaves.append(_DrawnLeaf(kind: "color", text: backgroundColor.description, frame: convert(bounds, to: view)))
    }
    _ownDrawnLeaves(into: &leaves, relativeTo: view)
    for child in children { child._drawnLeaves(into: &leaves, relativeTo: view) }
  }
}
