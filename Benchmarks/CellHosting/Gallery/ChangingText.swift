import SwiftUI

/// The content of most screens: a text that is short or long, a button that changes it, and a spacer (facts: S0-24).
struct ChangingText: View {
  let press: Press
  /// Told when the text has changed.
  var onUpdate: (() -> Void)?
  /// Told when the content appears, too.
  var tellsOnAppear = true
  @State private var isLong = false

  static func text(_ isLong: Bool) -> String {
    isLong
      ? "Long enough to need more than a single line on a phone, whatever its font may be, and then some more" : "Short"
  }

  var body: some View {
    ChangingRow(isLong: isLong) { isLong.toggle() }
      .onChange(of: isLong) { _ in onUpdate?() }
      .onAppear {
        press.action = { isLong.toggle() }
        if tellsOnAppear { onUpdate?() }
      }
  }
}

/// What `ChangingText` shows in one of its two states.
struct ChangingRow: View {
  let isLong: Bool
  var toggle: @MainActor () -> Void = {}

  var body: some View {
    HStack {
      Text(ChangingText.text(isLong))
      Button("Change size", action: toggle)
      Spacer()
    }
  }
}

/// A text of one or two lines in a button, 16 points around it (facts: S2-10).
struct TwoLines: View {
  let press: Press
  @State private var text = TwoLines.texts[0]

  static let texts = ["Good morning", "Good morning\nand a good evening to you"]

  var body: some View {
    Button(action: toggle) { Text(text) }
      .buttonStyle(.plain)
      .padding(16)
      .onAppear { press.action = toggle }
  }

  private func toggle() { text = Self.texts.first { $0 != text } ?? "" }
}
