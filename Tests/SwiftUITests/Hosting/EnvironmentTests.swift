import Meter
import SwiftUI
import Testing
import Turns

/// What a hosted view hears of the traits around it, and the values that cross the border.
@MainActor struct EnvironmentTests {
  private struct Reading: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.displayScale) private var scale
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      Text("\(scheme) \(direction) \(size) \(scale) \(width.map { "\($0)" } ?? "none")")
    }
  }

  @Test func traitsBecomeEnvironmentValues() {
    let screen = Screen(UIHostingController(rootView: Reading()))
    screen.turn()
    #expect(screen.view.texts == ["light leftToRight large 3.0 compact"])
    screen.window._changeTraits {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .accessibilityMedium
      $0.horizontalSizeClass = .regular
    }
    screen.turn()
    #expect(screen.view.texts == ["dark leftToRight accessibility1 3.0 regular"])
    screen.window._changeTraits {
      $0.userInterfaceStyle = .light
      $0.preferredContentSizeCategory = .large
      $0.horizontalSizeClass = .compact
    }
  }

  @Test func onlyViewsThatReadWhatChangedAreEvaluated() {
    let screen = Screen(UIHostingController(rootView: VStack { Text("a").padding() }))
    screen.turn()
    let counts = Counts()
    screen.window.overrideUserInterfaceStyle = .dark
    screen.turn()
    #expect(counts[.bodyEvaluations] == 0)
    #expect(counts[.nodesCreated] == 0)
  }

  @Test func aLargerTypeSizeMakesTheHostLarger() {
    let screen = Screen()
    let host = UIHostingController(rootView: Text("Hello"))
    host.view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(host.view)
    host.view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
    host.view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    screen.turn()
    let before = host.view.frame.height
    host.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    screen.turn()
    #expect(host.view.frame.height > before * 1.4)
    #expect(isClose(host.view.frame.size, host.sizeThatFits(in: CGSize(width: 1_000, height: 1_000))))
  }

  @Test func aHostMadeBeforeItsWindowTakesTheWindowsTraits() {
    let host = UIHostingController(rootView: Reading())
    _ = host.sizeThatFits(in: CGSize(width: 300, height: 300))
    let screen = Screen()
    screen.window.overrideUserInterfaceStyle = .dark
    screen.root.addChild(host)
    screen.view.pin(host.view)
    screen.turn()
    #expect(host.view.texts == ["dark leftToRight large 3.0 compact"])
  }

  @Test func rightToLeftMirrors() {
    let screen = Screen()
    let host = UIHostingController(
      rootView: HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Spacer()
      })
    host.traitOverrides.layoutDirection = .rightToLeft
    host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    host.view.backgroundColor = .clear
    screen.view.addSubview(host.view)
    screen.turn(2)
    #expect(host.view.leaves.first?.frame.minX == 90)
  }

  @Test func coloursCross() {
    #expect(Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)).description == "#FF0000FF")
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let label = Color(uiColor: .label)
    #expect(label.resolve(in: EnvironmentValues()).red == 0)
    #expect(label.resolve(in: dark).red == 1)
    #expect(Color(UIColor.label) == label)
    let back = UIColor(Color.red)
    #expect(
      back.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        != back.resolvedColor(
          with: UITraitCollection(userInterfaceStyle: .dark)))
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    UIColor(Color(red: 0.5, green: 0, blue: 0, opacity: 0.25)).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 0.5 && alpha == 0.25)
  }

  @Test func fontsAndImagesCross() {
    #expect(Font(UIFont.systemFont(ofSize: 13)) == .system(size: 13))
    #expect(Font(UIFont.systemFont(ofSize: 13, weight: .bold)) == .system(size: 13, weight: .bold))
    func size<Content: View>(_ content: Content) -> CGSize {
      UIHostingController(rootView: content).sizeThatFits(in: CGSize(width: 1_000, height: 1_000))
    }
    #expect(
      size(Image(uiImage: UIImage(_name: "photo", size: CGSize(width: 30, height: 40))))
        == CGSize(width: 30, height: 40))
    #expect(
      EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
