import Meter
import Testing
import Turns
import UIKit

/// What a scroll view does under a finger and after it.
@MainActor @Suite(.serialized) struct ScrollMotionTests {
  /// A scroll view of 390×800 points on screen, with its content and a log.
  @MainActor final class World {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let log = FingerLog()

    init(height: CGFloat = 10_000, width: CGFloat = 390) {
      TurnLoop.main.framesPerSecond = 60
      scroll.contentSize = CGSize(width: width, height: height)
      scroll.delegate = log
      window.addSubview(scroll)
      window.makeKeyAndVisible()
      TurnLoop.main.turn()
      log.log = []
    }

    /// A flick: one movement, then the finger lifts at `velocity` points a millisecond.
    func flick(_ velocity: CGFloat, by points: CGFloat = 10) {
      scroll._beginDragging()
      scroll._drag(by: CGPoint(x: 0, y: points))
      scroll._endDragging(velocity: CGPoint(x: 0, y: velocity))
    }

    /// Turns until nothing moves; returns how many it took.
    @discardableResult func rest() -> Int {
      var turns = 0
      while scroll.isDecelerating || scroll._isAnimatingOffset, turns < 2_000 {
        TurnLoop.main.turn()
        turns += 1
      }
      return turns
    }

    var y: CGFloat { scroll.contentOffset.y }
  }

  // MARK: Deceleration

  @Test func contentSlowsDownOnApplesCurve() {
    let world = World()
    world.flick(1, by: 0)
    // The first step comes a frame after the finger lifted: turn n shows the content n − 1 frames later.
    for _ in 0..<31 { TurnLoop.main.turn() }
    // 499 · (1 − 0.998^500), on a grid of thirds of a point.
    #expect(abs(world.y - 315.62) < 0.34)
    for _ in 0..<30 { TurnLoop.main.turn() }
    #expect(abs(world.y - 431.61) < 0.34)
    world.rest()
    #expect(world.y == 499)
  }

  @Test func theFastRateLeadsLessFarAndRestsEarlier() {
    let normal = World()
    normal.flick(1, by: 0)
    let fast = World()
    fast.scroll.decelerationRate = .fast
    fast.flick(1, by: 0)
    let (slowTurns, fastTurns) = (normal.rest(), fast.rest())
    #expect(fast.y == 99)
    #expect(fastTurns < slowTurns / 3)
  }

  @Test func theCurveIsOfTheTimeNotOfTheFrames() {
    func place(framesPerSecond: Int) -> [CGFloat] {
      let world = World()
      TurnLoop.main.framesPerSecond = framesPerSecond
      defer { TurnLoop.main.framesPerSecond = 60 }
      world.flick(2)
      var places: [CGFloat] = []
      for frame in 1...framesPerSecond * 2 {
        TurnLoop.main.turn()
        if (frame - 1).isMultiple(of: framesPerSecond / 10) { places.append(world.y) }
      }
      return places
    }
    #expect(place(framesPerSecond: 60) == place(framesPerSecond: 120))
  }

  @Test func flagsAndCallsComeInUIKitsOrder() {
    let world = World()
    world.scroll._beginDragging()
    #expect(world.scroll.isTracking && world.scroll.isDragging && !world.scroll.isDecelerating)
    world.scroll._drag(by: CGPoint(x: 0, y: 30))
    world.scroll._endDragging(velocity: CGPoint(x: 0, y: 0.5))
    #expect(!world.scroll.isTracking && !world.scroll.isDragging && world.scroll.isDecelerating)
    world.rest()
    #expect(!world.scroll.isDecelerating)
    #expect(
      world.log.withoutRepeats == [
        "willBeginDragging", "didScroll", "willEndDragging 0.5 → 279.5", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func aFingerThatRestsBeforeItLiftsLeavesTheContentThere() {
    let world = World()
    world.flick(0, by: 120)
    #expect(world.y == 120)
    #expect(
      world.log.log == ["willBeginDragging", "didScroll", "willEndDragging 0.0 → 120.0", "didEndDragging false"])
    #expect(world.rest() == 0)
  }

  @Test func theDelegateSaysWhereItRests() {
    let world = World()
    world.log.target = 1_000
    world.flick(1)
    world.rest()
    #expect(world.y == 1_000)
    world.log.target = 400
    world.flick(0, by: 0)
    #expect(world.scroll.isDecelerating)
    world.rest()
    #expect(world.y == 400)
  }

  @Test func aTargetThatIsNoPlaceIsNotTaken() {
    let world = World()
    world.log.target = .nan
    world.flick(1, by: 0)
    world.rest()
    #expect(world.y == 499)
    world.log.target = nil
    world.flick(.nan, by: 0)
    #expect(!world.scroll.isDecelerating)
  }

  // MARK: Stopping

  @Test func aFingerStopsTheContentAndTakesOver() {
    let world = World()
    world.flick(2)
    for _ in 0..<10 { TurnLoop.main.turn() }
    world.log.log = []
    world.scroll._beginDragging()
    #expect(world.log.log == ["didEndDecelerating", "willBeginDragging"])
    let place = world.y
    for _ in 0..<10 { TurnLoop.main.turn() }
    #expect(world.y == place)
  }

  @Test func settingTheOffsetWithoutAnimationStopsItAndTellsNobody() {
    let world = World()
    world.flick(2)
    for _ in 0..<10 { TurnLoop.main.turn() }
    world.log.log = []
    world.scroll.setContentOffset(world.scroll.contentOffset, animated: false)
    let place = world.y
    #expect(!world.scroll.isDecelerating)
    for _ in 0..<10 { TurnLoop.main.turn() }
    #expect(world.y == place)
    #expect(world.log.log == [])
  }

  @Test func settingTheOffsetPropertyLetsItGoOnFromThere() {
    let world = World()
    world.flick(1, by: 0)
    for _ in 0..<10 { TurnLoop.main.turn() }
    world.scroll.contentOffset.y += 2_000
    world.rest()
    #expect(world.y == 2_499)
  }

  @Test func anAnimationReplacesADeceleration() {
    let world = World()
    world.flick(2)
    for _ in 0..<10 { TurnLoop.main.turn() }
    world.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    world.rest()
    #expect(world.y == 50)
    #expect(!world.log.log.contains("didEndDecelerating"))
    #expect(world.log.log.last == "didEndScrollingAnimation")
  }

  @Test func stopScrollingEndsEverything() {
    let world = World()
    world.flick(2)
    for _ in 0..<5 { TurnLoop.main.turn() }
    world.scroll.stopScrollingAndZooming()
    #expect(world.rest() == 0)
  }

  // MARK: Edges

  @Test func pastTheEndContentSwingsBack() {
    let world = World(height: 1_000)
    world.flick(2)
    var farthest: CGFloat = 0
    for _ in 0..<200 {
      TurnLoop.main.turn()
      farthest = max(farthest, world.y)
    }
    #expect(farthest > 205)
    #expect(farthest < 500)
    #expect(world.y == 200)
    #expect(world.log.log.last == "didEndDecelerating")
  }

  @Test func withoutBouncingItStopsAtTheEdge() {
    let world = World(height: 1_000)
    world.scroll.bounces = false
    world.flick(2)
    var farthest: CGFloat = 0
    while world.scroll.isDecelerating {
      TurnLoop.main.turn()
      farthest = max(farthest, world.y)
    }
    #expect(farthest == 200)
    #expect(world.y == 200)
  }

  @Test func aPullPastTheTopIsHeldBackAndGoesHome() {
    let world = World()
    world.scroll._beginDragging()
    world.scroll._drag(by: CGPoint(x: 0, y: -100))
    // 800 · (1 − 1 / (100 · 0.55 / 800 + 1))
    #expect(abs(world.y + 51.46) < 0.2)
    world.scroll._endDragging(velocity: .zero)
    #expect(world.scroll.isDecelerating)
    world.rest()
    #expect(world.y == 0)
    #expect(world.log.log.contains("didEndDragging true"))
  }

  @Test func contentThatFitsMovesOnlyWhereItAlwaysBounces() {
    let world = World(height: 500)
    world.flick(1, by: 50)
    #expect(world.y == 0)
    world.scroll.alwaysBounceVertical = true
    world.scroll._beginDragging()
    world.scroll._drag(by: CGPoint(x: 0, y: 50))
    #expect(world.y > 0)
    world.scroll._endDragging(velocity: .zero)
    world.rest()
    #expect(world.y == 0)
  }

  @Test func contentThatShrinksUnderADecelerationSwingsBack() {
    let world = World()
    world.flick(3)
    for _ in 0..<30 { TurnLoop.main.turn() }
    #expect(world.y > 700)
    world.scroll.contentSize.height = 1_000
    world.rest()
    #expect(world.y == 200)
  }

  @Test func insetsMoveTheEdges() {
    let world = World(height: 1_000)
    world.scroll.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 60, right: 0)
    world.flick(5)
    world.rest()
    #expect(world.y == 260)
    world.flick(-5)
    world.rest()
    #expect(world.y == -40)
  }

  // MARK: Paging

  @Test(arguments: [(1.5, 800), (0.0, 0), (-1, 0), (12, 800)] as [(CGFloat, CGFloat)])
  func pagingGoesAPageAtMost(velocity: CGFloat, place: CGFloat) {
    let world = World(height: 4_000)
    world.scroll.isPagingEnabled = true
    world.flick(velocity, by: 100)
    world.rest()
    #expect(world.y == place)
    #expect(!world.log.log.contains { $0.hasPrefix("willEndDragging") })
  }

  @Test func aSlowDragPastTheMiddleTurnsThePage() {
    let world = World(height: 4_000)
    world.scroll.isPagingEnabled = true
    world.flick(0, by: 500)
    world.rest()
    #expect(world.y == 800)
    #expect(world.log.log.contains("didEndDragging true"))
  }

  // MARK: Switches

  @Test func withScrollingOffAFingerDoesNothing() {
    let world = World()
    world.scroll.isScrollEnabled = false
    world.flick(2, by: 100)
    #expect(world.y == 0)
    #expect(world.log.log == [])
  }

  @Test func withDirectionalLockTheFirstMovementDecides() {
    let world = World(width: 2_000)
    world.scroll.isDirectionalLockEnabled = true
    world.scroll._beginDragging()
    world.scroll._drag(by: CGPoint(x: 2, y: 20))
    world.scroll._drag(by: CGPoint(x: 40, y: 5))
    #expect(world.scroll.contentOffset == CGPoint(x: 0, y: 25))
    world.scroll._endDragging(velocity: CGPoint(x: 1, y: 0))
    #expect(!world.scroll.isDecelerating)
  }

  @Test func draggingPutsTheKeyboardAway() {
    let world = World()
    let field = UITextField(frame: .zero)
    world.scroll.addSubview(field)
    field.becomeFirstResponder()
    world.window._moveKeyboard(to: CGRect(x: 0, y: 500, width: 390, height: 300))
    world.flick(0)
    #expect(field.isFirstResponder)
    world.scroll.keyboardDismissMode = .onDrag
    world.flick(0)
    #expect(!field.isFirstResponder)
    #expect(world.window._keyboardFrame.isNull)
  }

  @Test func aTapOnTheStatusBarScrollsToTheTopUnlessTheDelegateSaysNo() {
    let world = World()
    world.scroll.contentOffset.y = 600
    world.log.log = []
    world.log.scrollsToTop = false
    #expect(!world.scroll._tapStatusBar())
    world.log.scrollsToTop = true
    #expect(world.scroll._tapStatusBar())
    world.rest()
    #expect(world.y == 0)
    #expect(world.log.withoutRepeats == ["didScroll", "didScrollToTop"])
  }

  @Test func aScrollViewThatIsGoneIsNotStepped() {
    var world: World? = World()
    weak let scroll = world?.scroll
    world?.flick(2)
    TurnLoop.main.turn()
    world = nil
    TurnLoop.main.turn()
    #expect(scroll == nil)
  }

  // MARK: Lists

  @Test func rowsOfAFlungListMoveByTheFlingOnly() {
    // Every height is a surprise, and the list is flung up through rows that were never seen.
    let world = ListWorld(rows: (0..<400).map { ListWorld.Row(name: "\($0)", height: CGFloat(30 + $0 % 7 * 15)) })
    world.turn()
    world.table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: false)
    world.turn(2)
    world.table._beginDragging()
    world.table._drag(by: CGPoint(x: 0, y: -20))
    world.table._endDragging(velocity: CGPoint(x: 0, y: -3))
    var frames = 0
    while world.table.isDecelerating, frames < 1_000 {
      frames += 1
      let scrolled = world.table._pointsScrolled.y
      let before = places(world.table)
      world.turn()
      let moved = world.table._pointsScrolled.y - scrolled
      for (row, place) in places(world.table) {
        guard let old = before[row] else { continue }
        #expect(abs(place - (old - moved)) < 0.01, "row \(row)")
      }
    }
    #expect(frames > 100)
    #expect(world.issues == [])
  }

  private func places(_ table: UITableView) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for row in table._displayedRows { places[row.indexPath.row] = row.frame.minY - table.contentOffset.y }
    return places
  }
}

/// Hears everything a scroll view tells, and answers for it.
final class FingerLog: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var target: CGFloat?
  var scrollsToTop = true

  /// Equal entries in a row count once.
  var withoutRepeats: [String] {
    log.enumerated().filter { $0.offset == 0 || log[$0.offset - 1] != $0.element }.map(\.element)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging \(velocity.y) → \((targetContentOffset.pointee.y * 10).rounded() / 10)")
    if let target { targetContentOffset.pointee.y = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollsToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("didScrollToTop") }
}
