import Testing
import UIKit

/// Nothing that is asked of constraints crashes, hangs, or moves a view that has nothing to do with it.
@MainActor struct BadConstraintTests {
  private let calm = Box(50, 20)
  private let odd = UIView()
  private let root: UIView

  init() {
    root = UIKitTests.root(300, 100, calm, odd)
    NSLayoutConstraint.activate([
      calm.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      calm.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      odd.leadingAnchor.constraint(equalTo: root.leadingAnchor), odd.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
  }

  /// The kinds of finding that a change and the layout after it report.
  private func kinds(_ change: () -> Void) -> [String] {
    let found = issues {
      change()
      root.layoutIfNeeded()
    }
    #expect(calm.frame == CGRect(x: 7, y: 3, width: 50, height: 20))
    return found.map(\.kind)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func constantsThatAreNotFinite(_ constant: CGFloat) {
    let width = odd.widthAnchor.constraint(equalToConstant: 10)
    #expect(kinds { width.isActive = true }.isEmpty)
    #expect(kinds { width.constant = constant } == ["invalidConstraint"])
    #expect(odd.frame.width == 10 && width.constant == 10)
    let other = odd.heightAnchor.constraint(equalToConstant: constant)
    #expect(kinds { other.isActive = true } == ["invalidConstraint"])
    #expect(!other.isActive)
  }

  @Test(arguments: [1e300, 1e12] as [CGFloat]) func enormousConstants(_ constant: CGFloat) {
    let width = odd.widthAnchor.constraint(equalToConstant: constant)
    #expect(kinds { width.isActive = true } == ["constraintConstantExceedsLimit"])
    #expect(odd.frame.width == 1e9)
    #expect(kinds { width.constant = 12.25 }.isEmpty)
    #expect(odd.frame.width == 12.25)
  }

  @Test func tinyConstants() {
    let width = odd.widthAnchor.constraint(equalToConstant: 1e-12)
    #expect(kinds { width.isActive = true }.isEmpty)
    let same = odd.widthAnchor.constraint(equalToConstant: 0)
    #expect(kinds { same.isActive = true }.isEmpty)
    #expect(odd.frame.width == 0)
  }

  @Test func zeroMultipliers() {
    let size = odd.widthAnchor.constraint(equalTo: calm.widthAnchor, multiplier: 0, constant: 30)
    #expect(kinds { size.isActive = true }.isEmpty)
    #expect(odd.frame.width == 30)
    let place = NSLayoutConstraint(
      item: odd, attribute: .right, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0, constant: 30)
    #expect(kinds { place.isActive = true } == ["invalidConstraint"])
    #expect(!place.isActive)
  }

  @Test func cyclesThatContradictAndCyclesThatDoNot() {
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let ring = [(a, b), (b, odd), (odd, a)].map { $0.0.widthAnchor.constraint(equalTo: $0.1.widthAnchor) }
    #expect(kinds { NSLayoutConstraint.activate(ring) }.isEmpty)
    #expect(kinds { odd.widthAnchor.constraint(equalToConstant: 33).isActive = true }.isEmpty)
    #expect(a.frame.width == 33 && b.frame.width == 33)
    let wrong = a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: 10)
    let found = issues {
      wrong.isActive = true
      root.layoutIfNeeded()
    }
    #expect(found.map(\.kind) == ["unsatisfiableConstraints"])
    #expect(found[0].message.contains("Will attempt to recover by breaking constraint"))
    // The contradiction goes with what made it.
    #expect(kinds { wrong.isActive = false }.isEmpty)
    #expect(a.frame.width == 33)
  }

  @Test func unrelatedHierarchies() {
    let stranger = UIView()
    let apart = odd.widthAnchor.constraint(equalTo: stranger.widthAnchor)
    #expect(kinds { apart.isActive = true } == ["noCommonAncestor"])
    #expect(kinds { root.addConstraint(apart) } == ["noCommonAncestor"])
    #expect(!apart.isActive && root.constraints.count == 4)
    root.addSubview(stranger)
    #expect(kinds { apart.isActive = true }.isEmpty)
  }

  @Test func removingWhatWasNeverAdded() {
    let never = odd.widthAnchor.constraint(equalToConstant: 10)
    #expect(kinds { never.isActive = false }.isEmpty)
    #expect(kinds { NSLayoutConstraint.deactivate([never]) }.isEmpty)
    #expect(kinds { odd.removeConstraint(never) } == ["unknownConstraint"])
    never.isActive = true
    #expect(kinds { root.removeConstraint(never) } == ["unknownConstraint"])
    #expect(never.isActive)
    #expect(kinds { odd.removeConstraint(never) }.isEmpty)
    #expect(kinds { odd.removeConstraint(never) } == ["unknownConstraint"])
  }

  @Test func aPriorityDoesNotBecomeRequiredNorOptionalWhileInstalled() {
    let width = odd.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    width.priority = .required
    width.isActive = true
    let found = issues { width.priority = .defaultHigh }
    #expect(found.map(\.kind) == ["invalidConstraint"])
    #expect(
      found.first?.message.contains("Mutating a priority from required to not on an installed constraint") == true)
    #expect(width.priority == .required)
    width.isActive = false
    #expect(kinds { width.priority = .defaultLow }.isEmpty)
    width.isActive = true
    #expect(kinds { width.priority = .defaultHigh }.isEmpty)
    #expect(kinds { width.priority = .required } == ["invalidConstraint"])
    #expect(width.priority == .defaultHigh && odd.frame.width == 10)
  }

  @Test(arguments: [0, -1, 1000.5, Float.nan]) func prioritiesOutOfRange(_ priority: Float) {
    let width = odd.widthAnchor.constraint(equalToConstant: 10)
    #expect(kinds { width.priority = UILayoutPriority(priority) } == ["invalidConstraint"])
    #expect(width.priority == .required)
  }

  /// A view that changes its constraints whenever it is laid out.
  private final class Fickle: UIView {
    var change: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      change()
    }
  }

  @Test func deactivatingInTheMiddleOfLayout() {
    let fickle = Fickle()
    let inner = Box(20, 10)
    fickle.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(fickle)
    fickle.addSubview(inner)
    let wide = fickle.widthAnchor.constraint(equalToConstant: 200)
    let narrow = fickle.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      wide, fickle.heightAnchor.constraint(equalToConstant: 30),
      fickle.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      fickle.topAnchor.constraint(equalTo: root.topAnchor),
      inner.trailingAnchor.constraint(equalTo: fickle.trailingAnchor),
      inner.topAnchor.constraint(equalTo: fickle.topAnchor),
    ])
    fickle.change = {
      guard wide.isActive else { return }
      wide.isActive = false
      narrow.isActive = true
      inner.removeFromSuperview()
    }
    #expect(kinds {}.isEmpty)
    root.setNeedsLayout()
    #expect(kinds {}.isEmpty)
    #expect(fickle.frame.width == 40 && inner.superview == nil)
  }

  @Test func aViewRemovedWithItsConstraints() {
    let between = Box(30, 10)
    root.addSubview(between)
    let own = between.widthAnchor.constraint(equalToConstant: 60)
    let outside = [
      between.leadingAnchor.constraint(equalTo: calm.trailingAnchor),
      odd.widthAnchor.constraint(equalTo: between.widthAnchor),
    ]
    #expect(kinds { NSLayoutConstraint.activate(outside + [own]) }.isEmpty)
    #expect(between.frame.minX == 57 && odd.frame.width == 60)
    #expect(kinds { between.removeFromSuperview() }.isEmpty)
    #expect(own.isActive && outside.allSatisfy { !$0.isActive })
    // Back again, it has what it brought along; the rest has to be made anew.
    #expect(kinds { root.addSubview(between) }.isEmpty)
    #expect(kinds { NSLayoutConstraint.activate(outside) }.isEmpty)
    #expect(between.frame.minX == 57 && odd.frame.width == 60)
  }

  // MARK: Ambiguity

  @Test func ambiguityIsSeenAndExercised() {
    #expect(odd.hasAmbiguousLayout && !calm.hasAmbiguousLayout)
    let before = odd.frame
    odd.exerciseAmbiguityInLayout()
    #expect(kinds {}.isEmpty)
    #expect(odd.frame != before && odd.frame.minX == 0)
    odd.exerciseAmbiguityInLayout()
    #expect(kinds {}.isEmpty)
    #expect(odd.frame == before)
    // What is not ambiguous stays where it is.
    calm.exerciseAmbiguityInLayout()
    #expect(kinds {}.isEmpty)
    odd.exerciseAmbiguityInLayout()
    #expect(kinds { odd.removeFromSuperview() }.isEmpty)
  }
}
