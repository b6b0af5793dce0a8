import Testing
import UIKit

@MainActor struct ConfigurationTests {
  private struct Plain: UIContentConfiguration {
    var text = ""
    func makeContentView() -> any UIView & UIContentView { PlainView(self) }
    func updated(for state: any UIConfigurationState) -> Plain { self }
  }

  private final class PlainView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Plain) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  @Test func supportIsByType() {
    let view = Plain().makeContentView()
    #expect(view.supports(Plain(text: "other")) && !view.supports(UIListContentConfiguration.cell()))
  }

  @Test func aListRowHasItsTextsUnderEachOther() {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Title"
    configuration.secondaryText = "Subtitle"
    configuration.image = UIImage(systemName: "star")
    let view = configuration.makeContentView()
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let title = UIFont.preferredFont(forTextStyle: .body).lineHeight
    let subtitle = UIFont.preferredFont(forTextStyle: .footnote).lineHeight
    #expect(size.width == 390 && abs(size.height - (11 + title + 4 + subtitle + 11)) < 1)
    view.frame.size = size
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(
      labels.map(\.text) == ["Title", "Subtitle"]
        && labels[0].frame.minX == 32 + UIImage(systemName: "star")!.size.width)
    #expect(labels[1].frame.minY > labels[0].frame.maxY)
  }

  @Test func valuesStandBesideWhereTheyFit() {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Name"
    configuration.secondaryText = "Value"
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.minX == 16 && labels[1].frame.maxX == 382 && labels[0].frame.midY == labels[1].frame.midY)
  }

  @Test func anotherConfigurationIsTakenInPlace() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "one"
    let view = UIListContentView(configuration: configuration)
    let label = view.subviews[0]
    configuration.text = "two"
    view.configuration = configuration
    #expect(view.subviews[0] === label && (label as? UILabel)?.text == "two")
    configuration.text = nil
    view.configuration = configuration
    #expect(label.isHidden)
  }

  @Test func heightFollowsTheWidth() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = String(repeating: "many words ", count: 20)
    let view = UIListContentView(configuration: configuration)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > view.intrinsicContentSize.height * 3)
  }

  @Test func statesCarryCustomValues() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let key = UIConfigurationStateCustomKey("isRead")
    state[key] = true
    state.isSelected = true
    #expect(state[key] == AnyHashable(true) && state != UICellConfigurationState(traitCollection: UITraitCollection()))
  }

  @Test func backgroundsFollowTheState() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let background = UIBackgroundConfiguration.listPlainCell()
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor === UIColor.systemGray4)
    var own = background
    own.backgroundColor = .red
    #expect(own.updated(for: state).backgroundColor === UIColor.red)
  }
}
