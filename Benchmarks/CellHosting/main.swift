import CellBench
import CellBenchCommand

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
}

main([suite])
