import Meter
import Testing
import UIKit

/// The stack-view cases of oracles/autolayout.json on UIStackView, under their ids, and what else a stack does.
@MainActor struct UIStackViewTests {
  private let views = [Box(160, 200), Box(80, 100), Box(40, 50)]

  private func stack(_ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    configure(stack)
    return stack
  }

  /// Lays the stack out at its top left, with `width` if given, else as small as it gets.
  @discardableResult private func layOut(_ stack: UIStackView, width: CGFloat? = nil) -> UIView {
    let root = root(1000, 1000, stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    root.layoutIfNeeded()
    return root
  }

  @Test("sv-fill-spacing10-free") func fillFree() {
    let stack = stack { $0.spacing = 10 }
    layOut(stack)
    #expect(stack.frame.width == 300 && views[1].frame.minX == 170 && views[2].frame.minX == 260)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 300)
  }

  @Test("sv-fill-compress-lowcomp") func fillCompresses() {
    for (view, priority) in zip(views, [749, 750, 751] as [Float]) { _ = view.resist(priority) }
    layOut(stack(), width: 200)
    #expect(views.map(\.frame.width) == [80, 80, 40])
  }

  @Test("sv-fillequally-320") func fillEqually() {
    layOut(stack { ($0.spacing, $0.distribution) = (10, .fillEqually) }, width: 320)
    #expect(views.map(\.frame.width) == [100, 100, 100] && views.map(\.frame.minX) == [0, 110, 220])
  }

  @Test("sv-fillprop-25-75") func fillProportionally() {
    let pair = [Box(25, 10), Box(75, 10)]
    let stack = UIStackView(arrangedSubviews: pair)
    stack.distribution = .fillProportionally
    layOut(stack, width: 200)
    #expect(pair.map(\.frame.width) == [50, 150])
  }

  @Test("sv-fillprop-spacing-bug") func fillProportionallyWithSpacing() {
    layOut(stack { ($0.spacing, $0.distribution) = (10, .fillProportionally) }, width: 600)
    #expect(views.map(\.frame.width) == [320, 160, 100])
  }

  @Test("sv-equalspacing-free") func equalSpacingFree() {
    let stack = stack { ($0.spacing, $0.distribution) = (10, .equalSpacing) }
    layOut(stack)
    #expect(stack.frame.width == 300)
  }

  @Test func equalSpacingShares() {
    layOut(stack { $0.distribution = .equalSpacing }, width: 380)
    #expect(views.map(\.frame.minX) == [0, 210, 340])
  }

  @Test func equalCentering() {
    let same = [Box(100, 10), Box(40, 10), Box(40, 10)]
    let stack = UIStackView(arrangedSubviews: same)
    stack.distribution = .equalCentering
    layOut(stack, width: 400)
    #expect(same.map(\.frame.midX) == [50, 215, 380])
  }

  @Test("sv-hidden-middle") func hiddenMiddle() {
    let stack = stack { $0.spacing = 10 }
    views[1].isHidden = true
    layOut(stack)
    #expect(stack.frame.width == 210 && views[1].frame.width == 0 && views[2].frame.minX == 170)
  }

  @Test func hiddenAtTheEndTakesItsSpacingAlong() {
    let stack = stack { $0.spacing = 10 }
    let root = layOut(stack)
    views[2].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 250)
    views[2].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.width == 300)
  }

  @Test("sv-align-center") func alignCenter() {
    let stack = stack { $0.alignment = .center }
    layOut(stack)
    #expect(stack.frame.height == 200 && views.map(\.frame.minY) == [0, 50, 75])
  }

  @Test("sv-align-bottom") func alignBottom() {
    let stack = stack { $0.alignment = .bottom }
    layOut(stack)
    #expect(stack.frame.height == 200 && views.map(\.frame.minY) == [0, 100, 150])
  }

  @Test("sv-margins-free") func margins() {
    let stack = stack {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    layOut(stack)
    #expect(stack.frame.size == CGSize(width: 296, height: 216) && views[0].frame.minX == 8)
  }

  @Test func customSpacing() {
    let stack = stack { $0.spacing = 10 }
    stack.setCustomSpacing(30, after: views[0])
    layOut(stack)
    #expect(views.map(\.frame.minX) == [0, 190, 280])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func removedSubviewIsNotArranged() {
    let stack = stack { $0.spacing = 10 }
    let root = layOut(stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 210)
  }

  @Test func removedArrangedSubviewStaysASubview() {
    let stack = stack()
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews.count == 2 && views[1].superview === stack)
  }

  @Test func fittingAVerticalStackOfLabels() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 4
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 160, height: 358))
  }
}
