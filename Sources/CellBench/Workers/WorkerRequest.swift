import Foundation

/// What a worker process is asked to do. Travels as JSON in the process's argument.
struct WorkerRequest: Codable, Equatable {
  /// Requests of other versions are refused: two revisions that take turns must understand each other.
  static let version = 1

  enum Task: String, Codable {
    /// Verify, then count twice.
    case count
    /// Verify, then ask who counts.
    case attribute
    /// Verify, then take samples of time.
    case time
  }

  var version = Self.version
  var benchmark: String
  var task: Task
  var seed: UInt64
  var plants: [Plant] = []
  /// How many samples of time to take at most.
  var samples = 1
  /// No further sample is begun after this many milliseconds.
  var budget = 1_000
  /// Whether times are also wanted as multiples of a fixed loop, whatever the benchmark says. Optional: workers of earlier
  /// revisions do not know it.
  var isRelative: Bool?
  /// Whether counts are wanted frame by frame.
  var frames = false

  /// The argument that tells a worker from a command line.
  static let marker = "__worker"

  var arguments: [String] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return [Self.marker, String(decoding: try encoder.encode(self), as: UTF8.self)]
    }
  }
}
