import Foundation

/// An attributed string as the content of a text: its runs, with what of their attributes the model knows.
struct AttributedText: Equatable {
  let content: AttributedString

  init(_ content: AttributedString) { self.content = content }

  /// The runs as texts. Bold, italic and code from Markdown, and a link's tint, become traits.
  var texts: [Text] {
    content.runs.map { run in
      var text = Text(verbatim: String(content[run.range].characters))
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { text = text.bold() }
        if intent.contains(.emphasized) { text = text.italic() }
        if intent.contains(.code) { text = text.monospaced() }
        if intent.contains(.strikethrough) { text = text.strikethrough() }
      }
      if run.link != nil { text = text.foregroundStyle(.tint) }
      return text
    }
  }
}
