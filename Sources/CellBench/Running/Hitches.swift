/// By how much the frames of a sample came late, as a display would have it: a frame is shown at the next whole multiple
/// of the budget (facts: Apple's hitch time ratio).
struct Hitches: Equatable {
  /// Frames that took longer than the budget.
  private(set) var late = 0
  /// Milliseconds by which frames came late, in whole frames, for every second that the frames took to show.
  private(set) var ratio = 0.0

  /// - Parameters:
  ///   - frames: nanoseconds of each frame.
  ///   - budget: milliseconds a frame may take.
  init(frames: [Int64], budget: Double) {
    var shown = 0.0
    var hitched = 0.0
    for frame in frames {
      let slots = max(1, (Double(frame) / 1e6 / budget).rounded(.up))
      shown += slots
      hitched += slots - 1
      if slots > 1 { late += 1 }
    }
    if shown > 0 { ratio = hitched / shown * 1_000 }
  }
}
