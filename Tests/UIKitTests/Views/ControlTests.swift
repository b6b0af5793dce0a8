import Testing
import Turns
import UIKit

@MainActor struct ControlTests {
  @Test func actionsRunInTheOrderOfRegistration() {
    var log: [String] = []
    let control = UIControl()
    control.addAction(UIAction { _ in log.append("one") }, for: .touchUpInside)
    control.addAction(
      UIAction { action in log.append("two \(action.sender is UIControl)") }, for: .primaryActionTriggered)
    control._tap()
    control.isEnabled = false
    control._tap()
    #expect(log == ["one", "two true"])
  }

  @Test func anActionReplacesTheOneOfItsIdentifier() {
    var log: [String] = []
    let control = UIControl()
    let identifier = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: identifier) { _ in log.append("old") }, for: .touchUpInside)
    control.addAction(UIAction(identifier: identifier) { _ in log.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["new"])
  }

  @Test func states() {
    let control = UIControl()
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func aSwitchToggles() {
    var values: [Bool] = []
    let view = UISwitch()
    view.addAction(UIAction { [unowned view] _ in values.append(view.isOn) }, for: .valueChanged)
    view._tap()
    view._tap()
    #expect(values == [true, false] && view.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func aSpinnerHidesWhenStopped() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.isHidden && spinner.intrinsicContentSize == CGSize(width: 37, height: 37))
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
  }

  @Test func aConfiguredButtonIsItsPartsAndInsets() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel!.intrinsicContentSize
    let image = UIImage(systemName: "cart")!.size
    #expect(button.intrinsicContentSize.width == 12 + image.width + 6 + title.width + 12)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 12 && button.titleLabel?.frame.minX == 18 + image.width)
    button.configuration?.imagePlacement = .trailing
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 12)
  }

  @Test func aButtonUpdatesItsConfigurationBeforeLayout() {
    var updates = 0
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      updates += 1
      button.configuration?.title = button.isSelected ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(updates == 1 && button.titleLabel?.text == "off")
    button.isSelected = true
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(updates == 2 && button.titleLabel?.text == "on")
  }

  @Test func titlesByState() {
    let button = UIButton(type: .system)
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    #expect(button.currentTitle == "normal" && button.titleLabel?.text == "normal")
    button.isSelected = true
    #expect(button.titleLabel?.text == "selected" && button.title(for: .disabled) == nil)
  }

  @Test func animationsTakeTheirFinalStateAndCompleteOnTheVirtualClock() {
    let view = UIView()
    var finished = false
    UIView.animate(withDuration: 0.5) {
      #expect(UIView.inheritedAnimationDuration == 0.5)
      view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0 && !finished)
    let start = TurnLoop.main.now
    TurnLoop.main.turn(until: { finished }, limit: 100)
    #expect(finished && TurnLoop.main.now - start >= 0.5)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func gesturesAreFired() {
    let view = UIView()
    let tap = UITapGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    tap._action = { states.append($0.state) }
    view.addGestureRecognizer(tap)
    tap._fire()
    tap.isEnabled = false
    tap._fire()
    #expect(states == [.ended] && tap.view === view && view.gestureRecognizers?.count == 1)
  }
}
