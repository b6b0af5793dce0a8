import CMeter

/// A defect that can be planted in benchmarks that offer it, to see whether the gate finds it: the same benchmark ids,
/// worse numbers.
public enum Plant: String, CaseIterable, Sendable, Codable {
  /// One body evaluated more for every row that is configured.
  case extraBody
  /// One hosting controller more for every dequeue.
  case extraHost
  /// One allocation more for every row that is configured.
  case extraMalloc
  /// An object a run that nothing releases.
  case leakedObject
  /// A twentieth more processor time.
  case slower
}

extension Plant {
  /// Asks for memory and gives it back: what `extraMalloc` plants. Not optimised away.
  public static func allocate(_ byteCount: Int) { cmeter_request(byteCount) }
}
