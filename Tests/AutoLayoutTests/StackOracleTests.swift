import AutoLayout
import Testing

/// The stack view cases of `autolayout.json`, each under its id, as the constraints that a stack view makes (facts:
/// engine 3): edges and spacing required, the stack's own size 0 at 49.
@Suite struct StackOracleTests {
  private static let three: [[Double]] = [[160, 200], [80, 100], [40, 50]]

  /// A horizontal stack with everything but its distribution's and alignment's own constraints.
  private func stack(
    _ sizes: [[Double]] = three, spacing: Double = 0, comp: [Float] = [750, 750, 750], margin: Double = 0,
    hidden: Int? = nil, isSpaced: Bool = true
  ) -> LayoutSystem {
    let system = LayoutSystem()
    system.addView("sv")
    system.add("sv.left", .equal, 0)
    system.add("sv.top", .equal, 0)
    for (index, size) in sizes.enumerated() {
      system.addView("v\(index)", size, comp: [comp[index], 750])
      if index == hidden { system.add("v\(index).width", .equal, 0) }
      guard index > 0, isSpaced else { continue }
      let touchesHidden = index == hidden || index - 1 == hidden
      system.add("v\(index).left", .equal, "v\(index - 1).right", touchesHidden ? spacing / 2 : spacing)
    }
    system.add("v0.left", .equal, "sv.left", margin)
    system.add("sv.right", .equal, "v\(sizes.count - 1).right", margin)
    system.add("sv.width", .equal, 0, at: 49)
    system.add("sv.height", .equal, 0, at: 49)
    return system
  }

  private func fillVertically(_ system: LayoutSystem, margin: Double = 0) {
    for index in 0..<3 {
      system.add("v\(index).top", .equal, "sv.top", margin)
      system.add("sv.bottom", .equal, "v\(index).bottom", margin)
    }
  }

  private func expect(
    _ system: LayoutSystem, _ values: KeyValuePairs<String, Double>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (attribute, value) in values {
      let found = system.value(attribute)
      #expect(abs(found - value) < 0.05, "\(attribute) is \(found), not \(value)", sourceLocation: sourceLocation)
    }
    #expect(system.solver.broken.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("sv-fill-spacing10-free") func fillSpacing10Free() {
    expect(stack(spacing: 10), ["sv.width": 300, "v1.left": 170, "v2.left": 260])
  }

  @Test("sv-fill-compress-lowcomp") func fillCompressLowComp() {
    let system = stack(comp: [749, 750, 751])
    system.add("sv.width", .equal, 200)
    expect(system, ["v0.width": 80, "v1.width": 80, "v2.width": 40])
  }

  @Test("sv-fillequally-320") func fillEqually320() {
    let system = stack(spacing: 10)
    for index in 1..<3 { system.add("v\(index).width", .equal, "v0.width") }
    system.add("sv.width", .equal, 320)
    expect(system, ["v0.width": 100, "v1.left": 110, "v2.left": 220])
  }

  /// Widths in proportion: size ÷ (sum of sizes and spacing) of the stack's, at 999, 998, ….
  private func fillProportionally(_ system: LayoutSystem, _ sizes: [[Double]], spacing: Double) {
    let total = sizes.reduce(0) { $0 + $1[0] } + spacing * Double(sizes.count - 1)
    for (index, size) in sizes.enumerated() {
      system.add("v\(index).width", .equal, "sv.width", times: size[0] / total, 0, at: 999 - Float(index))
    }
  }

  @Test("sv-fillprop-25-75") func fillProp2575() {
    let sizes: [[Double]] = [[25, 10], [75, 10]]
    let system = stack(sizes)
    fillProportionally(system, sizes, spacing: 0)
    system.add("sv.width", .equal, 200)
    expect(system, ["v0.width": 50, "v1.width": 150])
  }

  @Test("sv-fillprop-spacing-bug") func fillPropSpacingBug() {
    let system = stack(spacing: 10)
    fillProportionally(system, Self.three, spacing: 10)
    system.add("sv.width", .equal, 600)
    expect(system, ["v0.width": 320, "v1.width": 160, "v2.width": 100])
  }

  @Test("sv-equalspacing-free") func equalSpacingFree() {
    let system = stack(isSpaced: false)
    for gap in 0..<2 {
      system.addView("g\(gap)")
      system.add("g\(gap).left", .equal, "v\(gap).right")
      system.add("v\(gap + 1).left", .equal, "g\(gap).right")
      system.add("v\(gap + 1).left", .greaterThanOrEqual, "v\(gap).right", 10)
    }
    system.add("g1.width", .equal, "g0.width")
    expect(system, ["sv.width": 300])
  }

  @Test("sv-hidden-middle") func hiddenMiddle() {
    expect(stack(spacing: 10, hidden: 1), ["sv.width": 210, "v1.width": 0, "v2.left": 170])
  }

  @Test("sv-align-center") func alignCenter() {
    let system = stack()
    for index in 0..<3 {
      system.add("v\(index).centerY", .equal, "sv.centerY")
      system.add("v\(index).top", .greaterThanOrEqual, "sv.top")
      system.add("sv.bottom", .greaterThanOrEqual, "v\(index).bottom")
    }
    expect(system, ["sv.height": 200, "v0.top": 0, "v1.top": 50, "v2.top": 75])
  }

  @Test("sv-align-bottom") func alignBottom() {
    let system = stack()
    for index in 0..<3 {
      system.add("v\(index).bottom", .equal, "sv.bottom")
      system.add("v\(index).top", .greaterThanOrEqual, "sv.top")
    }
    expect(system, ["sv.height": 200, "v1.top": 100, "v2.top": 150])
  }

  @Test("sv-margins-free") func marginsFree() {
    let system = stack(margin: 8)
    fillVertically(system, margin: 8)
    // Filled views share a height that no compression resistance may shrink: the tallest's, 200.
    expect(system, ["sv.width": 296, "sv.height": 216, "v0.left": 8])
  }

  /// `k-ambiguity`: with all priorities alike, which view of a filling stack gives way is not determined by the
  /// constraints. That it goes by index is UIKit's doing; the solver can tell that there is a choice.
  @Test("k-ambiguity") func ambiguity() {
    let system = stack()
    system.add("sv.width", .equal, 400)
    #expect(abs(system.value("v2.right") - 400) < 0.05)
    #expect(system.solver.isAmbiguous(system.variables["v0"]![2]))
    #expect(!system.solver.isAmbiguous(system.variables["sv"]![2]))
  }
}
