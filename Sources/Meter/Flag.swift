/// A symptom that makes a benchmark's content or life cycle wrong, whatever it costs. The names are frozen.
public enum Flag: String, CaseIterable, Sendable, Codable {
  case leak, stale, blank, jump, overlap, stateLeak, hierarchy, trap, realClock
}
