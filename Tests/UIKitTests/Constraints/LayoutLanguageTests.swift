import Testing
import UIKit

// A small language for layouts, as libraries put one on top of constraints: operators on anchors, expressions with a
// multiplier, an offset and a priority, views and guides alike, and constraints remembered beside the view.

@MainActor private protocol Placeable: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Placeable {}
extension UILayoutGuide: Placeable {}

/// An anchor, or a number for sizes, as it stands on the right of a relation.
private struct Expression<Anchor> {
  var anchor: Anchor?
  var factor: CGFloat = 1
  var offset: CGFloat = 0
  var priority = UILayoutPriority.required
}

infix operator ⩵ : ComparisonPrecedence
infix operator ⩾ : ComparisonPrecedence

@MainActor private func + <Anchor: NSLayoutAnchor<Kind>, Kind>(anchor: Anchor, offset: CGFloat) -> Expression<Anchor> {
  Expression(anchor: anchor, offset: offset)
}
@MainActor private func * (anchor: NSLayoutDimension, factor: CGFloat) -> Expression<NSLayoutDimension> {
  Expression(anchor: anchor, factor: factor)
}
@MainActor private func + (left: Expression<NSLayoutDimension>, offset: CGFloat) -> Expression<NSLayoutDimension> {
  Expression(anchor: left.anchor, factor: left.factor, offset: left.offset + offset)
}
@MainActor private func | <Anchor>(left: Expression<Anchor>, priority: UILayoutPriority) -> Expression<Anchor> {
  Expression(anchor: left.anchor, factor: left.factor, offset: left.offset, priority: priority)
}

@discardableResult
@MainActor private func ⩵ <Kind>(left: NSLayoutAnchor<Kind>, right: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
  install(left.constraint(equalTo: right), .required)
}
@discardableResult
@MainActor private func ⩵ <Anchor: NSLayoutAnchor<Kind>, Kind>(left: Anchor, right: Expression<Anchor>)
  -> NSLayoutConstraint
{ install(left.constraint(equalTo: right.anchor!, constant: right.offset), right.priority) }
@discardableResult
@MainActor private func ⩵ (left: NSLayoutDimension, right: Expression<NSLayoutDimension>) -> NSLayoutConstraint {
  guard let anchor = right.anchor else {
    return install(left.constraint(equalToConstant: right.offset), right.priority)
  }
  return install(left.constraint(equalTo: anchor, multiplier: right.factor, constant: right.offset), right.priority)
}
@discardableResult
@MainActor private func ⩵ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  left ⩵ Expression<NSLayoutDimension>(offset: right)
}
@discardableResult
@MainActor private func ⩾ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  install(left.constraint(greaterThanOrEqualToConstant: right), .required)
}

nonisolated(unsafe) private var constraintsKey: UInt8 = 0

@MainActor private func install(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  if let view = constraint.firstItem as? UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    let before = objc_getAssociatedObject(view, &constraintsKey) as? [NSLayoutConstraint] ?? []
    objc_setAssociatedObject(view, &constraintsKey, before + [constraint], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
  constraint.isActive = true
  return constraint
}

extension UIView {
  fileprivate var madeConstraints: [NSLayoutConstraint] {
    objc_getAssociatedObject(self, &constraintsKey) as? [NSLayoutConstraint] ?? []
  }

  fileprivate func pin(to other: some Placeable, inset: CGFloat) {
    leadingAnchor ⩵ other.leadingAnchor + inset
    trailingAnchor ⩵ other.trailingAnchor + -inset
    topAnchor ⩵ other.topAnchor + inset
    bottomAnchor ⩵ other.bottomAnchor + -inset
  }

  /// The first constraint between this view and its superview that names the attribute.
  fileprivate func found(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    superview?.constraints.first {
      ($0.firstItem as? NSObject) == self && $0.firstAttribute == attribute
    }
  }
}

@MainActor struct LayoutLanguageTests {
  @Test func operatorsOnAnchors() {
    let (card, badge) = (UIView(), UIView())
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(card)
    card.addSubview(badge)
    card.pin(to: root, inset: 10)
    badge.widthAnchor ⩵ card.widthAnchor * 0.5 + -30
    badge.heightAnchor ⩵ badge.widthAnchor
    badge.heightAnchor ⩵ Expression(offset: 20) | .defaultHigh
    badge.centerXAnchor ⩵ root.centerXAnchor
    badge.centerYAnchor ⩵ card.centerYAnchor + 4
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 10, y: 10, width: 300, height: 180))
    #expect(badge.frame == CGRect(x: 90, y: 34, width: 120, height: 120))
    #expect(badge.madeConstraints.count == 5 && card.madeConstraints.count == 4)
  }

  @Test func constraintsAreFoundAndEdited() {
    let view = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(view)
    view.pin(to: root, inset: 10)
    root.layoutIfNeeded()
    view.found(.leading)?.constant = 50
    view.found(.bottom)?.constant = -100
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 10, width: 260, height: 90))
    NSLayoutConstraint.deactivate(view.madeConstraints)
    #expect(root.constraints.isEmpty)
  }

  @Test func guidesAreAsGoodAsViews() {
    let (view, column) = (UIView(), UILayoutGuide())
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(view)
    root.addLayoutGuide(column)
    root.layoutMargins = UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7)
    column.widthAnchor ⩵ root.layoutMarginsGuide.widthAnchor * (1 / 3)
    column.trailingAnchor ⩵ root.layoutMarginsGuide.trailingAnchor
    column.topAnchor ⩵ root.topAnchor
    column.heightAnchor ⩾ 30
    column.heightAnchor ⩵ Expression(offset: 10) | .defaultLow
    view.pin(to: column, inset: 1)
    root.layoutIfNeeded()
    #expect(abs(view.frame.width - 100) < 0.001 && abs(view.frame.minX - 212) < 0.001 && view.frame.height == 28)
    #expect(view.frame.minY == 1)
  }

  /// A size needs no second item, whatever attribute is given for it.
  @Test func aSizeIgnoresTheSecondAttribute() {
    let view = UIView()
    let root = root(100, 100, view)
    let height = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1, constant: 30)
    root.addConstraint(height)
    #expect(issues { root.layoutIfNeeded() }.isEmpty)
    #expect(height.isActive && view.frame.height == 30 && height.secondAttribute == .notAnAttribute)
  }

  @Test func layoutSupportsStandBetweenTheEdgesAndTheSafeArea() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 11, right: 0)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let view = UIView()
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let (top, bottom): (any UILayoutSupport, any UILayoutSupport) = supports(of: controller)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: bottom, attribute: .top, multiplier: 1, constant: 0),
      view.widthAnchor.constraint(equalToConstant: 5), view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 5, height: 169))
    #expect(top.length == 20 && bottom.length == 11)
  }

  /// Deprecated, and to be had without a warning here.
  private func supports(of controller: UIViewController) -> (any UILayoutSupport, any UILayoutSupport) {
    let read: any DeprecatedReading = DeprecatedReader()
    return read.supports(of: controller)
  }

  // MARK: Associated objects

  @Test func associatedObjectsGoWithTheirView() {
    final class Token {}
    weak var token: Token?
    var wasFound = false
    do {
      let view = UIView()
      var made: Token? = Token()
      token = made
      objc_setAssociatedObject(view, &constraintsKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      made = nil
      wasFound = objc_getAssociatedObject(view, &constraintsKey) is Token
    }
    #expect(wasFound && token == nil)
  }

  @Test func associatedObjectsOfOtherObjects() {
    final class Owner {}
    let (one, other) = (Owner(), NSObject())
    objc_setAssociatedObject(one, &constraintsKey, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(other, &constraintsKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(one, &constraintsKey) as? String == "one")
    #expect(objc_getAssociatedObject(other, &constraintsKey) as? Int == 2)
    objc_setAssociatedObject(one, &constraintsKey, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(one, &constraintsKey) == nil)
    // What has gone leaves nothing to those who get its place.
    for _ in 0..<1000 {
      let passing = Owner()
      #expect(objc_getAssociatedObject(passing, &constraintsKey) == nil)
      objc_setAssociatedObject(passing, &constraintsKey, 3, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func anAssignedObjectIsNotKept() {
    let view = UIView()
    var object: NSObject? = NSObject()
    objc_setAssociatedObject(view, &constraintsKey, object, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &constraintsKey) as? NSObject === object)
    object = nil
    #expect(objc_getAssociatedObject(view, &constraintsKey) == nil)
  }
}

/// Reads what is deprecated: a witness may be deprecated where its requirement is not.
@MainActor private protocol DeprecatedReading {
  func supports(of controller: UIViewController) -> (any UILayoutSupport, any UILayoutSupport)
}

@MainActor private struct DeprecatedReader: DeprecatedReading {
  @available(*, deprecated)
  func supports(of controller: UIViewController) -> (any UILayoutSupport, any UILayoutSupport) {
    (controller.topLayoutGuide, controller.bottomLayoutGuide)
  }
}
