import AutoLayout
import Meter

/// A linear relation between attributes of two views or guides, or of one and a constant:
/// `first.attribute  relation  second.attribute × multiplier + constant`.
///
/// An active constraint is held by the nearest common ancestor of its items' views and is part of that hierarchy's engine
/// from the next pass on. It does not keep its items alive; an item that goes takes its constraints out of effect.
/// Bad input is a finding, with UIKit's words where it throws, and the constraint is not activated.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  nonisolated(unsafe) unowned(unsafe) final var first: LayoutItem?
  nonisolated(unsafe) unowned(unsafe) final var second: LayoutItem?
  /// Where this constraint stands in its items' lists of references.
  nonisolated(unsafe) final var firstReference = -1
  nonisolated(unsafe) final var secondReference = -1

  public private(set) final var firstAttribute = Attribute.notAnAttribute
  public private(set) final var secondAttribute = Attribute.notAnAttribute
  public private(set) final var relation = Relation.equal
  public private(set) final var multiplier: CGFloat = 1
  private final var hadSecond = false
  private final var storedConstant: CGFloat = 0
  private final var storedPriority: UILayoutPriority = .required

  /// The view whose constraint this is while active.
  nonisolated(unsafe) unowned(unsafe) final var holder: UIView?
  /// Where this constraint stands among its holder's.
  private final var holderIndex = 0
  /// The engine that this constraint is or will be part of, and its handle once it is.
  nonisolated(unsafe) final var engine: LayoutEngine?
  nonisolated(unsafe) final var handle: Solver.Constraint?
  /// The part of the solver's constant that the items' insets and baselines make up.
  final var attributeOffset = 0.0

  open var identifier: String?
  open var shouldBeArchived = false

  /// A constraint on nothing, which cannot be activated: what subclasses inherit.
  public override init() { super.init() }

  convenience init(
    first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, second: LayoutItem?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    relate(first, firstAttribute, relation, second, secondAttribute, multiplier, constant)
  }

  private final func relate(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    hadSecond = second != nil
    storedConstant = constant
    first.addReference(to: self, isFirst: true)
    second?.addReference(to: self, isFirst: false)
  }

  /// - Parameters:
  ///   - view1: a `UIView` or `UILayoutGuide`; anything else makes a constraint that cannot be activated.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = LayoutItem.of(view1)
    if first == nil {
      RuntimeIssue.report(
        "invalidConstraint", "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
    }
    self.init()
    let second = view2.flatMap { LayoutItem.of($0) }
    if let first { relate(first, attr1, relation, second, attr2, multiplier, c) }
  }

  deinit {
    first?.removeReference(at: firstReference)
    second?.removeReference(at: secondReference)
  }

  public final var firstItem: AnyObject? { first?.owner }
  public final var secondItem: AnyObject? { second?.owner }

  /// The cheap edit: a new constant is put in place, nothing is removed or added.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return reportInvalid("Constant is not finite! That's illegal. constant:\(newValue)")
      }
      storedConstant = newValue
      engine?.constantDidChange(of: self)
    }
  }

  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return reportInvalid(
          "It's illegal to set priority:\(newValue.rawValue). Priorities must be greater than 0 and "
            + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
      }
      guard holder == nil || (newValue == .required) == (storedPriority == .required) else {
        return reportInvalid(
          "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You "
            + "passed priority \(newValue.rawValue) and the existing priority was \(storedPriority.rawValue).")
      }
      storedPriority = newValue
      engine?.priorityDidChange(of: self)
    }
  }

  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  public final var firstAnchor: AnyObject? { first?.anchor(firstAttribute) }
  public final var secondAnchor: AnyObject? { second?.anchor(secondAttribute) }

  // MARK: Activation

  private final func activate() {
    guard holder == nil, let holder = holderForActivation() else { return }
    hold(by: holder)
  }

  final func hold(by view: UIView) {
    holderIndex = view.heldConstraints.count
    view.heldConstraints.append(self)
    holder = view
    view.constraintWasActivated(self)
  }

  final func deactivate() {
    guard let view = holder else { return }
    engine?.remove(self)
    holder = nil
    // The last takes the place: a view with very many constraints lets go of each at the same cost.
    withExtendedLifetime(self) {
      let last = view.heldConstraints.removeLast()
      guard last !== self else { return }
      view.heldConstraints[holderIndex] = last
      last.holderIndex = holderIndex
    }
  }

  /// The holder is going: nothing is left to be part of.
  nonisolated final func holderDidDie() {
    holder = nil
    handle = nil
    engine = nil
  }

  private final func holderForActivation() -> UIView? {
    guard isWellFormed else { return nil }
    guard let firstView = first?.view else {
      reportInvalid("the first item is gone")
      return nil
    }
    guard hadSecond else { return firstView }
    guard let secondView = second?.view else {
      reportInvalid("the second item is gone")
      return nil
    }
    if let ancestor = firstView.commonAncestor(with: secondView) { return ancestor }
    RuntimeIssue.report(
      "noCommonAncestor",
      "Unable to activate constraint with anchors \(self) because they have no common ancestor. Does the constraint or "
        + "its anchors reference items in different view hierarchies? That's illegal.")
    return nil
  }

  private final var isWellFormed: Bool {
    if !storedConstant.isFinite || !multiplier.isFinite {
      reportInvalid("Multiplier and constant must be finite: \(multiplier), \(storedConstant)")
      return false
    }
    if firstAttribute == .notAnAttribute, first == nil { return false }
    guard let problem = Attribute.problem(firstAttribute, hadSecond ? secondAttribute : nil, multiplier) else {
      return true
    }
    reportInvalid(problem)
    return false
  }

  private final func reportInvalid(_ problem: String) {
    RuntimeIssue.report("invalidConstraint", "NSLayoutConstraint for \(self): \(problem)")
  }

  open override nonisolated var description: String {
    MainActor.reading { formula }
  }
}
