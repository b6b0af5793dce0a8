/// A text as UTF-8 with its styles, for as long as a measurement takes.
struct TextBytes {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// Empty when the text has one style.
  let spans: UnsafeBufferPointer<TextSpan>
  /// The style, or that of the first stretch.
  let face: Face

  /// The style at a byte; at the end that of the last stretch.
  func face(at position: Int) -> Face {
    spans.first { position < $0.end }?.face ?? spans.last?.face ?? face
  }
}
