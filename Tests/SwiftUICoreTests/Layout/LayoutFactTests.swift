import Foundation
import SwiftUICore
import Testing

/// Cases of the layout rules beyond the oracles', worked out by hand from them (facts: engine 4.3-20 to 27b).
@Suite @MainActor struct LayoutFactTests {
  private func frames(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> [CGRect] {
    let host = _GraphHost(rootView: view)
    host.layout(in: CGSize(width: width, height: height))
    return host.leaves().map(\.frame)
  }

  // MARK: Stacks

  @Test func aStackMayTakeMoreThanItsMinimum() {
    let stack = VStack(spacing: 0) {
      Color.red.frame(minHeight: 5, maxHeight: 100)
      Color.blue.frame(minHeight: 80)
    }
    #expect(answer(stack, 10, 0).height == 85)
    #expect(answer(stack, 10, 85).height == 122.5)
  }

  @Test func ofTwoLimitlessChildrenTheOneWithTheLargerMinimumIsServedFirst() {
    let stack = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 20)
      Color.green
      Color.blue.frame(minWidth: 50)
    }
    #expect(frames(stack).map(\.width) == [20, 30, 50])
  }

  @Test func higherPrioritiesLeaveTheMinimaOfLowerOnes() {
    let stack = HStack(spacing: 0) {
      Color.red.frame(minWidth: 30)
      Color.green.layoutPriority(1)
      Color.blue.layoutPriority(2)
    }
    #expect(frames(stack).map(\.width) == [30, 0, 70])
  }

  @Test func aPriorityIsSeenThroughOffsetAndNotThroughPadding() {
    func widths(_ second: some View) -> [CGFloat] {
      frames(
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 10); second
        }
      ).map(\.width)
    }
    #expect(widths(Color.blue.layoutPriority(1).offset(x: 3)) == [10, 90])
    #expect(widths(Color.blue.layoutPriority(1).overlay { EmptyView() }) == [10, 90])
    #expect(widths(Color.blue.layoutPriority(1).fixedSize(horizontal: false, vertical: true)) == [10, 90])
    #expect(widths(Color.blue.layoutPriority(1).padding(0)) == [50, 50])
    #expect(widths(Color.blue.layoutPriority(1).frame(maxWidth: .infinity)) == [50, 50])
  }

  @Test func guidesOfAStacksChildrenCombineByTheirMean() {
    let stack = HStack(alignment: .top, spacing: 0) {
      VStack(spacing: 0) {
        box().alignmentGuide(.top) { _ in 4 }
        box().alignmentGuide(.top) { _ in 8 }
      }
      box(10, 40)
    }
    // The guides lie at 4 and at 10 + 8 in the inner stack: 11 on average. The outer one is 51 high.
    #expect(frames(stack).map(\.minY) == [24.5, 34.5, 35.5])
  }

  @Test func aGuideReachesThroughPaddingAndFrames() {
    let stack = VStack(alignment: .leading, spacing: 0) {
      box().alignmentGuide(.leading) { _ in 10 }.padding(.leading, 5)
      box()
    }
    // The guide lies at 5 + 10 in the padded view.
    #expect(frames(stack, 25, 20).map(\.minX) == [5, 15])
  }

  @Test func spacingIsTakenOffFirst() {
    let stack = HStack(spacing: 10) {
      Color.red
      Color.green
      Color.blue
    }
    #expect(frames(stack, 110, 10).map(\.width) == [30, 30, 30])
    #expect(answer(stack, 5, 5) == CGSize(20, 5))
    #expect(
      frames(
        HStack(spacing: -10) {
          box(20); box(20)
        }, 30, 10
      ).map(\.minX) == [0, 10])
  }

  @Test func emptyAndSingleStacks() {
    #expect(ideal(VStack {}) == .zero)
    #expect(ideal(VStack { EmptyView() }) == .zero)
    #expect(ideal(HStack { HStack { HStack { box(3, 4) } } }) == CGSize(3, 4))
    #expect(answer(HStack { Color.red }, 30, 40) == CGSize(30, 40))
    #expect(ideal(HStack { Spacer() }).width == 8)
  }

  @Test func aDividerCrossesItsStack() {
    let row = frames(
      HStack(spacing: 0) {
        box(10, 30); Divider(); box(10, 20)
      }.fixedSize())
    #expect(row[1].height == 30 && row[1].width <= 1)
  }

  @Test func spacersShareAndHaveNoSpacing() {
    let stack = HStack {
      box()
      Spacer()
      box()
      Spacer()
      box()
    }
    #expect(frames(stack).map(\.minX) == [0, 45, 90])
    #expect(
      frames(
        VStack {
          Spacer(); box(); Spacer(minLength: 70)
        }
      ).map(\.minY) == [20])
  }

  @Test func aZStackIsAsLargeAsItsHighestPriority() {
    #expect(
      ideal(
        ZStack {
          box(50, 50); box().layoutPriority(1)
        }) == CGSize(10, 10))
    #expect(
      answer(
        ZStack {
          Color.red; box()
        }, 40, 50) == CGSize(40, 50))
  }

  // MARK: Frames

  @Test(arguments: [(100.0, 50.0), (30, 30), (10, 20)]) func bothLimitsClampTheProposal(
    _ proposed: Double, _ width: Double
  ) {
    #expect(answer(box().frame(minWidth: 20, maxWidth: 50), proposed, 10).width == CGFloat(width))
  }

  @Test func oneLimitLooksAtTheChild() {
    #expect(answer(box().frame(minWidth: 20), 100, 10).width == 20)
    #expect(answer(box(60).frame(minWidth: 20), 100, 10).width == 60)
    #expect(answer(box().frame(maxWidth: 50), 100, 10).width == 50)
    #expect(answer(box().frame(maxWidth: 50), 30, 10).width == 30)
    #expect(answer(box().frame(maxWidth: 50), nil, 10).width == 10)
    #expect(answer(box().frame(maxWidth: .infinity), nil, 10).width == 10)
    #expect(answer(Color.red.frame(minWidth: 20), 5, 10).width == 20)
  }

  @Test func idealsCountForNilOnlyAndMoveLimits() {
    #expect(answer(Color.red.frame(idealWidth: 30), nil, 5).width == 30)
    #expect(answer(Color.red.frame(idealWidth: 30), 50, 5).width == 50)
    #expect(answer(Color.red.frame(minWidth: 10, idealWidth: 5), nil, 5).width == 10)
    #expect(answer(Color.red.frame(idealWidth: 60, maxWidth: 50), nil, 5).width == 60)
  }

  @Test func framesAlignWhatIsTooLarge() {
    #expect(frames(box(200, 20).frame(width: 100, alignment: .leading))[0].minX == 0)
    #expect(frames(box(200, 20).frame(width: 100))[0].minX == -50)
    #expect(
      frames(box(20, 20).frame(width: 40, height: 40, alignment: .topTrailing), 40, 40)[0].origin
        == CGPoint(x: 20, y: 0))
  }

  // MARK: Padding, ratio, position, fixed sizes

  @Test func paddingNeverProposesLessThanNothing() {
    #expect(answer(Color.red.padding(20), 30, 30) == CGSize(40, 40))
    #expect(answer(Color.red.padding(-10), 100, 100) == CGSize(100, 100))
    #expect(frames(Color.red.padding(-10))[0] == CGRect(x: -10, y: -10, width: 120, height: 120))
    #expect(ideal(box().padding(-20)).width <= 0)
  }

  @Test func ratiosFollowTheGivenDimension() {
    #expect(answer(Color.red.aspectRatio(2, contentMode: .fit), nil, 40) == CGSize(80, 40))
    #expect(answer(Color.red.aspectRatio(2, contentMode: .fit), 40, nil) == CGSize(40, 20))
    #expect(answer(Color.red.aspectRatio(0.5, contentMode: .fill), 40, 40) == CGSize(40, 80))
    #expect(
      answer(Image(_name: "p", size: CGSize(30, 10)).resizable().aspectRatio(contentMode: .fill), 60, 60)
        == CGSize(180, 60))
  }

  @Test func positionTakesTheProposalAndOffsetNothing() {
    #expect(answer(box().position(x: 5, y: 5), 40, 50) == CGSize(40, 50))
    #expect(frames(box().position(x: 5, y: 5))[0] == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(ideal(box().offset(x: 100)) == CGSize(10, 10))
  }

  @Test func fixedSizesAskForTheIdeal() {
    #expect(answer(Color.red.fixedSize(), 40, 50) == CGSize(10, 10))
    #expect(answer(Color.red.fixedSize(horizontal: true, vertical: false), 40, 50) == CGSize(10, 50))
    #expect(
      answer(
        HStack {
          Color.red; Color.blue
        }.fixedSize(), 5, 5) == CGSize(28, 10))
  }

  @Test func layersNeverChangeTheSize() {
    #expect(ideal(box().background { box(90) }.overlay { box(90) }) == CGSize(10, 10))
    #expect(
      frames(box(40, 40).background(alignment: .bottomTrailing) { box(60, 60) })[0].origin == CGPoint(x: 10, y: 10))
  }

  // MARK: Safe area

  private func inset(_ view: some View) -> [CGRect] {
    let host = _GraphHost(rootView: view)
    host.layout(in: CGSize(width: 100, height: 100), safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    return host.leaves().map(\.frame)
  }

  @Test func theRootStaysInTheSafeAreaUnlessToldOtherwise() {
    #expect(inset(Color.red) == [CGRect(x: 0, y: 20, width: 100, height: 70)])
    #expect(inset(Color.red.ignoresSafeArea()) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(inset(Color.red.ignoresSafeArea(edges: .top)) == [CGRect(x: 0, y: 0, width: 100, height: 90)])
    #expect(inset(box()) == [CGRect(x: 45, y: 50, width: 10, height: 10)])
    #expect(
      inset(box().background { Color.blue.ignoresSafeArea() }).last == CGRect(x: 45, y: 50, width: 10, height: 10))
  }

  @Test func anInsetMakesRoomForWhatIsInIt() {
    let found = inset(Color.red.safeAreaInset(edge: .bottom, spacing: 0) { box(100, 30) })
    #expect(found.contains(CGRect(x: 0, y: 20, width: 100, height: 40)) || found[0].height == 70)
    #expect(found.contains { $0.height == 30 && $0.maxY == 90 })
  }

  // MARK: Infinite and empty proposals

  @Test func infiniteProposals() {
    #expect(answer(Color.red, .infinity, 5) == CGSize(.infinity, 5))
    #expect(
      answer(
        HStack(spacing: 0) {
          Color.red; box()
        }, .infinity, 20) == CGSize(.infinity, 20))
    #expect(answer(box().frame(maxWidth: .infinity), .infinity, 20).width == .infinity)
    #expect(answer(box().padding(5), .infinity, .infinity) == CGSize(20, 20))
    #expect(answer(Text("a b"), .infinity, .infinity) == ideal(Text("a b")))
  }

  @Test func placementProposesTheStacksOwnBreadth() {
    let stack = VStack(spacing: 0) {
      box(50, 10)
      Color.blue.frame(height: 10)
    }
    // Where the breadth is not proposed, what is flexible is placed as broad as the stack turned out.
    #expect(frames(stack.fixedSize()).map(\.width) == [50, 50])
  }
}
