import CellBench
import CellBenchCommand
import Foundation

// Our own suite: what it costs to host SwiftUI content in reusable list cells.
let suite = Suite("cell-hosting") {
  firstScreen(of: Badge.self)
  firstScreen(of: SettingsRow.self)
  firstScreen(of: MessageBubble.self)
  firstScreen(of: FeedCard.self)
  firstScreen(of: MessageBubble.self, rows: 1_000_000)
  scroll1k(of: Badge.self)
  scroll1k(of: SettingsRow.self)
  scroll1k(of: MessageBubble.self)
  scroll1k(of: FeedCard.self)
  scroll1k(of: SettingsRow.self, under: HostMatrix.published)
  firstScreenLaidOutTwice(of: MessageBubble.self)
  fling(of: SettingsRow.self)
  rotate(of: MessageBubble.self)
  typeSize(of: MessageBubble.self)
  engine
  scroll100(of: MessageBubble.self, under: HostMatrix.every + [HostMatrix.uikitFrames])
  scroll100(of: Badge.self, under: HostMatrix.few + HostMatrix.identities)
  scroll100(of: FeedCard.self, under: HostMatrix.few + [HostMatrix.uikitFrames])
  for sizing in RowSizing.allCases { scroll100(of: SettingsRow.self, sizing: sizing, under: HostMatrix.few) }
  gallery()
  BandScenarios.all
  badInput()
}

let words = Array(CommandLine.arguments.dropFirst())
if words.first == "bands" { exit(BandCommand.run(Array(words.dropFirst()))) }
main([suite])
