import Foundation
import SwiftUICore
import Testing

/// What a stack remembers of its children longer than they do themselves.
@Suite @MainActor struct RememberedAnswerTests {
  /// As broad as its child where it is proposed no breadth, and 40 points broad elsewhere.
  struct Odd: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width == 0 ? subviews[0].sizeThatFits(.unspecified).width : 40, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
  }

  struct Row: View {
    var width: CGFloat
    var isWrapped = false
    var body: some View {
      HStack(spacing: 0) {
        if isWrapped { odd.padding(0).opacity(0.5) } else { odd }
        Color.blue.frame(minWidth: 20, maxWidth: 40)
      }
    }

    private var odd: some View { Odd { Color.red.frame(width: width, height: 10) } }
  }

  /// The range that a stack was told of long ago decides who is served first; a child that only remembers its three
  /// latest answers cannot tell that it has changed.
  @Test(arguments: [false, true]) func aRangeThatTheChildForgotIsAskedAgain(_ isWrapped: Bool) {
    let host = _GraphHost(rootView: Row(width: 10, isWrapped: isWrapped))
    func blueWidth() -> CGFloat? {
      host.update()
      _ = host.sizeThatFits(ProposedViewSize(width: 50, height: 10))
      host.layout(in: CGSize(width: 50, height: 10))
      return host.leaves().last?.frame.width
    }
    // The blue view can give and take 20, the odd one 30: blue is served first and takes half.
    #expect(blueWidth() == 25)
    _ = host.sizeThatFits(.unspecified)
    _ = host.sizeThatFits(ProposedViewSize(width: nil, height: 7))
    host.rootView = Row(width: 30, isWrapped: isWrapped)
    // Now the odd one gives and takes 10 only, is served first, and leaves blue what it needs at least.
    #expect(blueWidth() == 20)
  }
}
