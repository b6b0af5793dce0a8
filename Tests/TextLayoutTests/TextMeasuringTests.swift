import Testing

@testable import TextLayout

private let body = TextStyle(size: 17)

private func width(_ text: String, _ style: TextStyle = body) -> Double {
  TextLayout.metrics(of: text, style: style).width
}

@Suite struct TextMeasuringTests {
  @Test func aLineIsAsWideAsItsCharacters() {
    #expect(width("Hello") > 0)
    #expect(width("Hello") + width("World") == width("HelloWorld"))
    #expect(width("iiii") < width("mmmm"))
    #expect(width("a b") == width("a") + width("b") + (width("a b") - width("ab")))
  }

  @Test func sizesScaleAndWeightsWiden() {
    #expect(width("Hello", TextStyle(size: 34)) == 2 * width("Hello"))
    let weights = TextWeight.allCases.map { width("Hello, world", TextStyle(size: 17, weight: $0)) }
    #expect(weights == weights.sorted())
    #expect(Set(weights).count == 3)
    #expect(TextStyle(size: 17, weight: .bold).lineHeight == body.lineHeight)
  }

  @Test func theEmptyTextIsOneLineHighAndHasNoWidth() {
    let empty = TextLayout.metrics(of: "", style: body)
    #expect(empty.width == 0 && empty.height == body.lineHeight && empty.lineCount == 1 && !empty.isTruncated)
    #expect(TextLayout.metrics(of: "", style: body, width: 0) == empty)
    #expect(empty.firstBaseline == body.ascent)
  }

  @Test func combiningMarksTakeNoRoom() {
    #expect(width("e\u{301}") == width("e"))
    #expect(width("e\u{301}\u{323}x") == width("ex"))
    #expect(width("ก\u{E48}") == width("ก"))
  }

  @Test func emojiOfAnyMakeTakeTheRoomOfOne() {
    let one = width("😀")
    #expect(one > 17)
    for emoji in ["👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🧑🏽‍⚕️", "🤷🏽‍♀️", "⌚", "☀️", "❤️‍🔥"] {
      #expect(width(emoji) == one, "\(emoji)")
      #expect(width(emoji + emoji) == 2 * one, "\(emoji) twice")
    }
    #expect(width("🇩🇪🇫🇷🇪") == 3 * one)
    #expect(width("❤") != one)
  }

  @Test func ideographsKanaAndHangulAreOneEm() {
    let em = 17.0
    for text in ["漢", "あ", "ア", "。", "𠮷"] { #expect(width(text) == em, "\(text)") }
    #expect(abs(width("한") - 0.92 * em) < 0.01)
    #expect(width("ｱ") == em / 2)
    #expect(width("\u{1112}\u{1161}\u{11AB}") == width("\u{1112}"))
  }

  @Test func everyScriptHasWidthsOfItsOwn() {
    for text in ["Привет", "Γειά", "שלום", "مرحبا", "สวัสดี", "नमस्ते", "Ångström", "→✓•—…€"] {
      #expect(width(text) > 17, "\(text)")
    }
    #expect(width("שלום") == width(String("שלום".reversed())))
  }

  @Test func trailingWhiteSpaceHangs() {
    #expect(width("Hello   ") == width("Hello"))
    #expect(width("   Hello") > width("Hello"))
    #expect(width("   ") == 0)
    let wrapped = TextLayout.metrics(of: "Hello     World", style: body, width: width("World") + 1)
    #expect(wrapped.lineCount == 2 && wrapped.width == max(width("Hello"), width("World")))
  }

  @Test func noBreakSpaceDoesNotHang() {
    #expect(width("a\u{A0}") > width("a"))
    #expect(TextLayout.metrics(of: "aa\u{A0}bb", style: body, width: width("aa\u{A0}b")).lineCount == 2)
  }

  @Test func tabsGoToStops() {
    #expect(width("\tx") == 28 + width("x"))
    #expect(width("a\tx") == 28 + width("x"))
    #expect(width("a\t\tx") == 56 + width("x"))
    #expect(width("a\t") == width("a"))
    let wide = String(repeating: "m", count: 3)
    #expect(width(wide + "\tx") == 56 + width("x"))
    #expect(TextLayout.metrics(of: "a\tx", style: body, width: 30).lineCount == 2)
  }

  @Test func newlinesEndLines() {
    for newline in ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"] {
      let metrics = TextLayout.metrics(of: "a\(newline)bbb", style: body)
      #expect(metrics.lineCount == 2 && metrics.width == width("bbb"), "\(newline.debugDescription)")
    }
    #expect(TextLayout.metrics(of: "a\n", style: body).lineCount == 2)
    #expect(TextLayout.metrics(of: "\n\n", style: body).lineCount == 3)
  }

  @Test func trackingAndFixedDigits() {
    var spread = body
    spread.tracking = 2
    #expect(width("abc", spread) == width("abc") + 6)
    #expect(width("e\u{301}x", spread) == width("ex") + 4)
    var fixed = body
    fixed.monospacedDigits = true
    #expect(width("111", fixed) == width("888", fixed))
    #expect(width("111") < width("888"))
    #expect(width("abc", fixed) == width("abc"))
  }

  @Test func monospacedCharactersAreEquallyWide() {
    let mono = TextStyle(size: 17, design: .monospaced)
    #expect(width("iiii", mono) == width("mmmm", mono))
    #expect(width("e\u{301}", mono) == width("e", mono))
    #expect(width("漢", mono) == 17)
  }

  @Test func badSizesMeasureAsNothing() {
    for size in [Double.nan, -Double.infinity, -3, 0] {
      let metrics = TextLayout.metrics(of: "Hello\nworld", style: TextStyle(size: size), width: 10)
      #expect(metrics.width == 0 && metrics.height == 0 && metrics.lineCount == 2, "\(size)")
    }
    #expect(TextLayout.metrics(of: "Hello", style: TextStyle(size: .infinity)).width.isFinite)
    var odd = body
    odd.tracking = .nan
    #expect(width("ab", odd) == width("ab"))
    odd.tracking = -1_000
    #expect(width("ab", odd) == 0)
  }
}
