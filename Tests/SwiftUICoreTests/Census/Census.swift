import Foundation
import SwiftUICore
import Testing

/// What published code does with one symbol, and whether it does here what it should.
struct Snippet: Sendable {
  let symbol: String
  let holds: @MainActor @Sendable () -> Bool

  init(_ symbol: String, _ holds: @escaping @MainActor @Sendable () -> Bool) {
    self.symbol = symbol
    self.holds = holds
  }
}

/// A snippet for each of the symbols that row views use most, in `Fixtures/census.txt`: it compiles as published code
/// writes it, and what it does is checked.
@Suite @MainActor struct CensusTests {
  nonisolated static let snippets = Snippet.views + Snippet.modifiers + Snippet.looks + Snippet.data

  nonisolated static let symbols = Fixture.lines("census.txt").filter { !$0.isEmpty && !$0.hasPrefix("#") }
    .map(String.init)

  @Test func everySymbolHasItsSnippet() {
    let known = Self.snippets.map(\.symbol)
    #expect(Self.symbols.filter { symbol in !known.contains(symbol) } == [])
    #expect(Set(known).count == known.count)
  }

  @Test(arguments: snippets.map(\.symbol)) func holds(_ symbol: String) {
    #expect(Self.snippets.filter { $0.symbol == symbol }.allSatisfy { $0.holds() }, "\(symbol)")
  }
}

/// A view of a known size.
@MainActor func box(_ width: CGFloat = 10, _ height: CGFloat = 10) -> some View {
  Color.red.frame(width: width, height: height)
}

/// A view's ideal size.
@MainActor func ideal(_ view: some View) -> CGSize { _GraphHost(rootView: view).sizeThatFits(.unspecified) }

/// A view's size under a proposal.
@MainActor func answer(_ view: some View, _ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
  _GraphHost(rootView: view).sizeThatFits(ProposedViewSize(width: width, height: height))
}

/// What a view draws in a host of 100 × 100 points.
@MainActor func drawn(_ view: some View) -> [_DrawnLeaf] { Stage(view).host.leaves() }

@MainActor func texts(_ view: some View) -> [String] { drawn(view).compactMap(\.text) }
@MainActor func frames(_ view: some View) -> [CGRect] { drawn(view).map(\.frame) }

/// Whether a view is as large with a modifier as without it, and the tree tells of the modifier under `name`.
@MainActor func carries(_ name: String, _ view: some View) -> Bool {
  let stage = Stage(view)
  return stage.host.dump().contains(name) && ideal(view) == CGSize(width: 10, height: 10)
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}
