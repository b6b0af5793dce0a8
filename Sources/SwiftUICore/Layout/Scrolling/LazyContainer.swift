import Foundation

/// A container of rows that are made when they come into view.
@MainActor protocol LazyContainer: LayoutNode {
  /// Where the row whose element has the id lies, in the container's coordinates, as far as that can be said of rows of
  /// which most were never measured; nil if it is in view, or if there is none.
  func estimatedFrame(ofRow id: AnyHashable) -> CGRect?
}

extension LayoutNode {
  /// The stretch of this node, along an axis, that the scroll view around it shows; without one, the host.
  final func scrolledRange(along axis: Axis) -> Range<CGFloat> {
    var offset = axis == .vertical ? origin.y : origin.x
    var node = layoutParent
    while let current = node {
      if let scroll = current as? ScrollNode, scroll.scrolls(along: axis) {
        scroll.note(self)
        let length = axis == .vertical ? scroll.viewport.height : scroll.viewport.width
        return -offset..<max(-offset, length - offset)
      }
      offset += axis == .vertical ? current.origin.y : current.origin.x
      node = current.layoutParent
    }
    let length = axis == .vertical ? host.layoutSize.height : host.layoutSize.width
    return -offset..<max(-offset, length - offset)
  }
}
