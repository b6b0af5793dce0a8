import Foundation
import Meter
import SwiftUI
import Testing
import Turns
import UIKit

@testable import CellBench

/// Every movement of the driver, on a list of 500 rows whose heights nobody can guess, watched for symptoms.
@MainActor @Suite(.serialized) struct ListDriverTests {
  /// A table or collection view under a driver, and what a verification sees of it.
  @MainActor final class Ride {
    let context = BenchmarkContext(pass: .verification, seed: 1)
    let window: UIWindow
    let list: UIScrollView
    let driver: ListDriver
    private let keep: Any

    init(isCollection: Bool = false, isInNavigation: Bool = false, framesPerSecond: Int = 60) {
      _ = RuntimeIssue.drain()
      let rows = Rows<Int>(count: 500, seed: 1) { index, _ in index }
      if isCollection {
        let world = CollectionWorld(
          rows: rows, strategy: HostConfiguration { Tall(number: $0) }, mark: { "row \($0)" }, context: context)
        (window, list, keep) = (world.window, world.collectionView, world)
        world.show()
        context.probe = { world.describe(into: &$0) }
      } else {
        let world = TableWorld(
          rows: rows, strategy: HostConfiguration { Tall(number: $0) }, estimatedRowHeight: 60,
          mark: { "row \($0)" }, isInNavigation: isInNavigation, context: context)
        (window, list, keep) = (world.window, world.tableView, world)
        world.show()
        context.probe = { world.describe(into: &$0) }
      }
      driver = ListDriver(list, context: context, framesPerSecond: framesPerSecond)
      context.turn(times: 3)
    }

    /// Runs `body` as a benchmark's measured stretch.
    func ride(_ body: (ListDriver) -> Void) {
      TurnLoop.main.frameObserver = { [context] in context.frameEnded() }
      defer { TurnLoop.main.frameObserver = nil }
      try? context.measureStretch { body(driver) }
    }

    var y: CGFloat { list.contentOffset.y }
    var symptoms: [String] { context.symptoms.sightings.map { "\($0.flag): \($0.message)" } }
    var commits: Int { context.content.commits }
    var first: Int? {
      (list as? UITableView)?.indexPathsForVisibleRows?.first?.row
        ?? (list as? UICollectionView)?.indexPathsForVisibleItems.min()?.item
    }
  }

  struct Tall: View {
    let number: Int
    var body: some View { Text("row \(number)").frame(height: 30 + CGFloat(number * 37 % 90)) }
  }

  @Test(arguments: [false, true]) func `a drag moves the rows with the finger`(isCollection: Bool) {
    let ride = Ride(isCollection: isCollection)
    ride.ride { driver in
      #expect(driver.drag(by: 300, over: 10) == 11)
      #expect(ride.y == 300)
      driver.drag(by: -120, over: 6)
      #expect(ride.y == 180)
      // Past the top the content is held back, and swings home.
      #expect(driver.drag(by: -400, over: 8) > 20)
      #expect(ride.y == 0)
    }
    #expect(ride.symptoms == [])
    #expect(ride.commits > 40)
  }

  @Test(arguments: [false, true]) func `a fling leads as far as its velocity says`(isCollection: Bool) {
    let ride = Ride(isCollection: isCollection)
    ride.ride { driver in
      let frames = driver.fling(velocity: 2_000)
      // Four frames of the finger at 2000 / 60 points, then 2 · 499.
      #expect(abs(ride.y - (4 * 2_000 / 60 + 998)) < 1)
      #expect(frames > 200 && frames < 300)
      driver.fling(velocity: -1_000)
    }
    #expect(ride.symptoms == [])
  }

  @Test func `a fling takes twice the frames at 120 hertz and ends in the same place`() {
    var ends: [CGFloat] = []
    var frames: [Int] = []
    for rate in [60, 120] {
      let ride = Ride(framesPerSecond: rate)
      ride.ride { frames.append($0.fling(velocity: 1_500, fingerFrames: rate / 15)) }
      ends.append(ride.y)
      #expect(ride.symptoms == [])
    }
    TurnLoop.main.framesPerSecond = 60
    #expect(abs(ends[0] - ends[1]) < 1)
    #expect(abs(frames[1] - 2 * frames[0]) <= 4)
  }

  @Test(arguments: [false, true]) func `a fling up through rows never seen shows no jump`(isCollection: Bool) {
    let ride = Ride(isCollection: isCollection)
    ride.ride { driver in
      driver.jump(to: IndexPath(row: 300, section: 0))
      #expect(ride.first == 300)
      driver.fling(velocity: -3_000)
    }
    #expect(ride.symptoms == [])
    #expect(ride.first.map { $0 < 290 } == true)
  }

  @Test func `a fling at the end bounces and comes to rest at the end`() {
    let ride = Ride()
    ride.ride { driver in
      driver.jump(to: IndexPath(row: 499, section: 0))
      driver.fling(velocity: 4_000)
      #expect(ride.y == driver.end)
    }
    #expect(ride.symptoms == [])
  }

  @Test(arguments: [false, true]) func `oscillating comes back to where it began`(isCollection: Bool) {
    let ride = Ride(isCollection: isCollection)
    ride.ride { driver in
      driver.drag(by: 500, over: 20)
      let start = ride.y
      #expect(driver.oscillate(by: 200, times: 3, framesEachWay: 5) == 31)
      #expect(abs(ride.y - start) < 1)
    }
    #expect(ride.symptoms == [])
  }

  @Test(arguments: [false, true]) func `jumps put the row at the top`(isCollection: Bool) {
    let ride = Ride(isCollection: isCollection)
    ride.ride { driver in
      for row in [250, 10, 400, 0] {
        driver.jump(to: IndexPath(row: row, section: 0))
        #expect(ride.first == row)
      }
    }
    #expect(ride.symptoms == [])
    #expect(ride.commits == 4)
  }

  @Test(arguments: [false, true]) func `gliding is animated and ends at the row`(isCollection: Bool) {
    let ride = Ride(isCollection: isCollection)
    ride.ride { driver in
      let frames = driver.glide(to: IndexPath(row: 120, section: 0))
      #expect(frames > 15 && frames < 25)
    }
    #expect(ride.symptoms == [])
    if !isCollection { #expect(ride.first == 120) }
  }

  @Test(arguments: [false, true]) func `the scroll bar gets to the end and back`(isCollection: Bool) {
    let ride = Ride(isCollection: isCollection)
    ride.ride { driver in
      driver.dragScrollBar(to: 1, over: 12)
      #expect(ride.first.map { $0 > 440 } == true)
      driver.dragScrollBar(to: 0, over: 12)
      #expect(ride.first == 0)
    }
    #expect(ride.commits == 24)
    #expect(ride.context.symptoms.rowsBlank == 0)
    #expect(ride.context.symptoms.framesStale == 0)
  }

  @Test func `the status bar leads to the top`() {
    let ride = Ride()
    ride.ride { driver in
      driver.drag(by: 700, over: 10)
      #expect(driver.tapStatusBar() > 10)
    }
    #expect(ride.y == 0)
    #expect(ride.symptoms == [])
  }

  @Test(arguments: [false, true]) func `a tap selects`(isCollection: Bool) {
    let ride = Ride(isCollection: isCollection)
    ride.ride { driver in
      #expect(driver.tap(IndexPath(row: 2, section: 0)))
      #expect(!driver.tap(IndexPath(row: 900, section: 0)))
    }
    let selected =
      (ride.list as? UITableView)?.indexPathsForSelectedRows
      ?? (ride.list as? UICollectionView)?.indexPathsForSelectedItems
    #expect(selected == [IndexPath(row: 2, section: 0)])
    #expect(ride.commits == 2)
  }

  @Test(arguments: [false, true]) func `turning the device gives rows the other width`(isCollection: Bool) {
    let ride = Ride(isCollection: isCollection)
    ride.ride { driver in
      driver.jump(to: IndexPath(row: 200, section: 0))
      driver.rotate()
      #expect(ride.first == 200)
      #expect(ride.list.bounds.size == CGSize(width: 844, height: 390))
      driver.drag(by: 100, over: 5)
      driver.rotate()
      #expect(ride.list.bounds.size == CGSize(width: 390, height: 844))
    }
    #expect(ride.symptoms == [])
    let cells = (ride.list as? UITableView)?.visibleCells ?? (ride.list as? UICollectionView)?.visibleCells ?? []
    #expect(cells.allSatisfy { $0.frame.width == 390 } && !cells.isEmpty)
    let rows =
      (ride.list as? UITableView)?.indexPathsForVisibleRows?.map(\.row)
      ?? (ride.list as? UICollectionView)?.indexPathsForVisibleItems.map(\.item) ?? []
    #expect(cells.map(\.frame.height) == rows.map { 30 + CGFloat($0 * 37 % 90) })
  }

  @Test(arguments: [false, true]) func `a larger type makes rows higher`(isCollection: Bool) {
    let rows = Rows<Int>(count: 100, seed: 1) { index, _ in index }
    let context = BenchmarkContext(pass: .verification, seed: 1)
    let strategy = HostConfiguration<Int, Text> { Text("row \($0)") }
    let table = TableWorld(
      rows: rows, strategy: strategy, estimatedRowHeight: 30, mark: { "row \($0)" }, context: context)
    let collection = CollectionWorld(rows: rows, strategy: strategy, mark: { "row \($0)" }, context: context)
    isCollection ? collection.show() : table.show()
    let list: UIScrollView = isCollection ? collection.collectionView : table.tableView
    let driver = ListDriver(list, context: context)
    context.turn(times: 2)
    func height() -> CGFloat {
      isCollection
        ? collection.collectionView.visibleCells[0].frame.height : table.tableView.visibleCells[0].frame.height
    }
    let before = height()
    driver.changeTypeSize(to: .accessibilityExtraLarge)
    #expect(height() > before * 1.5)
    driver.changeTypeSize(to: .large)
    #expect(height() == before)
  }

  @Test func `a pushed screen covers the list, which is as it was after the pop`() {
    let ride = Ride(isInNavigation: true)
    ride.ride { driver in
      driver.drag(by: 400, over: 8)
      let place = ride.y
      let controller = UIViewController()
      #expect(driver.push(controller))
      #expect(ride.list.window == nil)
      #expect(controller.view.window != nil)
      #expect(driver.pop())
      #expect(ride.list.window != nil)
      #expect(ride.y == place)
      #expect(!driver.pop())
    }
    #expect(ride.symptoms == [])
    #expect(!Ride().driver.push(UIViewController()))
  }

  @Test func `the keyboard comes and goes`() {
    let ride = Ride()
    ride.ride { driver in
      driver.moveKeyboard(height: 300)
      #expect(ride.window._keyboardFrame == CGRect(x: 0, y: 544, width: 390, height: 300))
      driver.moveKeyboard(height: 0)
      #expect(ride.window._keyboardFrame.isNull)
    }
    #expect(ride.symptoms == [])
  }

  @Test func `a list that does not scroll is left alone`() {
    let ride = Ride()
    ride.list.isScrollEnabled = false
    ride.ride { driver in
      #expect(driver.drag(by: 100, over: 5) == 0)
      #expect(driver.fling(velocity: 1_000) == 0)
      #expect(driver.oscillate(by: 100, times: 1) == 0)
    }
    #expect(ride.y == 0)
    #expect(ride.commits == 0)
  }

  @Test func `rows that jump while the list is flung are noticed`() {
    let ride = Ride()
    ride.ride { driver in
      driver.drag(by: 300, over: 4)
      // Someone else moves the list between two frames of the finger.
      ride.list._beginDragging()
      ride.list.contentOffset.y += 50
      driver.frame { ride.list._drag(by: CGPoint(x: 0, y: 10)) }
    }
    #expect(ride.context.symptoms.sightings.map(\.flag) == [.jump])
    #expect(ride.context.symptoms.pointsJumped == 50)
  }

  @Test("a list that is all in view is reported: there is nothing to count")
  func nothingToScroll() {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize.height = 100
    _ = RuntimeIssue.drain()
    let driver = ListDriver(list, context: BenchmarkContext(pass: .verification, seed: 1))
    #expect(driver.scrollDown(by: 10) == 0)
    #expect(RuntimeIssue.drain().issues.map(\.kind) == ["nothingToScroll"])
  }
}
