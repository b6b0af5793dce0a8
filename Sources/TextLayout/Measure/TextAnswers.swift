/// The last three sizes a measurer gave, under one set of options.
struct TextAnswers {
  private struct Answer {
    var width = -1
    var height = 0.0
    var metrics = TextMetrics(width: 0, height: 0, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
  }

  private var options = TextOptions()
  private var first = Answer()
  private var second = Answer()
  private var third = Answer()
  /// Which is the oldest.
  private var next = 0

  mutating func forget() {
    first.width = -1
    second.width = -1
    third.width = -1
  }

  func find(_ width: Int, _ height: Double, _ options: TextOptions) -> TextMetrics? {
    guard options == self.options else { return nil }
    if first.width == width, first.height == height { return first.metrics }
    if second.width == width, second.height == height { return second.metrics }
    if third.width == width, third.height == height { return third.metrics }
    return nil
  }

  mutating func keep(_ metrics: TextMetrics, _ width: Int, _ height: Double, _ options: TextOptions) {
    if options != self.options {
      forget()
      self.options = options
    }
    let answer = Answer(width: width, height: height, metrics: metrics)
    switch next {
    case 0: first = answer
    case 1: second = answer
    default: third = answer
    }
    next = (next + 1) % 3
  }
}
