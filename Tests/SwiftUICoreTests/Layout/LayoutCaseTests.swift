import Foundation
import SwiftUICore
import Testing

/// The cases of kind `layout` in `Fixtures/layout.json`, each under its id.
@MainActor struct LayoutCaseTests {
  @Test(arguments: LayoutCase.ids(ofKind: "layout")) func layout(_ id: String) throws {
    let expected = try #require(LayoutCase.all[id])
    let view = try #require(LayoutCaseViews.view(id), "\(id) has no view")
    let host = _GraphHost(rootView: view)
    for (name, proposal, size) in expected.answers {
      let answer = host.sizeThatFits(proposal)
      #expect(answer == size, "\(id) under \(name)")
    }
    host.layout(in: expected.size)
    let drawn = host.leaves().filter { $0.frame.width > 0 && $0.frame.height > 0 }
      .map { LayoutCase.Frame(letter: TreeBuilder.letter(of: $0), rect: $0.frame) }
    #expect(drawn == expected.frames, "\(id)")
  }
}
