import Foundation

/// An attributed string as the content of a text: its runs, with what of their attributes the model knows.
struct AttributedText: Equatable {
  let content: AttributedString

  init(_ content: AttributedString) { self.content = content }

  /// The runs as texts. Attributes of SwiftUI's, what Markdown is meant as and a link's tint become traits.
  var texts: [Text] {
    content.runs.map { run in
      var text = Text(verbatim: String(content[run.range].characters))
      if let font = run.swiftUI.font { text = text.font(font) }
      if let color = run.swiftUI.foregroundColor { text = text.foregroundColor(color) }
      if let kern = run.swiftUI.kern { text = text.kerning(kern) }
      if let tracking = run.swiftUI.tracking { text = text.tracking(tracking) }
      if let offset = run.swiftUI.baselineOffset { text = text.baselineOffset(offset) }
      if let style = run.swiftUI.underlineStyle { text = text.underline(color: style.color) }
      if let style = run.swiftUI.strikethroughStyle { text = text.strikethrough(color: style.color) }
      if let intent = run.inlinePresentationIntent { text = text.shown(as: intent) }
      if run.link != nil { text = text.foregroundStyle(.tint) }
      return text
    }
  }
}

extension Text {
  /// The text in the look of a stretch of Markdown.
  func shown(as intent: InlinePresentationIntent) -> Text {
    var text = self
    if intent.contains(.stronglyEmphasized) { text = text.bold() }
    if intent.contains(.emphasized) { text = text.italic() }
    if intent.contains(.code) { text = text.monospaced() }
    if intent.contains(.strikethrough) { text = text.strikethrough() }
    return text
  }

  init(_ piece: InlineMarkup.Piece) {
    let text = Text(verbatim: piece.text).shown(as: piece.intent)
    self = piece.link == nil ? text : text.foregroundStyle(.tint)
  }
}
