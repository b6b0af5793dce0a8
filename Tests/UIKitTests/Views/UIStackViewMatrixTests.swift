import Testing
import UIKit

/// Every distribution with every alignment, along both axes, with and without spacing, margins and hidden views, against
/// what the rules of a stack give by arithmetic.
@MainActor struct UIStackViewMatrixTests {
  /// Along and across, before the axis is known.
  @MainActor private struct Plan {
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let axis: NSLayoutConstraint.Axis
    let hidden: Set<Int>
    let spacing: CGFloat
    let margin: CGFloat

    static let length: CGFloat = 400
    static let breadth: CGFloat = 60
    static let along: [CGFloat] = [60, 40, 24, 30]
    static let across: [CGFloat] = [30, 20, 10, 16]

    var shown: [Int] { Plan.along.indices.filter { !hidden.contains($0) } }
    var room: CGFloat { Plan.length - 2 * margin }

    /// Start and size along the axis of each view that is shown.
    var spans: [(start: CGFloat, size: CGFloat)] {
      let natural = shown.map { Plan.along[$0] }
      let total = natural.reduce(0, +)
      let gaps = spacing * CGFloat(shown.count - 1)
      switch distribution {
      case .fill:
        // The last shown has the lowest hugging priority.
        return packed(natural.dropLast() + [room - gaps - total + (natural.last ?? 0)], spacing)
      case .fillEqually:
        return packed(natural.map { _ in (room - gaps) / CGFloat(natural.count) }, spacing)
      case .fillProportionally:
        let shares = natural.dropLast().map { $0 / (total + gaps) * room }
        return packed(shares + [room - gaps - shares.reduce(0, +)], spacing)
      case .equalSpacing:
        return natural.count == 1
          ? packed([room], 0) : packed(natural, (room - total) / CGFloat(natural.count - 1))
      case .equalCentering:
        guard natural.count > 1, let first = natural.first, let last = natural.last else { return packed([room], 0) }
        let step = (room - first / 2 - last / 2) / CGFloat(natural.count - 1)
        return natural.enumerated().map {
          (margin + first / 2 + step * CGFloat($0.offset) - $0.element / 2, $0.element)
        }
      @unknown default: return []
      }
    }

    private func packed(_ sizes: [CGFloat], _ gap: CGFloat) -> [(start: CGFloat, size: CGFloat)] {
      var start = margin
      return sizes.map { size in
        defer { start += size + gap }
        return (start, size)
      }
    }

    func band(_ index: Int) -> (start: CGFloat, size: CGFloat) {
      let room = Plan.breadth - 2 * margin
      let natural = Plan.across[index]
      switch alignment {
      case .leading: return (margin, natural)
      case .center: return (margin + (room - natural) / 2, natural)
      case .trailing: return (margin + room - natural, natural)
      default: return (margin, room)
      }
    }

    func make() -> (root: UIView, stack: UIStackView) {
      let isHorizontal = axis == .horizontal
      let stack = UIStackView(
        arrangedSubviews: Plan.along.indices.map { index in
          let (a, b) = (Plan.along[index], Plan.across[index])
          let box = isHorizontal ? Box(a, b) : Box(b, a)
          return box.hug(250 - Float(index), 250 - Float(index))
        })
      (stack.distribution, stack.alignment, stack.axis, stack.spacing) = (distribution, alignment, axis, spacing)
      stack.isLayoutMarginsRelativeArrangement = margin > 0
      stack.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
      for index in hidden { stack.arrangedSubviews[index].isHidden = true }
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.widthAnchor.constraint(equalToConstant: isHorizontal ? Plan.length : Plan.breadth),
        stack.heightAnchor.constraint(equalToConstant: isHorizontal ? Plan.breadth : Plan.length),
      ])
      return (root, stack)
    }

    func check(_ stack: UIStackView) {
      for (index, span) in zip(shown, spans) {
        let band = band(index)
        let frame = stack.arrangedSubviews[index].frame
        let expected =
          axis == .horizontal
          ? CGRect(x: span.start, y: band.start, width: span.size, height: band.size)
          : CGRect(x: band.start, y: span.start, width: band.size, height: span.size)
        let isNear =
          abs(frame.minX - expected.minX) < 0.01 && abs(frame.minY - expected.minY) < 0.01
          && abs(frame.width - expected.width) < 0.01 && abs(frame.height - expected.height) < 0.01
        #expect(isNear, "view \(index) of \(self): \(frame), not \(expected)")
      }
    }
  }

  private nonisolated static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  @Test(arguments: distributions, [UIStackView.Alignment.fill, .leading, .center, .trailing])
  func frames(_ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for spacing in [0, 6] as [CGFloat] {
        for margin in [0, 5] as [CGFloat] {
          for hidden in [[], [1], [0], [3], [1, 2], [0, 1, 3]] as [Set<Int>] {
            let plan = Plan(
              distribution: distribution, alignment: alignment, axis: axis, hidden: hidden, spacing: spacing,
              margin: margin)
            let (root, stack) = plan.make()
            let found = issues { root.layoutIfNeeded() }
            #expect(found.isEmpty, "\(found)")
            plan.check(stack)
          }
        }
      }
    }
  }

  /// What is shown and hidden later ends where it would have begun.
  @Test(arguments: distributions) func showingAndHiding(_ distribution: UIStackView.Distribution) {
    func plan(_ hidden: Set<Int>) -> Plan {
      Plan(
        distribution: distribution, alignment: .center, axis: .horizontal, hidden: hidden, spacing: 6, margin: 5)
    }
    let (root, stack) = plan([]).make()
    for hidden in [[2], [], [0, 1], [3], [1, 2], [], [0, 2, 3], []] as [Set<Int>] {
      for (index, view) in stack.arrangedSubviews.enumerated() { view.isHidden = hidden.contains(index) }
      root.layoutIfNeeded()
      plan(hidden).check(stack)
    }
  }

  @Test(arguments: distributions) func nothingShownTakesNoRoom(_ distribution: UIStackView.Distribution) {
    let stack = UIStackView(arrangedSubviews: [Box(60, 30), Box(40, 20)])
    (stack.distribution, stack.spacing) = (distribution, 6)
    for view in stack.arrangedSubviews { view.isHidden = true }
    let found = issues { #expect(stack.systemLayoutSizeFitting(.zero).width == 0) }
    #expect(found.isEmpty)
  }

  /// Where arranged views tie, their index decides (`k-ambiguity`): the same way, however the stack got its size.
  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func tiesAreSettledByIndex(_ axis: NSLayoutConstraint.Axis) {
    func sizes(_ lengths: CGFloat...) -> [CGFloat] {
      let boxes = [Box(60, 60), Box(40, 40), Box(20, 20)]
      let stack = UIStackView(arrangedSubviews: boxes)
      stack.axis = axis
      let root = root(1000, 1000, stack)
      let size = axis == .horizontal ? stack.widthAnchor : stack.heightAnchor
      let length = size.constraint(equalToConstant: lengths[0])
      NSLayoutConstraint.activate([
        length, stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      for each in lengths {
        length.constant = each
        root.layoutIfNeeded()
      }
      return boxes.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
    }
    // Too long, too short by less and by more than the first has, and both after having been otherwise.
    #expect(sizes(300) == [240, 40, 20] && sizes(100) == [40, 40, 20] && sizes(50) == [0, 30, 20])
    #expect(sizes(80, 300) == [240, 40, 20] && sizes(500, 300) == [240, 40, 20] && sizes(120, 300) == [240, 40, 20])
    #expect(sizes(300, 80) == [20, 40, 20] && sizes(10, 100) == [40, 40, 20] && sizes(100, 10, 120) == [60, 40, 20])
  }

  @Test func aTieBehindAHiddenViewAndOneThatIsNone() {
    let boxes = [Box(60, 10), Box(40, 10), Box(20, 10)]
    let stack = UIStackView(arrangedSubviews: boxes)
    let root = root(1000, 1000, stack)
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalToConstant: 200),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    boxes[0].isHidden = true
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.width) == [0, 180, 20])
    boxes[0].isHidden = false
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.width) == [140, 40, 20])
    // One is more willing than the others: no tie is left.
    _ = boxes[2].hug(249)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(boxes.map(\.frame.width) == [60, 40, 100])
  }

  /// Views without a size of their own: the first takes all.
  @Test func viewsWithoutAnIntrinsicSizeTie() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    let root = root(1000, 1000, stack)
    NSLayoutConstraint.activate([
      stack.widthAnchor.constraint(equalToConstant: 200), stack.heightAnchor.constraint(equalToConstant: 20),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [180, 0, 0])
  }

  /// Across, a view that nothing gives a size has none.
  @Test(arguments: [UIStackView.Alignment.leading, .center, .trailing])
  func viewsWithoutASizeAcross(_ alignment: UIStackView.Alignment) {
    let views = [Box(20, 30), Box(40, UIView.noIntrinsicMetric)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 30))
    let root = root(1000, 1000, stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.height) == [30, 0] && stack.frame.height == 30)
  }

  private func labels(_ sizes: CGFloat...) -> [UILabel] {
    sizes.map {
      let label = UILabel()
      label.font = .systemFont(ofSize: $0)
      label.text = "text"
      return label
    }
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselinesMeet(_ alignment: UIStackView.Alignment) {
    let labels = labels(12, 30, 17)
    labels[2].numberOfLines = 2
    labels[2].text = "one\ntwo"
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = alignment
    let root = root(1000, 1000, stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(issues { root.layoutIfNeeded() }.isEmpty)
    // Labels round their height up to whole pixels, so that a baseline lies within one of where the font has it.
    let baselines = labels.map { label in
      alignment == .firstBaseline
        ? label.frame.minY + label.font.ascender : label.frame.maxY + label.font.descender
    }
    #expect(baselines.allSatisfy { abs($0 - baselines[0]) < 1 })
    // The stack holds them all, and no more.
    #expect(abs((labels.map(\.frame.minY).min() ?? -1) - 0) < 0.01)
    #expect(abs((labels.map(\.frame.maxY).max() ?? -1) - stack.frame.height) < 0.01)
  }

  @Test func baselineRelativeColumns() {
    let labels = labels(12, 30)
    let stack = UIStackView(arrangedSubviews: labels)
    (stack.axis, stack.spacing, stack.isBaselineRelativeArrangement) = (.vertical, 40, true)
    let root = root(1000, 1000, stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let last = labels[0].frame.maxY + labels[0].font.descender
    let first = labels[1].frame.minY + labels[1].font.ascender
    #expect(abs(first - last - 40) < 1)
  }

  @Test func customSpacingBesideHiddenViews() {
    let boxes = [Box(10, 10), Box(20, 10), Box(30, 10)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.spacing = 4
    stack.setCustomSpacing(20, after: boxes[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 88)
    // Each gap beside it loses half.
    boxes[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == 54)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    #expect(stack.systemLayoutSizeFitting(.zero).width == 46)
  }
}
