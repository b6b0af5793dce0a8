import Foundation

/// An attributed string as the content of a text: its runs, with what of their attributes the model knows.
struct AttributedText: Equatable {
  let content: AttributedString

  init(_ content: AttributedString) { self.content = content }

  /// The runs as texts. Attributes of SwiftUI's, and a link's tint, become traits. The toolchain's Foundation has no
  /// attribute for bold or italic from Markdown.
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
      if run.link != nil { text = text.foregroundStyle(.tint) }
      return text
    }
  }
}
