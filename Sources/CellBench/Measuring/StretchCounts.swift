import Meter

/// The readings of a counting pass: from before the set-up to the end of the measured stretch, without what was left
/// out of it.
@MainActor final class StretchCounts {
  let table = CountTable()
  private let base = Reading()
  private let first = Reading()
  private let last = Reading()
  private(set) var bytesLive = 0
  private(set) var mallocsOtherThreads = 0
  private var peak = Int.min
  /// What happens in each frame, where that is asked for.
  let frames: FrameCounts?
  /// What the bench itself holds on to since the set-up began.
  var instrumentBytes = 0

  /// The most bytes live at the end of any frame, or at the end of the stretch when it has no frame.
  var bytesPeak: Int { peak == .min ? bytesLive : peak }

  init(keepsFrames: Bool = false) { frames = keepsFrames ? FrameCounts() : nil }

  /// Goes through all motions once, so that nothing of the instrument is made for the first time while it measures.
  static func rehearse() {
    let counts = StretchCounts(keepsFrames: true)
    counts.beginSetUp()
    counts.resume()
    counts.frameEnded()
    counts.pause()
    counts.end()
  }

  func beginSetUp() { base.take() }

  func resume() {
    Instrument.resetMaxima()
    frames?.resume()
    first.take()
  }

  func pause() {
    last.take()
    frames?.pause()
    table.add(from: first, to: last)
    mallocsOtherThreads += last.mallocsOtherThreads - first.mallocsOtherThreads
  }

  /// After the last pause.
  func end() {
    table.setLevels(from: base, to: last)
    bytesLive = last.bytesLive - base.bytesLive - instrumentBytes
  }

  func frameEnded() {
    peak = max(peak, Instrument.bytesLive - base.bytesLive - instrumentBytes)
    frames?.frameEnded()
  }
}
