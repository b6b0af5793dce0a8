import Testing

@testable import TextLayout

/// The short way for plain texts cuts where ICU's rules cut, or does not take the text.
@Suite struct PlainTextTests {
  private func segments(_ text: String, _ fill: (inout SegmentBuffer, TextBytes) -> Bool) -> [TextSegment]? {
    var text = text
    return text.withUTF8 { bytes in
      let face = Face(TextStyle(size: 17))
      guard let start = bytes.baseAddress else { return nil }
      var buffer = SegmentBuffer()
      let spans = UnsafeBufferPointer<TextSpan>(start: nil, count: 0)
      let whole = TextBytes(bytes: start, count: bytes.count, spans: spans, face: face)
      return fill(&buffer, whole) ? Array(buffer.segments) : nil
    }
  }

  private func plain(_ text: String) -> [TextSegment]? { segments(text) { $0.fillPlain(from: $1) } }

  private func byRules(_ text: String) -> [TextSegment]? {
    segments(text) {
      $0.fillByRules(from: $1)
      return true
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64 = 7
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11
    }
  }

  @Test func randomTextsAreCutAsTheRulesSay() {
    let alphabet = Array("abZz09  .,:!?-'\"()/%#$;~_&")
    var generator = Generator()
    var taken = 0
    for _ in 0..<40_000 {
      // Few kinds of characters a text, so that many are plain.
      let kinds = (0..<4).map { _ in alphabet[Int(generator.next() % UInt64(alphabet.count))] } + ["a", "7", " "]
      let length = Int(generator.next() % 14) + 1
      let text = String((0..<length).map { _ in kinds[Int(generator.next() % UInt64(kinds.count))] })
      guard let plain = plain(text) else { continue }
      taken += 1
      #expect(plain.map(\.description) == byRules(text)?.map(\.description), "'\(text)'")
    }
    #expect(taken > 5_000)
  }

  @Test(arguments: [
    "one", "one two", "  leading", "trailing  ", " ", "12:30", "Grace, 3.5 km", "Really? Yes!", "10,000", "a.b.c",
  ])
  func plainTextsAreTaken(text: String) {
    #expect(plain(text)?.map(\.description) == byRules(text)?.map(\.description))
  }

  @Test(arguments: ["", "don't", "well-known", "(a)", "a\tb", "a\nb", "Größe", "a . b", "...", "what?!", "50%", "a/b"])
  func othersAreNot(text: String) { #expect(plain(text)?.count == nil) }

  @Test func otherStylesAreNot() {
    var style = TextStyle(size: 17)
    style.tracking = 1
    var text = "plain"
    let isTaken = text.withUTF8 { bytes in
      let spans = UnsafeBufferPointer<TextSpan>(start: nil, count: 0)
      return PlainText(
        TextBytes(bytes: bytes.baseAddress!, count: bytes.count, spans: spans, face: Face(style))) != nil
    }
    #expect(!isTaken)
  }
}

extension TextSegment {
  /// Everything there is to a segment.
  fileprivate var description: String {
    "\(contentEnd) \(end) \(width) \(space) \(tabs) \(isHard) \(hasSoftHyphen)"
  }
}
