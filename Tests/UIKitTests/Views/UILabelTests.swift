import Meter
import Testing
import UIKit

@MainActor struct UILabelTests {
  private let long = "A sentence that is long enough to be broken into several lines in a narrow place."

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func anEmptyLabelHasNoSize() {
    #expect(label(nil).intrinsicContentSize == .zero && label("").intrinsicContentSize == .zero)
  }

  @Test func oneLineIsAsHighAsTheFont() {
    let size = label(long).intrinsicContentSize
    #expect(size.height == (UIFont.systemFont(ofSize: 17).lineHeight * 3).rounded(.up) / 3 && size.width > 400)
    #expect(label(long)._intrinsicHeight(forWidth: 100) == nil)
  }

  @Test func severalLinesDependOnTheWidth() {
    let label = label(long, lines: 0)
    let ideal = label.intrinsicContentSize
    let bound = label._intrinsicHeight(forWidth: 150) ?? 0
    #expect(bound > ideal.height * 3)
    #expect(label.sizeThatFits(CGSize(width: 150, height: 1000)).height == bound)
    label.numberOfLines = 2
    #expect((label._intrinsicHeight(forWidth: 150) ?? 0) < bound)
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize.height == bound && label._intrinsicHeight(forWidth: 100) == nil)
  }

  @Test func constraintsWrapTheText() {
    let label = label(long, lines: 0)
    let root = root(200, 500, label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 200 && label.frame.height == label._intrinsicHeight(forWidth: 200))
    label.text = "short"
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func theSameTextAgainInvalidatesNothing() {
    let label = label("text")
    #expect(count(.intrinsicInvalidations) { label.text = "text" } == 0)
    #expect(count(.intrinsicInvalidations) { label.text = "other" } == 1)
    #expect(count(.intrinsicInvalidations) { label.font = .systemFont(ofSize: 17) } == 0)
    #expect(count(.intrinsicInvalidations) { label.font = .systemFont(ofSize: 20) } == 1)
    #expect(count(.intrinsicInvalidations) { label.textColor = .red } == 0)
  }

  @Test func attributedTextIsMeasuredByItsFonts() {
    let label = label("text")
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(string: "text", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    let large = label.intrinsicContentSize
    #expect(label.text == "text" && abs(large.width - 2 * plain.width) < 2 && large.height > plain.height * 1.8)
  }

  @Test func fontsFollowTheTypeSizeWhereAsked() {
    let window = UIWindow()
    let (following, fixed) = (label("text"), label("text"))
    following.font = .preferredFont(forTextStyle: .body)
    fixed.font = .preferredFont(forTextStyle: .body)
    following.adjustsFontForContentSizeCategory = true
    window.addSubview(following)
    window.addSubview(fixed)
    window._changeTraits { $0.preferredContentSizeCategory = .extraExtraExtraLarge }
    #expect(following.font.pointSize == 23 && fixed.font.pointSize == 17)
    window._changeTraits { $0.preferredContentSizeCategory = .large }
  }

  @Test func theDrawnRectangleIsTheTexts() {
    let label = label("text")
    label.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
    label.textAlignment = .right
    var leaves: [_DrawnLeaf] = []
    label._drawnLeaves(into: &leaves, relativeTo: label)
    let size = label.intrinsicContentSize
    #expect(leaves.count == 1 && leaves[0].text == "text" && leaves[0].frame.maxX == 200)
    #expect(abs(leaves[0].frame.midY - 50) < 0.01 && leaves[0].frame.size == size)
  }
}
