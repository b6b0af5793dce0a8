import Testing
import UIKit

@MainActor struct TraitTests {
  private final class Watching: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  @Test func changesReachTheSubtree() {
    let window = UIWindow()
    let view = Watching()
    window.addSubview(view)
    #expect(view.previous.isEmpty)
    window._changeTraits { $0.userInterfaceStyle = .dark }
    #expect(view.previous.count == 1 && view.previous[0]?.userInterfaceStyle == .light)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    window._changeTraits { $0.userInterfaceStyle = .dark }
    #expect(view.previous.count == 1)
    window._changeTraits { $0.userInterfaceStyle = .light }
  }

  @Test func overridesHoldBelow() {
    let (outer, inner) = (UIView(), Watching())
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark && inner.previous.count == 1)
    #expect(outer.superview == nil && UIView().traitCollection.userInterfaceStyle == .light)
    let controller = UIViewController()
    controller.traitOverrides.horizontalSizeClass = .regular
    controller.view.addSubview(outer)
    #expect(inner.traitCollection.horizontalSizeClass == .regular && inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func registeredHandlersHearTheirTraits() {
    let window = UIWindow()
    let view = UIView()
    window.addSubview(view)
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, before) in
      styles.append(before.userInterfaceStyle)
    }
    window._changeTraits { $0.preferredContentSizeCategory = .small }
    #expect(styles.isEmpty)
    window._changeTraits { $0.userInterfaceStyle = .dark }
    #expect(styles == [.light])
    view.unregisterForTraitChanges(registration)
    window._changeTraits {
      $0.userInterfaceStyle = .light
      $0.preferredContentSizeCategory = .large
    }
    #expect(styles.count == 1)
  }

  @Test func dynamicColoursResolve() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == .white && color.resolvedColor(with: UITraitCollection()) == .black)
    #expect(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark).cgColor.alpha == 0.5)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
  }

  @Test func fontsOfTheTypeSizes() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: large) == 106)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory && UIContentSizeCategory.small < .large)
  }

  @Test func tintIsInherited() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
  }
}
