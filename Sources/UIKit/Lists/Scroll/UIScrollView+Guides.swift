import Foundation

extension UIScrollView {
  /// The guide as the engine sees it: made when asked for, pinned to the content's origin once a constraint names it.
  final var contentGuide: UILayoutGuide {
    let rare = makeRare()
    if let guide = rare.scrollContentGuide { return guide }
    let guide = UILayoutGuide(kind: .scrollContent)
    guide.identifier = "UIScrollView-contentLayoutGuide"
    guide.ownerView = self
    rare.scrollContentGuide = guide
    return guide
  }

  final var frameGuide: UILayoutGuide {
    let rare = makeRare()
    if let guide = rare.scrollFrameGuide { return guide }
    let guide = UILayoutGuide(kind: .scrollFrame)
    guide.identifier = "UIScrollView-frameLayoutGuide"
    guide.ownerView = self
    rare.scrollFrameGuide = guide
    return guide
  }

  /// Takes over the content size that constraints to the content guide give. Models Apple's rule that they decide it.
  final func applyContentGuide() {
    guard let guide = rare?.scrollContentGuide, let item = guide.ownItem, let engine = item.engine else { return }
    pinContentGuide(guide)
    if engine.isDirty { engine.flush() }
    let frame = engine.frame(of: item)
    guide.appliedFrame = frame
    if item.placed[.width] != nil, frame.width != contentSize.width { contentSize.width = frame.width }
    if item.placed[.height] != nil, frame.height != contentSize.height { contentSize.height = frame.height }
  }

  private func pinContentGuide(_ guide: UILayoutGuide) {
    guard !isContentGuidePinned else { return }
    isContentGuidePinned = true
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: leftAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}
