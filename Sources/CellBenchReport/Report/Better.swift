/// Which way a change of a metric is an improvement. `neither` means that a change is shown and judged by nobody.
public enum Better: String, Sendable, CaseIterable, JSONName {
  case lower, higher, neither
}
