import Meter

/// One text made ready for measuring: asked for several widths it is read and cut into segments once.
///
/// Cache policy: there is no cache but the measurer's own. It keeps its last three answers, and drops them when the text,
/// a style or the options change. Any width that holds the text as it is counts as no bound. An answer from there is
/// not counted as a measurement. A measurer that gets a new text keeps its memory: nothing is allocated for a text that
/// is no longer than the ones before.
public final class TextMeasurer {
  private var text: String
  private var style: TextStyle
  private var face: Face
  /// Of a text that has more than one style.
  private var runs: [TextRun] = []
  private var spans: [TextSpan] = []

  private var natural: NaturalSize?
  private var segments = SegmentBuffer()
  private var hasSegments = false
  private var answers = TextAnswers()

  public init(_ text: String = "", style: TextStyle = TextStyle(size: 17)) {
    self.text = text
    self.text.makeContiguousUTF8()
    self.style = style
    face = Face(style)
  }

  public convenience init(_ runs: [TextRun]) {
    self.init()
    setRuns(runs)
  }

  /// Takes another text or style. Returns whether it is another; the same again costs a comparison.
  @discardableResult public func setText(_ text: String, style: TextStyle) -> Bool {
    guard !runs.isEmpty || self.text != text || self.style != style else { return false }
    runs = []
    spans = []
    take(text, style)
    return true
  }

  /// Takes another text of several styles. Returns whether it is another.
  @discardableResult public func setRuns(_ new: [TextRun]) -> Bool {
    let visible = new.contains { $0.text.isEmpty } ? new.filter { !$0.text.isEmpty } : new
    guard visible.count > 1 else {
      // Nothing to see is still a line of the first run's height.
      guard let only = visible.first ?? new.first else { return setText("", style: style) }
      return setText(only.text, style: only.style)
    }
    guard visible != runs else { return false }
    runs = visible
    var joined = ""
    spans = visible.map { run in
      joined += run.text
      return TextSpan(end: joined.utf8.count, face: Face(run.style))
    }
    take(joined, visible[0].style)
    return true
  }

  private func take(_ text: String, _ style: TextStyle) {
    self.text = text
    self.text.makeContiguousUTF8()
    self.style = style
    face = Face(style)
    natural = nil
    hasSegments = false
    answers.forget()
  }

  /// The size of the text. `width` and `height` are the room, in points: nil, NaN and infinity are no bound, less than 0
  /// is 0. At least one line is measured whatever the height.
  public func metrics(
    width: Double? = nil, height: Double? = nil, options: TextOptions = TextOptions()
  ) -> TextMetrics {
    var bound = Fixed.width(width)
    let room = height.map { $0 < .infinity ? max($0, 0) : .infinity } ?? .infinity
    if let natural, bound &+ Fixed.tolerance >= natural.width { bound = Fixed.unbounded }
    if let known = answers.find(bound, room, options) { return known }
    return withBytes { text in
      if natural == nil {
        natural = NaturalSize(text)
        if bound &+ Fixed.tolerance >= natural!.width { bound = Fixed.unbounded }
      }
      Counter.textMeasurements.add()
      let metrics = measure(text, bound, room, options)
      answers.keep(metrics, bound, room, options)
      return metrics
    }
  }

  private func withBytes<Result>(_ body: (TextBytes) -> Result) -> Result {
    let result = text.utf8.withContiguousStorageIfAvailable { bytes in
      spans.withUnsafeBufferPointer { spans in
        withUnsafePointer(to: 0 as UInt8) { nothing in
          body(TextBytes(bytes: bytes.baseAddress ?? nothing, count: bytes.count, spans: spans, face: face))
        }
      }
    }
    // The text was made contiguous when it was taken.
    return result!
  }

  private func measure(_ text: TextBytes, _ width: Int, _ height: Double, _ options: TextOptions) -> TextMetrics {
    if width == Fixed.unbounded, !natural!.hasNewlines, spans.isEmpty { return oneLine(options) }
    if !hasSegments {
      segments.fill(from: text, estimate: natural!.segmentEstimate)
      hasSegments = true
    }
    let whole = fill(text, width, height, options)
    guard whole.isTruncated else { return whole }
    if options.allowsTightening {
      let tight = fill(text, Int(Double(width) / 0.95), height, options)
      if !tight.isTruncated {
        var metrics = tight
        metrics.width = min(tight.width, Fixed.points(width))
        return metrics
      }
    }
    let smallest = options.effectiveScaleFactor
    return smallest < 1 ? shrunk(text, width, height, options, smallest) : whole
  }

  /// The largest of 32 steps down to `smallest` at which the text is not cut, or the smallest if it is at each.
  private func shrunk(
    _ text: TextBytes, _ width: Int, _ height: Double, _ options: TextOptions, _ smallest: Double
  ) -> TextMetrics {
    var best = fill(text, width, height, options, scale: smallest)
    guard !best.isTruncated else { return best }
    // At `low` steps it fits, at `high` it does not.
    var low = 0
    var high = 32
    while high - low > 1 {
      let middle = (low + high) / 2
      let scale = smallest + (1 - smallest) * Double(middle) / 32
      let metrics = fill(text, width, height, options, scale: scale)
      if metrics.isTruncated {
        high = middle
      } else {
        low = middle
        best = metrics
      }
    }
    return best
  }

  /// Fills lines with the text at a part of its size: as many as at its full size in a wider place.
  private func fill(
    _ text: TextBytes, _ width: Int, _ height: Double, _ options: TextOptions, scale: Double = 1
  ) -> TextMetrics {
    let bounds = LineFiller.Bounds(
      width: width == Fixed.unbounded || scale == 1 ? width : Int(Double(width) / scale),
      height: height / scale, lineLimit: options.effectiveLineLimit,
      lineSpacing: options.effectiveLineSpacing / scale, truncation: options.truncation)
    let lines = LineFiller(text, segments: segments.segments, bounds: bounds)
    return TextMetrics(
      width: Fixed.points(lines.widest) * scale,
      height: reserved(lines.height * scale, lines.lineCount, options, scale: scale),
      firstBaseline: lines.firstAscent * scale, lastBaseline: (lines.height - lines.lastDescent) * scale,
      lineCount: lines.lineCount, isTruncated: lines.isTruncated, scale: scale)
  }

  private func oneLine(_ options: TextOptions) -> TextMetrics {
    TextMetrics(
      width: Fixed.points(max(natural!.width, 0)), height: reserved(face.lineHeight, 1, options, scale: 1),
      firstBaseline: face.ascent, lastBaseline: face.ascent, lineCount: 1)
  }

  private func reserved(_ height: Double, _ lines: Int, _ options: TextOptions, scale: Double) -> Double {
    let wanted = min(Int(options.reservedLines), options.effectiveLineLimit)
    guard wanted > lines else { return height }
    return height + Double(wanted - lines) * (face.lineHeight * scale + options.effectiveLineSpacing)
  }
}
