import Testing
import UIKit

/// Every attribute by `NSLayoutConstraint`'s own initialiser, what anchors say of themselves, and who gives a frame.
@MainActor struct AttributeTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  private let view = Box(40, 10)
  private let root: UIView

  init() {
    root = UIKitTests.root(300, 200, view)
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutMargins = UIEdgeInsets(top: 11, left: 13, bottom: 17, right: 19)
  }

  private func relate(
    _ one: Attribute, _ other: Attribute, times multiplier: CGFloat = 1, _ constant: CGFloat = 0,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: one, relatedBy: relation, toItem: root, attribute: other, multiplier: multiplier,
      constant: constant)
  }

  /// Where the view begins when its attribute is the superview's.
  @Test(
    arguments: [
      (Attribute.left, Attribute.left, 0), (.left, .leftMargin, 13), (.left, .right, 300), (.left, .centerX, 150),
      (.right, .right, 260), (.right, .rightMargin, 241), (.right, .left, -40), (.leading, .leading, 0),
      (.leading, .leadingMargin, 13), (.leading, .trailing, 300), (.trailing, .trailing, 260),
      (.trailing, .trailingMargin, 241), (.trailing, .leadingMargin, -27), (.centerX, .centerX, 130),
      (.centerX, .centerXWithinMargins, 127), (.centerX, .left, -20), (.centerX, .rightMargin, 261),
    ] as [(Attribute, Attribute, CGFloat)])
  func horizontally(_ one: Attribute, _ other: Attribute, _ expected: CGFloat) {
    let constraint = relate(one, other, 5)
    NSLayoutConstraint.activate([constraint, relate(.top, .top)])
    #expect(issues { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame == CGRect(x: expected + 5, y: 0, width: 40, height: 10))
    #expect(constraint.firstAttribute == one && constraint.secondAttribute == other && constraint.constant == 5)
  }

  @Test(
    arguments: [
      (Attribute.top, Attribute.top, 0), (.top, .topMargin, 11), (.top, .bottom, 200), (.top, .centerY, 100),
      (.bottom, .bottom, 190), (.bottom, .bottomMargin, 173), (.bottom, .top, -10), (.centerY, .centerY, 95),
      (.centerY, .centerYWithinMargins, 92), (.centerY, .topMargin, 6), (.firstBaseline, .top, -10),
      (.lastBaseline, .bottom, 190), (.firstBaseline, .centerY, 90),
    ] as [(Attribute, Attribute, CGFloat)])
  func vertically(_ one: Attribute, _ other: Attribute, _ expected: CGFloat) {
    NSLayoutConstraint.activate([relate(one, other, -3), relate(.left, .left)])
    #expect(issues { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame == CGRect(x: 0, y: expected - 3, width: 40, height: 10))
  }

  @Test func readingFromTheRight() {
    root.semanticContentAttribute = .forceRightToLeft
    view.semanticContentAttribute = .forceRightToLeft
    let leading = relate(.leading, .leading, 5)
    NSLayoutConstraint.activate([leading, relate(.top, .top)])
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 295)
    leading.isActive = false
    relate(.trailing, .leadingMargin, -50).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 331)
  }

  @Test func sizesOfEachAxisByTheOther() {
    NSLayoutConstraint.activate([
      relate(.width, .height, times: 0.5, 20), relate(.height, .width, times: 0.1), relate(.left, .left),
      relate(.top, .top),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 120, height: 30))
  }

  @Test func inequalitiesStopAtTheirEdge() {
    NSLayoutConstraint.activate([
      relate(.left, .left, 400).at(500), relate(.right, .rightMargin, 0, .lessThanOrEqual),
      relate(.top, .top, -50).at(500), relate(.top, .topMargin, 0, .greaterThanOrEqual),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 241, y: 11, width: 40, height: 10))
  }

  @Test func whatAConstraintSaysOfItself() {
    let constraint = relate(.left, .leftMargin, times: 1, 4)
    constraint.identifier = "inset"
    constraint.priority = .defaultHigh
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect((constraint.firstAnchor as? NSLayoutXAxisAnchor)?.item === view)
    #expect((constraint.secondAnchor as? NSLayoutXAxisAnchor)?.item === root)
    #expect(constraint.relation == .equal && constraint.multiplier == 1 && !constraint.isActive)
    #expect(constraint.description.contains("'inset'") && constraint.description.contains("@750"))
    constraint.isActive = true
    #expect(root.constraints == [constraint] && view.constraints.isEmpty)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [constraint])
    #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test func safeAreaAndReadableContent() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    controller.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 400)
    let (safe, readable) = (UIView(), UIView())
    for (view, guide) in [
      (safe, controller.view.safeAreaLayoutGuide), (readable, controller.view.readableContentGuide),
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
    controller.view.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 20, width: 1000, height: 350))
    #expect(readable.frame.width == 672 && readable.frame.midX == 500)
    controller.additionalSafeAreaInsets.top = 50
    controller.view.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 0, y: 50, width: 1000, height: 320))
  }

  /// A mask keeps what it does not name; what it names shares the rest.
  @Test(
    arguments: [
      (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 20, width: 140, height: 30)),
      (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 40, height: 30)),
      (UIView.AutoresizingMask([.flexibleHeight, .flexibleWidth]), CGRect(x: 10, y: 20, width: 140, height: 80)),
      (UIView.AutoresizingMask(), CGRect(x: 10, y: 20, width: 40, height: 30)),
    ] as [(UIView.AutoresizingMask, CGRect)])
  func masksAreTranslated(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
    let (outer, masked, beside) = (UIView(), UIView(), Box(5, 5))
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    masked.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    masked.autoresizingMask = mask
    outer.addSubview(masked)
    outer.addSubview(beside)
    NSLayoutConstraint.activate([
      beside.leftAnchor.constraint(equalTo: masked.rightAnchor),
      beside.topAnchor.constraint(equalTo: masked.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(beside.frame.origin == CGPoint(x: 50, y: 50))
    outer.frame.size = CGSize(width: 200, height: 150)
    outer.layoutIfNeeded()
    #expect(masked.frame == expected)
    #expect(beside.frame.origin == CGPoint(x: expected.maxX, y: expected.maxY))
  }

  /// Content sizes give way by priority, each axis by itself.
  @Test(
    arguments: [
      (Float(250), Float(750), CGFloat(500), CGFloat(300)), (250, 750, 10, 40), (600, 750, 500, 40), (250, 400, 10, 10),
      (600, 400, 500, 40), (600, 400, 10, 10),
    ])
  func hugAndResist(_ hug: Float, _ resist: Float, _ wanted: CGFloat, _ expected: CGFloat) {
    _ = view.hug(hug).resist(resist)
    NSLayoutConstraint.activate([
      relate(.left, .left), relate(.top, .top), relate(.right, .right, 0, .lessThanOrEqual),
      view.widthAnchor.constraint(equalToConstant: wanted).at(500),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == expected && view.frame.height == 10)
  }

  @Test func bothFormsOfFitting() {
    NSLayoutConstraint.activate([
      relate(.leading, .leading, 10), relate(.trailing, .trailing, -10), relate(.top, .top, 5),
      relate(.bottom, .bottom, -5),
    ])
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 20))
    // Weaker than hugging, the large target stretches nothing.
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 60, height: 20))
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(wide == CGSize(width: 200, height: 20))
    let middling = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 100), withHorizontalFittingPriority: UILayoutPriority(251),
      verticalFittingPriority: UILayoutPriority(249))
    #expect(middling == CGSize(width: 200, height: 20))
    #expect(root.frame == CGRect(x: 0, y: 0, width: 300, height: 200) && view.frame == .zero)
  }
}
