import Meter
import Testing
import UIKit

/// What constraints cost, when they are solved, and what they survive.
@MainActor struct LayoutEngineTests {
  /// A cell-like view: frame-positioned, with a view pinned inside.
  private func cell(_ view: UIView) -> UIView {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      view.topAnchor.constraint(equalTo: cell.topAnchor), view.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    return cell
  }

  @Test func fourEdgesAreFourConstraints() {
    let host = UIView()
    let cell = cell(host)
    #expect(count(.constraintsAdded) { cell.layoutIfNeeded() } == 4)
    #expect(host.frame == cell.bounds)
    #expect(count(.constraintsRemoved) { host.removeFromSuperview() } == 4)
    #expect(cell.constraints.isEmpty)
  }

  @Test func movingAFramePositionedViewTouchesNoConstraint() {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let cells = (0..<5).map { _ in cell(Box(50, 20)) }
    for cell in cells { list.addSubview(cell) }
    list.layoutIfNeeded()
    let pivots = Counter.solverPivots.total
    let passes = count(.layoutPasses) {
      for (index, cell) in cells.enumerated() { cell.frame.origin.y = CGFloat(index) * 44 }
      list.bounds.origin.y = 10
      list.layoutIfNeeded()
    }
    #expect(Counter.solverPivots.total == pivots && passes == 0)
  }

  @Test func aConstantIsEditedInPlace() {
    let view = UIView()
    let root = root(100, 100, view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let changes = count(.constraintConstantChanges) {
      #expect(
        count(.constraintsAdded) {
          width.constant = 30
          root.layoutIfNeeded()
        } == 0)
    }
    #expect(changes == 1 && view.frame.width == 30)
  }

  @Test func onlyTheIslandOfAChangeIsLaidOut() {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let boxes = (0..<50).map { _ in Box(50, 20) }
    let cells = boxes.map { box in
      let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      cell.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.leadingAnchor), box.topAnchor.constraint(equalTo: cell.topAnchor),
      ])
      list.addSubview(cell)
      return cell
    }
    list.layoutIfNeeded()
    let passes = count(.layoutPasses) {
      boxes[20].natural.width = 70
      list.layoutIfNeeded()
    }
    // The cell, whose subview moved, and the box, whose size changed.
    #expect(passes == 2 && boxes[20].frame.width == 70)
    _ = cells
  }

  @Test func intrinsicSizesAreAskedOnceUntilInvalidated() {
    let box = Box(50, 20)
    let cell = cell(box)
    cell.layoutIfNeeded()
    for _ in 0..<5 {
      _ = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
    }
    #expect(box.intrinsicQueries == 1)
    #expect(count(.intrinsicInvalidations) { box.invalidateIntrinsicContentSize() } == 1)
    #expect(box.needsUpdateConstraints())
    cell.layoutIfNeeded()
    #expect(box.intrinsicQueries == 2)
  }

  @Test func aBoundWidthIsAskedOnceAndTakesOneMoreRound() {
    let area = Area(1000, 20)
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    cell.addSubview(area)
    NSLayoutConstraint.activate([
      area.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      area.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      area.topAnchor.constraint(equalTo: cell.topAnchor),
    ])
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(cell)
    #expect(window.turn() == 2)
    #expect(
      area.frame == CGRect(x: 0, y: 0, width: 320, height: 80) && area.boundQueries == 1 && area.idealQueries == 1)
    cell.frame.size.width = 500
    window.turn()
    #expect(area.frame.height == 40 && area.boundQueries == 2 && area.idealQueries == 1)
    cell.frame.size.width = 2000
    window.turn()
    #expect(area.frame.height == 20 && area.boundQueries == 2)
  }

  @Test func aFittingQueryTakesTheBoundHeightAndChangesNothing() {
    let area = Area(1000, 20)
    let cell = cell(area)
    let added = count(.constraintsAdded) {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 320, height: 80))
    }
    #expect(added == 0 && area.frame == .zero && area.boundQueries == 1)
    cell.layoutIfNeeded()
    #expect(area.boundQueries == 1)
  }

  @Test func fittingCountsInItsPhase() {
    let cell = cell(Box(50, 20))
    var phase: Phase?
    final class Asking: UIView {
      var ask: () -> Void = {}
      override var intrinsicContentSize: CGSize {
        ask()
        return CGSize(width: 10, height: 10)
      }
    }
    let asking = Asking()
    asking.translatesAutoresizingMaskIntoConstraints = false
    asking.ask = { phase = Phase.current }
    cell.addSubview(asking)
    _ = cell.systemLayoutSizeFitting(.zero)
    #expect(phase == .measure)
  }

  @Test func fittingWithinFitting() {
    let inner = cell(Box(70, 30))
    final class Wrapping: UIView {
      var inner: UIView?
      override var intrinsicContentSize: CGSize {
        inner?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? .zero
      }
    }
    let wrapping = Wrapping()
    wrapping.inner = inner
    let outer = cell(wrapping)
    wrapping.addSubview(inner)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
  }

  @Test func masksTakePartInFitting() {
    let box = Box(70, 30)
    let inner = cell(box)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    inner.frame = outer.bounds
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 30))
    outer.frame.size = CGSize(width: 100, height: 60)
    outer.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func aSubtreeThatMovesTakesItsConstraintsAlong() {
    let window = UIWindow()
    let other = UIWindow()
    let box = Box(50, 20)
    let cell = cell(box)
    window.addSubview(cell)
    window.layoutIfNeeded()
    #expect(count(.constraintsRemoved) { cell.removeFromSuperview() } == 4)
    #expect(cell.constraints.count == 4)
    let added = count(.constraintsAdded) {
      other.addSubview(cell)
      other.layoutIfNeeded()
    }
    #expect(added == 4)
    cell.frame.size.width = 200
    other.layoutIfNeeded()
    #expect(box.frame.width == 200)
  }

  @Test func constraintsOfAncestorsGoWithTheView() {
    let (a, b) = (Box(50, 20), Box(60, 20))
    let root = root(300, 100, a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 50)
    a.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    root.layoutIfNeeded()
    #expect(b.frame.minX == 0)
  }

  @Test func unrelatedHierarchiesAreAFinding() {
    let (a, b) = (UIView(), UIView())
    let constraint = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
    #expect(issues { constraint.isActive = true }.map(\.kind) == ["noCommonAncestor"])
    #expect(!constraint.isActive)
  }

  @Test func contradictionsNameTheConstraintsAndTheBrokenOne() {
    let view = UIView()
    let root = root(300, 100, view)
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    (first.identifier, second.identifier) = ("narrow", "wide")
    NSLayoutConstraint.activate([first, second])
    let found = issues { root.layoutIfNeeded() }
    #expect(found.map(\.kind) == ["unsatisfiableConstraints"])
    #expect(found[0].message.contains("'narrow'") && found[0].message.contains("'wide'"))
    #expect([10, 20].contains(view.frame.width))
  }

  @Test func badInputIsAFindingInUIKitsWords() {
    let view = UIView()
    let root = root(100, 100, view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    func refused(_ make: () -> NSLayoutConstraint) {
      let found = issues {
        let constraint = make()
        constraint.isActive = true
        #expect(!constraint.isActive)
      }
      #expect(!found.isEmpty && found.allSatisfy { $0.kind == "invalidConstraint" })
    }
    #expect(issues { width.constant = .nan }.map(\.kind) == ["invalidConstraint"])
    #expect(issues { width.priority = UILayoutPriority(1001) }.map(\.kind) == ["invalidConstraint"])
    #expect(width.constant == 10)
    refused { view.widthAnchor.constraint(equalToConstant: .infinity) }
    refused { view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .nan) }
    refused {
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 3)
    }
    refused {
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0)
    }
    refused {
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1, constant: 0)
    }
    refused {
      NSLayoutConstraint(
        item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 0)
    }
    #expect(
      issues { root.removeConstraint(view.heightAnchor.constraint(equalToConstant: 1)) }.map(\.kind) == [
        "unknownConstraint"
      ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }

  @Test func constraintsOutliveTheirItemsWithoutHarm() {
    var view: UIView? = UIView()
    let constraint = view!.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    view = nil
    #expect(constraint.firstItem == nil && !constraint.isActive)
    #expect(issues { constraint.isActive = true }.map(\.kind) == ["invalidConstraint"])
  }

  @Test func anchorsOutliveTheirViewsWithoutHarm() {
    var anchor: NSLayoutDimension?
    do { anchor = UIView().widthAnchor }
    let constraint = anchor?.constraint(equalToConstant: 10)
    anchor = nil
    #expect(constraint?.firstItem == nil)
    #expect(issues { constraint?.isActive = true }.map(\.kind) == ["invalidConstraint"])
  }

  @Test func viewsWithConstraintsAreReleased() {
    weak var gone: UIView?
    do {
      let box = Box(50, 20)
      let cell = cell(box)
      gone = cell
      let window = UIWindow()
      window.addSubview(cell)
      window.layoutIfNeeded()
      cell.removeFromSuperview()
    }
    #expect(gone == nil)
  }

  @Test func turningTranslationOnAndOff() {
    let box = Box(50, 20)
    let cell = cell(box)
    cell.layoutIfNeeded()
    NSLayoutConstraint.deactivate(cell.constraints)
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    let beside = Box(10, 10)
    cell.addSubview(beside)
    beside.leadingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
    cell.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 5, y: 5, width: 10, height: 10) && beside.frame.minX == 15)
    box.frame.origin.x = 20
    cell.layoutIfNeeded()
    #expect(beside.frame.minX == 30)
  }

  @Test func deepConstraintsSumTheOriginsOnTheWay() {
    let (outer, inner, label) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView(), Box(10, 10))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(outer)
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    inner.addSubview(label)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 50), inner.heightAnchor.constraint(equalToConstant: 50),
      label.topAnchor.constraint(equalTo: inner.topAnchor),
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.convert(label.bounds, to: root).midX == 150)
    outer.frame.origin.x = 40
    root.layoutIfNeeded()
    #expect(label.convert(label.bounds, to: root).midX == 150)
  }

  @Test func guidesTakePart() {
    let (a, b) = (Box(50, 20), Box(50, 20))
    let root = root(300, 100, a, b)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 25), b.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 75 && guide.layoutFrame.minX == 50 && guide.layoutFrame.width == 25)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && root.constraints.count == 1)
  }

  @Test func ambiguityIsSeen() {
    let (a, b) = (UIView(), Box(10, 10))
    let root = root(300, 100, a, b)
    NSLayoutConstraint.activate([
      b.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
  }

  @Test func baselines() {
    let (small, large) = (UILabel(), UILabel())
    (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 30))
    (small.text, large.text) = ("small", "large")
    let root = root(300, 100, small, large)
    NSLayoutConstraint.activate([
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor), large.topAnchor.constraint(equalTo: root.topAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - difference) < 1)
    large.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(abs(small.frame.minY - (large.font.ascender - small.font.ascender)) < 1)
  }

  @Test func systemSpacingAndDistances() {
    let (a, b) = (Box(50, 20), Box(50, 20))
    let root = root(300, 100, a, b)
    NSLayoutConstraint.activate([
      root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 30),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 30 && b.frame.minX == 96)
  }

  @Test func theChildrenOfAPlacedViewAutoresize() {
    let placed = UIView()
    let root = root(300, 100, placed)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 0, height: 10))
    placed.addSubview(inner)
    inner.autoresizingMask = .flexibleWidth
    let beside = Box(10, 10)
    placed.addSubview(beside)
    let trailing = placed.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    NSLayoutConstraint.activate([
      placed.leadingAnchor.constraint(equalTo: root.leadingAnchor), trailing,
      beside.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.width == 300 && beside.frame.maxX == 310)
    trailing.constant = -100
    root.layoutIfNeeded()
    #expect(inner.frame.width == 200 && beside.frame.maxX == 210)
  }

  @Test(arguments: [1e300, -1e300, 1e-12, 1e15])
  func absurdConstantsDoNotMoveOthers(constant: CGFloat) {
    let (odd, calm) = (UIView(), Box(50, 20))
    let root = root(300, 100, odd, calm)
    NSLayoutConstraint.activate([
      odd.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant),
      odd.widthAnchor.constraint(equalToConstant: 10).at(500),
      odd.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0).at(400),
      calm.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      calm.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(calm.frame == CGRect(x: 7, y: 0, width: 50, height: 20) && odd.frame.minX.isFinite)
  }

  @Test func aCycleOfRequiredConstraintsIsBrokenOnceAndTheRestHolds() {
    let (a, b, c) = (UIView(), UIView(), Box(10, 10))
    let root = root(300, 100, a, b, c)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 10),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, constant: 10),
      c.trailingAnchor.constraint(equalTo: root.trailingAnchor), c.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let found = issues { root.layoutIfNeeded() }
    #expect(found.map(\.kind) == ["unsatisfiableConstraints"] && c.frame.minX == 290)
    #expect(
      issues {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }.isEmpty)
  }
}
