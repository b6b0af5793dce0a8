import AutoLayout
import Testing

/// The cases of `autolayout.json` that are constraints, each under its id. Those about fitting sizes and stack views are
/// written out as the constraints that facts/engine 3 says they are; UIKit's tests try them on real views.
/// `k-default-content-priorities` and `k-fitting-sizes` are constants of UIKit's and are tested there.
@Suite struct AutoLayoutOracleTests {
  /// A root of a required size at the origin.
  private func system(_ width: Double, _ height: Double? = nil) -> LayoutSystem {
    let system = LayoutSystem()
    system.addView("root")
    system.add("root.left", .equal, 0)
    system.add("root.top", .equal, 0)
    system.add("root.width", .equal, width)
    if let height { system.add("root.height", .equal, height) }
    return system
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

  // Hugging and compression.

  @Test("al-hug-inequality") func hugInequality() {
    let system = system(300)
    system.addView("a", [100, 20])
    system.add("a.left", .equal, "root.left", 16)
    system.add("a.right", .lessThanOrEqual, "root.right", -16)
    expect(system, ["a.left": 16, "a.width": 100])
  }

  /// Two labels 8 apart that fill the root's width.
  private func pair(_ width: Double, hug: Float = 250, comp: Float = 750) -> LayoutSystem {
    let system = system(width)
    system.addView("a", [80, 20], hug: [hug, 250], comp: [comp, 750])
    system.addView("b", [60, 20])
    system.add("a.left", .equal, "root.left")
    system.add("b.left", .equal, "a.right", 8)
    system.add("b.right", .equal, "root.right")
    return system
  }

  @Test("al-pair-stretch-low-hug") func pairStretchLowHug() {
    expect(pair(300, hug: 251), ["a.width": 80, "b.width": 212, "b.left": 88])
  }

  @Test("al-pair-compress") func pairCompress() { expect(pair(120, comp: 751), ["a.width": 80, "b.width": 32]) }

  @Test("al-pair-exact") func pairExact() { expect(pair(148), ["a.width": 80, "b.width": 60]) }

  // Priorities, inequalities, equations.

  @Test(
    "al-width200-p200, al-width60-p749, al-width300-p249",
    arguments: [(200.0, Float(200)), (60, 749), (300, 249)])
  func widthBelowTheContentPriorities(_ width: Double, _ priority: Float) {
    let system = system(400)
    system.addView("a", [120, 20])
    system.add("a.width", .equal, width, at: priority)
    expect(system, ["a.width": 120])
  }

  @Test("al-max-width") func maxWidth() {
    let system = system(400)
    system.addView("a", [500, 20])
    system.add("a.width", .lessThanOrEqual, 100)
    expect(system, ["a.width": 100])
  }

  @Test("al-two-optional") func twoOptional() {
    let system = system(400)
    system.addView("a")
    system.add("a.width", .equal, 50, at: 500)
    system.add("a.width", .equal, 90, at: 501)
    expect(system, ["a.width": 90])
  }

  @Test("al-aspect") func aspect() {
    let system = system(320, 200)
    system.addView("a")
    system.add("a.height", .equal, 40)
    system.add("a.width", .equal, "a.height", times: 1.5)
    system.add("a.right", .equal, "root.right", -12)
    expect(system, ["a.width": 60, "a.left": 248])
  }

  @Test("al-proportional-left") func proportionalLeft() {
    let system = system(200, 100)
    system.addView("a")
    system.add("a.left", .equal, "root.right", times: 0.25)
    system.add("a.width", .equal, 30)
    expect(system, ["a.left": 50])
  }

  // Fitting sizes: the target as an equality on each axis at that axis's priority.

  /// A content view with one label 16 from the sides and from top and bottom.
  private func fitting(
    _ trailing: Solver.Relation, target: (Double, Float), vertical: (Double, Float)
  ) -> LayoutSystem {
    let system = LayoutSystem()
    system.addView("cv")
    system.add("cv.left", .equal, 0)
    system.add("cv.top", .equal, 0)
    system.addView("a", [100, 20])
    system.add("a.left", .equal, "cv.left", 16)
    system.add("a.right", trailing, "cv.right", -16)
    system.add("a.top", .equal, "cv.top", 16)
    system.add("a.bottom", .equal, "cv.bottom", -16)
    system.add("cv.width", .equal, target.0, at: target.1)
    system.add("cv.height", .equal, vertical.0, at: vertical.1)
    return system
  }

  @Test("al-fit-width-required") func fitWidthRequired() {
    expect(
      fitting(.equal, target: (320, 1000), vertical: (0, 50)), ["cv.width": 320, "cv.height": 52, "a.width": 288])
  }

  @Test("al-fit-width-inequality") func fitWidthInequality() {
    expect(
      fitting(.lessThanOrEqual, target: (320, 50), vertical: (0, 50)),
      ["cv.width": 320, "cv.height": 52, "a.width": 100])
  }

  /// facts/engine 3: a pinned label wins over the target.
  @Test func pinnedLabelWinsOverAFittingTarget() {
    expect(fitting(.equal, target: (320, 50), vertical: (0, 50)), ["cv.width": 132, "cv.height": 52])
  }

  private func titleAndSubtitle(bottom: Float) -> LayoutSystem {
    let system = LayoutSystem()
    system.addView("cv")
    system.add("cv.left", .equal, 0)
    system.add("cv.top", .equal, 0)
    system.addView("t", [120, 20])
    system.addView("s", [90, 16])
    for view in ["t", "s"] {
      system.add("\(view).left", .equal, "cv.left", 16)
      system.add("\(view).right", .lessThanOrEqual, "cv.right", -16)
    }
    system.add("t.top", .equal, "cv.top", 12)
    system.add("s.top", .equal, "t.bottom", 4)
    system.add("s.bottom", .equal, "cv.bottom", -12, at: bottom)
    return system
  }

  @Test("al-fit-two-lines") func fitTwoLines() {
    let system = titleAndSubtitle(bottom: 1000)
    system.add("cv.width", .equal, 375)
    system.add("cv.height", .equal, 0, at: 50)
    expect(system, ["cv.height": 64, "s.top": 36])
  }

  @Test("al-encapsulated-height") func encapsulatedHeight() {
    let system = LayoutSystem()
    system.addView("cv")
    system.add("cv.left", .equal, 0)
    system.add("cv.top", .equal, 0)
    system.addView("t", [120, 20])
    system.add("t.left", .equal, "cv.left", 16)
    system.add("t.top", .equal, "cv.top", 12)
    system.add("t.bottom", .equal, "cv.bottom", -12, at: 999)
    // In words the case leaves out what holds the label at 20: a bottom edge at 999 is stronger than hugging at 250 and
    // would stretch it to 76. The height it expects needs a required one.
    system.add("t.height", .lessThanOrEqual, 20)
    system.add("cv.height", .equal, 100)
    expect(system, ["t.top": 12, "t.height": 20, "cv.height": 100])
  }
}
