import Testing

@testable import TextLayout

private let body = TextStyle(size: 17)
private let sentence = "The quick brown fox jumps over the lazy dog, and the dog does not mind at all."

private func metrics(_ text: String, _ width: Double?, _ options: TextOptions = TextOptions()) -> TextMetrics {
  TextLayout.metrics(of: text, style: body, width: width, options: options)
}

@Suite struct LineFillingTests {
  @Test func linesFillUpToTheWidth() {
    let free = metrics(sentence, nil)
    #expect(free.lineCount == 1)
    let half = metrics(sentence, free.width / 2 + 20)
    #expect(half.lineCount == 2 && half.width <= free.width / 2 + 20)
    #expect(half.height == 2 * body.lineHeight)
    #expect(half.firstBaseline == body.ascent && abs(half.lastBaseline - (body.lineHeight + body.ascent)) < 1e-9)
  }

  @Test func itsOwnWidthHoldsAText() {
    for text in [sentence, "日本語のテキストを折り返す", "שלום עולם", "a\tb", "👨‍👩‍👧‍👦 family"] {
      let free = metrics(text, nil)
      #expect(metrics(text, free.width) == free, "\(text)")
      #expect(metrics(text, free.width - 1e-9) == free, "\(text)")
      let narrow = metrics(text, free.width * 0.6)
      #expect(metrics(text, narrow.width).lineCount == narrow.lineCount, "\(text)")
    }
  }

  @Test(arguments: [
    sentence, "日本語のテキストを折り返すと行が増える。", "مرحبا بالعالم كيف حالك اليوم", "one\ntwo three\n\nfour",
    "pneumonoultramicroscopicsilicovolcanoconiosis", "mix of 漢字 and kana かな and 👩‍🚀🚀 emoji", "", " ", "a-b-c/d/e",
  ])
  func narrowerNeverNeedsFewerLines(text: String) {
    let measurer = TextMeasurer(text, style: body)
    var lines = 0
    for width in stride(from: 400.0, through: 0, by: -3.5) {
      let now = measurer.metrics(width: width).lineCount
      #expect(now >= lines, "\(width)")
      lines = now
    }
  }

  @Test func aWordThatNoLineHoldsBreaksBetweenCharacters() {
    let word = String(repeating: "m", count: 20)
    let one = metrics("m", nil).width
    #expect(metrics(word, one * 5).lineCount == 4)
    #expect(metrics(word, one * 5).width == one * 5)
    #expect(metrics("a " + word, one * 5).lineCount == 5)
    #expect(metrics(word + " a", one * 5).lineCount == 5)
  }

  @Test func charactersAreNotTornApart() {
    let family = "👨‍👩‍👧‍👦"
    #expect(metrics(String(repeating: family, count: 3), 1).lineCount == 3)
    #expect(metrics("e\u{301}e\u{301}", 1).lineCount == 2)
    #expect(metrics("🇩🇪🇫🇷", 1).lineCount == 2)
  }

  @Test func noWidthPutsOneCharacterOnALine() {
    #expect(metrics("abc de", 0).lineCount == 5)
    #expect(metrics("abc de", -5) == metrics("abc de", 0))
  }

  @Test func whatIsNoWidthIsNoBound() {
    #expect(metrics(sentence, .nan) == metrics(sentence, nil))
    #expect(metrics(sentence, .infinity) == metrics(sentence, nil))
    #expect(metrics(sentence, -.infinity) == metrics(sentence, 0))
    #expect(metrics(sentence, 1e300) == metrics(sentence, nil))
  }

  @Test func ideographsBreakAnywhereAndPunctuationStaysBehind() {
    #expect(metrics("漢字漢字", 34.5).lineCount == 2)
    #expect(metrics("漢字。漢", 35).lineCount == 3)
  }

  @Test func softHyphensShowWhereALineEnds() {
    let whole = metrics("exam\u{AD}ple", nil)
    #expect(whole.width == metrics("example", nil).width)
    let broken = metrics("exam\u{AD}ple", metrics("exam-", nil).width)
    #expect(broken.lineCount == 2 && broken.width == metrics("exam-", nil).width)
    let narrow = metrics("exam\u{AD}ple", metrics("exam", nil).width)
    #expect(narrow.lineCount == 2 && narrow.width == metrics("exam", nil).width)
  }

  @Test func lineSpacingLiesBetweenLines() {
    let free = metrics("a\nb\nc", nil)
    let spaced = metrics("a\nb\nc", nil, TextOptions(lineSpacing: 4))
    #expect(abs(spaced.height - free.height - 8) < 1e-9)
    #expect(metrics("a", nil, TextOptions(lineSpacing: 4)).height == body.lineHeight)
    #expect(metrics("a\nb", nil, TextOptions(lineSpacing: .nan)) == metrics("a\nb", nil))
  }

  @Test func heightLimitsLinesButNotTheFirst() {
    let measurer = TextMeasurer(sentence, style: body)
    let two = measurer.metrics(width: 120, height: body.lineHeight * 2.5)
    #expect(two.lineCount == 2 && two.isTruncated)
    #expect(measurer.metrics(width: 120, height: 0).lineCount == 1)
    #expect(!measurer.metrics(width: 120, height: 1_000).isTruncated)
    #expect(measurer.metrics(width: 120, height: .nan) == measurer.metrics(width: 120))
    let needed = measurer.metrics(width: 120)
    #expect(measurer.metrics(width: 120, height: needed.height) == needed)
  }

  @Test func runsShareLinesAndTheTallestDecides() {
    let small = TextRun(text: "small ", style: TextStyle(size: 10))
    let large = TextRun(text: "large", style: TextStyle(size: 30))
    let both = TextMeasurer([small, large]).metrics()
    #expect(both.lineCount == 1 && both.height == large.style.lineHeight)
    let parts =
      TextLayout.metrics(of: "small |", style: small.style).width
      - TextLayout.metrics(of: "|", style: small.style).width
    #expect(both.width == parts + TextLayout.metrics(of: "large", style: large.style).width)
    let broken = TextMeasurer([small, large]).metrics(width: both.width - 1)
    #expect(broken.lineCount == 2 && broken.height == small.style.lineHeight + large.style.lineHeight)
    #expect(broken.firstBaseline == small.style.ascent)
    let same = TextMeasurer([TextRun(text: "one ", style: body), TextRun(text: "two", style: body)])
    #expect(same.metrics() == metrics("one two", nil))
    #expect(same.metrics(width: 30) == metrics("one two", 30))
    #expect(TextMeasurer([]).metrics().width == 0)
    #expect(TextMeasurer([TextRun(text: "", style: large.style)]).metrics().height == large.style.lineHeight)
  }
}
