import Testing
import UIKit

@MainActor struct UIViewGeometryTests {
  @Test func frameBoundsAndCentreAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50) && view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    view.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    #expect(view.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 40, height: 30))
  }

  @Test func transformsKeepCentreAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50) && view.center == CGPoint(x: 60, y: 45))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      view.bounds.size == CGSize(width: 50, height: 50) && view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test func notANumberIsAFindingAndChangesNothing() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let found = issues {
      view.frame.size.width = .nan
      view.center.x = .infinity
      view.bounds.origin.y = .nan
    }
    #expect(found.map(\.kind) == ["invalidGeometry", "invalidGeometry", "invalidGeometry"])
    #expect(issues { _ = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) }.count == 1)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func autoresizing() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    func child(_ mask: UIView.AutoresizingMask) -> UIView {
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 20))
      child.autoresizingMask = mask
      view.addSubview(child)
      return child
    }
    let fixed = child([])
    let wide = child(.flexibleWidth)
    let right = child(.flexibleLeftMargin)
    let centred = child([.flexibleLeftMargin, .flexibleRightMargin])
    let all = child([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight])
    view.frame.size = CGSize(width: 200, height: 150)
    #expect(fixed.frame == CGRect(x: 10, y: 20, width: 50, height: 20))
    #expect(wide.frame == CGRect(x: 10, y: 20, width: 150, height: 20))
    #expect(right.frame.minX == 110)
    #expect(centred.frame == CGRect(x: 30, y: 20, width: 50, height: 20))
    #expect(all.frame == CGRect(x: 20, y: 20, width: 100, height: 70))
  }

  @Test func convertingBetweenViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
    let beside = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    root.addSubview(scrolled)
    root.addSubview(beside)
    scrolled.addSubview(inner)
    scrolled.bounds.origin = CGPoint(x: 0, y: 25)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 41, y: 27))
    #expect(
      beside.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: inner) == CGRect(x: -60, y: 25, width: 5, height: 5)
    )
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 40, y: 25))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(inner.bounds, to: scrolled) == inner.frame)
    #expect(inner.convert(inner.frame, from: scrolled) == inner.bounds)
  }

  @Test func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let above = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    root.addSubview(below)
    root.addSubview(above)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === above)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === below)
    #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
    above.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === below)
    below.alpha = 0
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === root)
    root.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) == nil)
  }

  @Test func layersTakeTheirGeometryFromTheView() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.cornerRadius = 4
    view.layer.masksToBounds = true
    #expect(view.layer.frame == view.frame && view.layer === view.layer && view.clipsToBounds)
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
  }

  @Test func drawnLeavesAreInPaintOrder() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.backgroundColor = .red
    let image = UIImageView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    image.image = UIImage(systemName: "star")
    let hidden = UIView(frame: root.bounds)
    hidden.backgroundColor = .blue
    hidden.isHidden = true
    root.addSubview(hidden)
    root.addSubview(image)
    var leaves: [_DrawnLeaf] = []
    root._drawnLeaves(into: &leaves, relativeTo: root)
    #expect(leaves.map(\.kind) == ["color", "image"] && leaves[1].text == "star" && leaves[1].frame == image.frame)
  }
}
