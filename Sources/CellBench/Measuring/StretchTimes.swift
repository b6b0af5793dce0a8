import Meter

/// The clocks of a timing pass: the measured stretch without what was left out of it, and its frames.
@MainActor final class StretchTimes {
  private(set) var cpu: Int64 = 0
  private(set) var wall: Int64 = 0
  let frames = FrameLog()
  private(set) var mallocsOtherThreads = 0
  private var mallocsBegin = 0
  private var cpuBegin: Int64 = 0
  private var wallBegin: Int64 = 0
  private var frameBegin: Int64 = 0
  private var frameSoFar: Int64 = 0

  func resume() {
    mallocsBegin = Instrument.mallocsOtherThreads
    wallBegin = Stopwatch.wall
    frameBegin = wallBegin
    cpuBegin = Stopwatch.cpu
  }

  func pause() {
    cpu += Stopwatch.cpu - cpuBegin
    let now = Stopwatch.wall
    wall += now - wallBegin
    frameSoFar += now - frameBegin
    mallocsOtherThreads += Instrument.mallocsOtherThreads - mallocsBegin
  }

  func frameEnded() {
    let now = Stopwatch.wall
    frames.append(frameSoFar + now - frameBegin)
    frameSoFar = 0
    frameBegin = now
  }
}
