import Meter
import Testing

@testable import TextLayout

private let body = TextStyle(size: 17)

/// Counts on the calling thread only, so tests may run beside each other.
private func measurements(_ body: () -> Void) -> Int {
  let before = Counter.textMeasurements.total
  body()
  return Counter.textMeasurements.total - before
}

@Suite struct TextMeasurerTests {
  @Test func anAnswerIsKeptAndNotCountedAgain() {
    let measurer = TextMeasurer("Some words that need more than one line", style: body)
    #expect(measurements { _ = measurer.metrics(width: 100) } == 1)
    #expect(measurements { _ = measurer.metrics(width: 100) } == 0)
    #expect(measurements { _ = measurer.metrics() } == 1)
    #expect(measurements { _ = measurer.metrics(width: 10_000) } == 0)
    #expect(measurements { _ = measurer.metrics(width: 120) } == 1)
    #expect(measurements { _ = measurer.metrics(width: 100) } == 0)
    #expect(measurements { _ = measurer.metrics(width: 140) } == 1)
    #expect(measurements { _ = measurer.metrics(width: 100) } == 1)
  }

  @Test func otherOptionsAreOtherAnswers() {
    let measurer = TextMeasurer("Some words that need more than one line", style: body)
    let free = measurer.metrics(width: 100)
    let one = measurer.metrics(width: 100, options: TextOptions(lineLimit: 1))
    #expect(free.lineCount > 1 && one.lineCount == 1)
    #expect(measurer.metrics(width: 100) == free)
  }

  @Test func aChangedTextIsMeasuredAnew() {
    let measurer = TextMeasurer("short", style: body)
    let short = measurer.metrics()
    #expect(!measurer.setText("short", style: body))
    #expect(measurements { _ = measurer.metrics() } == 0)
    #expect(measurer.setText("somewhat longer", style: body))
    #expect(measurer.metrics().width > short.width)
    #expect(measurer.setText("short", style: TextStyle(size: 20)))
    #expect(measurer.metrics().width > short.width)
    #expect(measurer.setRuns([TextRun(text: "sh", style: body), TextRun(text: "ort", style: body)]))
    #expect(!measurer.setRuns([TextRun(text: "sh", style: body), TextRun(text: "ort", style: body)]))
    #expect(measurer.metrics() == short)
    #expect(measurer.setText("short", style: body))
    #expect(measurer.metrics() == short)
  }

  @Test func theFastPassAgreesWithTheFullOne() {
    let text = "Plain ASCII, 100 % of it; with punctuation (and so on).  "
    var spaced = TextStyle(size: 17)
    spaced.tracking = 1
    let characters = Double(text.count - 2)
    #expect(
      TextLayout.metrics(of: text, style: spaced).width
        == TextLayout.metrics(of: text, style: body).width + characters)
  }

  @Test func everyScalarCanBeMeasured() {
    var text = ""
    for value in UInt32(0)...0x10FFFF where value % 7 == 0 || value < 0x3000 {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let metrics = TextLayout.metrics(of: text, style: body, width: 300)
    // A character on which vowel signs pile up may be wider than the line.
    #expect(metrics.width < 1_000 && metrics.height.isFinite && metrics.lineCount > 1_000)
  }

  @Test func workGrowsWithTheText() {
    // Segments are what every pass goes over; there are no more of them than words.
    for words in [10, 100, 1_000] {
      let text = String(repeating: "word ", count: words)
      let measurer = TextMeasurer(text, style: body)
      let perLine = Int((200 / TextLayout.metrics(of: "word |", style: body).width).rounded(.down))
      let lines = measurer.metrics(width: 200).lineCount
      #expect(lines <= words / max(perLine, 1) + 1 && lines >= words / (perLine + 2))
    }
  }

  @Test func theTableHasAVersion() {
    #expect(TextLayout.tableVersion.count == 12)
    #expect(TextLayout.icuVersion.contains("."))
    TextLayout.prepare()
  }

  @Test func theKnownSizesOfThisTable() {
    // Pins the table and the arithmetic: a change here makes reports incomparable.
    let hello = TextLayout.metrics(of: "Hello, world", style: body)
    #expect(hello.width == 95.10205078125 && hello.height == 2479.0 * 17 / 2048)
    let aligned = hello.aligned(toDisplayScale: 3)
    #expect((aligned.width * 3).rounded() / 3 == aligned.width && aligned.width >= hello.width)
  }
}
