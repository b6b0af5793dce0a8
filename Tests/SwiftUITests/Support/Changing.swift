import SwiftUI

/// The articles' content: a short or a long text, a button that changes it, and a spacer, filling the width. The handle
/// presses the button.
struct Changing: View {
  @State private var isLong = false
  let handle: Handle
  var onUpdateContent: (() -> Void)?

  static let short = "Short"
  static let long = "A text that is as long as it must be to take more than one line of a phone, whatever its font"

  var body: some View {
    HStack {
      Text(isLong ? Changing.long : Changing.short)
      Button("Change size") { isLong.toggle() }
      Spacer()
    }
    .onAppear { handle.action = { isLong.toggle() } }
  }
}

/// The Japanese article's content: a text of one or two lines, 16 points around it.
struct PopoverContent: View {
  let handle: Handle
  @State var text: String = PopoverContent.texts[0]

  static let texts = ["Hello, World!", "Hello, World!\nHello, Hello, World!"]

  var body: some View {
    Button {
      toggle()
    } label: {
      Text(text)
    }
    .buttonStyle(.plain)
    .padding(16)
    .onAppear { handle.action = toggle }
  }

  private func toggle() { text = PopoverContent.texts.first(where: { $0 != text }) ?? "" }
}

/// A rectangle of a height that the handle changes.
struct Block: View {
  let handle: Handle
  var width: CGFloat = 100
  @State private var height: CGFloat = 50

  var body: some View {
    Color.blue.frame(width: width, height: height).onAppear { handle.action = { height += 30 } }
  }
}
