import Testing

@testable import TextLayout

private let body = TextStyle(size: 17)
private let sentence = "The quick brown fox jumps over the lazy dog, and the dog does not mind at all."

private func metrics(_ text: String, _ width: Double?, _ options: TextOptions) -> TextMetrics {
  TextLayout.metrics(of: text, style: body, width: width, options: options)
}

@Suite struct TruncationTests {
  @Test func aLimitCutsAndSaysSo() {
    let free = TextLayout.metrics(of: sentence, style: body, width: 120)
    let two = metrics(sentence, 120, TextOptions(lineLimit: 2))
    #expect(two.lineCount == 2 && two.isTruncated && two.width <= 120.001 && two.height == 2 * body.lineHeight)
    #expect(metrics(sentence, 120, TextOptions(lineLimit: 100)) == free)
    #expect(!metrics(sentence, nil, TextOptions(lineLimit: 1)).isTruncated)
  }

  @Test func noLimitIsNoLimit() {
    let free = TextLayout.metrics(of: sentence, style: body, width: 120)
    for limit in [nil, 0, -1, Int.min] { #expect(metrics(sentence, 120, TextOptions(lineLimit: limit)) == free) }
  }

  @Test func theCutLineIsFilledBesideTheEllipsis() {
    let ellipsis = TextLayout.metrics(of: "…", style: body).width
    let line = metrics("abcdefghijklmnopqrstuvwxyz", 100, TextOptions(lineLimit: 1))
    #expect(line.width > 80 && line.width <= 100.001)
    #expect(metrics("abcdef", 1, TextOptions(lineLimit: 1)).width == ellipsis)
    let ended = metrics("ab\ncd", nil, TextOptions(lineLimit: 1))
    #expect(ended.isTruncated && ended.width == TextLayout.metrics(of: "ab…", style: body).width)
  }

  @Test(arguments: [TextTruncation.head, .middle, .tail])
  func everyModeFitsAndFills(mode: TextTruncation) {
    for width in [40.0, 90, 150, 300] {
      let line = metrics(sentence, width, TextOptions(lineLimit: 1, truncation: mode))
      #expect(line.isTruncated && line.width <= width + 0.001 && line.width > width - 25, "\(width)")
    }
  }

  @Test func aTextShrinksAsFarAsItNeedsAndMay() {
    let free = TextLayout.metrics(of: sentence, style: body).width
    let fits = metrics(sentence, free * 0.8, TextOptions(lineLimit: 1, minimumScaleFactor: 0.5))
    #expect(!fits.isTruncated && fits.scale <= 0.8 && fits.scale > 0.75 && fits.width <= free * 0.8)
    #expect(fits.height == body.lineHeight * fits.scale)
    let cut = metrics(sentence, free * 0.3, TextOptions(lineLimit: 1, minimumScaleFactor: 0.5))
    #expect(cut.isTruncated && cut.scale == 0.5 && cut.width <= free * 0.3 + 0.001)
    #expect(metrics(sentence, free, TextOptions(lineLimit: 1, minimumScaleFactor: 0.5)).scale == 1)
    let lines = metrics(sentence, 150, TextOptions(lineLimit: 3, minimumScaleFactor: 0.3))
    #expect(!lines.isTruncated && lines.scale < 1 && lines.lineCount <= 3)
    for factor in [Double.nan, 0, -1, 2] {
      let odd = metrics(sentence, 50, TextOptions(lineLimit: 1, minimumScaleFactor: factor))
      #expect(odd.width.isFinite && odd.height.isFinite && odd.scale > 0 && odd.scale <= 1, "\(factor)")
    }
  }

  @Test func tighteningSavesWhatIsNearlyWideEnough() {
    let free = TextLayout.metrics(of: sentence, style: body).width
    let options = TextOptions(lineLimit: 1, allowsTightening: true)
    #expect(!metrics(sentence, free * 0.97, options).isTruncated)
    #expect(metrics(sentence, free * 0.97, options).width <= free * 0.97 + 0.001)
    #expect(metrics(sentence, free * 0.9, options).isTruncated)
  }

  @Test func reservedLinesCountAsHeight() {
    let options = TextOptions(lineLimit: 3, lineSpacing: 2, reservedLines: 3)
    let one = metrics("short", nil, options)
    #expect(abs(one.height - 3 * body.lineHeight - 4) < 1e-9 && one.lineCount == 1)
    #expect(one.lastBaseline == body.ascent)
    #expect(abs(metrics("a\nb", nil, options).height - one.height) < 1e-9)
    #expect(metrics("a", nil, TextOptions(lineLimit: 2, reservedLines: 5)).height == 2 * body.lineHeight)
    #expect(metrics("a\nb\nc", nil, TextOptions(reservedLines: 2)).height == 3 * body.lineHeight)
  }
}
