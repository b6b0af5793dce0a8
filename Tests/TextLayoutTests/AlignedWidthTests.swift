import Testing

@testable import TextLayout

/// A label is as wide as the text it was asked about, in whole pixels: that width must hold the text.
@Suite struct AlignedWidthTests {
  @Test(arguments: [1.0, 2, 3]) func anAlignedWidthHoldsItsText(displayScale: Double) {
    let measurer = TextMeasurer()
    let options = TextOptions(lineLimit: 1)
    for size in [11.0, 13, 17, 20] {
      // "0:12" at 11 pt is 0.0003 pt wider than 65 thirds of a point.
      for text in ["0:12"] + (0..<300).map({ "a\($0) \($0 * 7) word" }) {
        measurer.setText(text, style: TextStyle(size: size))
        let width = measurer.metrics(width: nil, options: options).aligned(toDisplayScale: displayScale).width
        #expect(!measurer.metrics(width: width, options: options).isTruncated, "\(text) at \(size)")
      }
    }
  }
}
