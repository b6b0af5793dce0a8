import Glibc

/// The two clocks that times are taken from.
public enum Stopwatch {
  /// Nanoseconds the calling thread has run on a processor.
  @inline(__always) public static var cpu: Int64 { read(CLOCK_THREAD_CPUTIME_ID) }

  /// Nanoseconds since an arbitrary moment; never goes back.
  @inline(__always) public static var wall: Int64 { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
