import Foundation
import SwiftUICore
import Testing

/// Markdown in localised keys and in attributed strings.
@MainActor struct MarkdownTests {
  private func size(_ view: some View) -> CGSize {
    _GraphHost(rootView: view).sizeThatFits(ProposedViewSize(width: nil, height: nil))
  }

  private func runs(_ source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full)
    -> [String]
  {
    let read = try? AttributedString(markdown: source, options: .init(interpretedSyntax: syntax))
    return (read ?? "").runs.map { run in
      var marks = ""
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { marks += "b" }
        if intent.contains(.emphasized) { marks += "i" }
        if intent.contains(.code) { marks += "c" }
        if intent.contains(.strikethrough) { marks += "s" }
      }
      if let link = run.link { marks += "→\(link.absoluteString)" }
      return marks + ":" + String(read![run.range].characters)
    }
  }

  @Test func aKeyShowsWhatItsMarksMeanAndNotTheMarks() {
    #expect(size(Text("one **two** three")) == size(Text("one ") + Text("two").bold() + Text(" three")))
    #expect(size(Text("`let`")) == size(Text("let").monospaced()))
    #expect(size(Text("see [the terms](https://example.org/a_long_way)")) == size(Text(verbatim: "see the terms")))
    #expect(
      size(Label("**Now**", systemImage: "star"))
        == size(
          Label {
            Text("Now").bold()
          } icon: {
            Image(systemName: "star")
          }))
  }

  @Test("attributes in a key are not shown, and do nothing")
  func attributes() {
    #expect(size(Text("^[\(2) minute](inflect: true) left")) == size(Text(verbatim: "2 minute left")))
    #expect(size(Text("^[**a** b](inflect: true)")) == size(Text("a").bold() + Text(" b")))
    #expect(size(Text("2 ^ [a]")) == size(Text(verbatim: "2 ^ [a]")))
    #expect(size(Text("^[a")) == size(Text(verbatim: "^[a")))
    #expect(runs("^[a](b)") == [":^", "→b:a"])
  }

  @Test func aStringThatIsNoKeyIsShownAsItIs() {
    let string = "one **two**"
    #expect(size(Text(string)) == size(Text(verbatim: string)))
    #expect(size(Text(verbatim: string)).width > size(Text(LocalizedStringKey(string))).width)
  }

  @Test func valuesInAKeyAreNotRead() {
    let value = "a*b*_c_"
    #expect(
      size(Text("**\(value)** and \(value)")) == size(Text(verbatim: value).bold() + Text(verbatim: " and " + value)))
    #expect(size(Text("\(value) **x**")) == size(Text(verbatim: value + " ") + Text("x").bold()))
    #expect(size(Text("\(value)")) == size(Text(verbatim: value)))
    #expect(size(Text("\(3) of *\(4)*")) == size(Text(verbatim: "3 of ") + Text("4").italic()))
  }

  @Test func valuesInCodeAndAddressesAreNotReadEither() {
    let value = "a_b*`c`"
    #expect(size(Text("`\(value)` x")) == size(Text(verbatim: value).monospaced() + Text(" x")))
    #expect(size(Text("[\(value)](https://x.org/\(value)) x")) == size(Text(verbatim: value + " x")))
    #expect(size(Text("[a](https://x.org/\("b)_(c")) x")) == size(Text(verbatim: "a x")))
    #expect(size(Text("[*a*]\("(b)")")) == size(Text(verbatim: "[") + Text("a").italic() + Text(verbatim: "](b)")))
  }

  @Test func textsInAKeyKeepTheirLooksBesideMarks() {
    let inner = Text("in*ner").font(.title)
    #expect(size(Text("**a** \(inner) b")) == size(Text("a").bold() + Text(" ") + inner + Text(" b")))
  }

  @Test func keysThatLookTheSameAreTheSameOnlyIfTheirMarksAre() {
    #expect(LocalizedStringKey("**a**") == LocalizedStringKey("**a**"))
    #expect(LocalizedStringKey("**a**") != LocalizedStringKey("*a*"))
  }

  @Test func delimitersMatchByCommonMark() {
    #expect(runs("*a* **b** ***c***") == ["i:a", ": ", "b:b", ": ", "bi:c"])
    #expect(runs("**a *b* c**") == ["b:a ", "bi:b", "b: c"])
    #expect(runs("snake_case_name 2 * 3 * 4") == [":snake_case_name 2 * 3 * 4"])
    #expect(runs("**open *a") == [":**open *a"])
    #expect(runs("~~gone~~ ~a~~") == ["s:gone", ": ~a~~"])
    #expect(runs("foo***") == [":foo***"])
    #expect(runs(#"\*a\* `*b*` ``c`d``"#) == [":*a* ", "c:*b*", ": ", "c:c`d"])
    #expect(runs("`` `a` `` ` ` `b `") == ["c:`a`", ": ", "c: ", ": ", "c:b "])
    #expect(runs("**a*b***") == ["b:a", "bi:b"])
  }

  @Test func linksHaveTheirTextAndAddress() {
    #expect(runs("a [**b** c](https://x.org \"title\") d") == [":a ", "b→https://x.org:b", "→https://x.org: c", ": d"])
    #expect(runs("[a](https://x.org/b_(c)) d") == ["→https://x.org/b_(c):a", ": d"])
    #expect(runs("[a] [b](") == [":[a] [b]("])
    let base = URL(string: "https://x.org/")
    let read = try? AttributedString(markdown: "[a](b)", baseURL: base)
    #expect(read?.runs.first?.link?.absoluteString == "https://x.org/b")
  }

  @Test func whiteSpaceIsKeptOnlyWhereItIsAskedFor() {
    #expect(runs("a\nb\n\nc") == [":a bc"])
    #expect(runs("# Title\n\n- one\n- two") == [":Titleonetwo"])
    #expect(runs("a\n**b**", .inlineOnly) == [":a ", "b:b"])
    #expect(runs("a\n\n**b**", .inlineOnlyPreservingWhitespace) == [":a\n\n", "b:b"])
  }

  @Test func anAttributedTextOfMarkdownIsAsLargeAsItsLooks() throws {
    let read = try AttributedString(markdown: "one **two** [three](https://x.org)")
    #expect(size(Text(read)) == size(Text("one ") + Text("two").bold() + Text(" three")))
  }
}
