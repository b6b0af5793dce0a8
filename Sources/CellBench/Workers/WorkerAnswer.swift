import Foundation

/// What a worker process found out. Travels as JSON through a pipe of its own.
struct WorkerAnswer: Codable {
  /// An exact metric as two counting passes saw it.
  struct Exact: Codable {
    var value: Int?
    /// Why there is no value.
    var reason: String?
    var phases: [String: Int] = [:]
  }

  struct Account: Codable {
    var metric: String
    var names: [String]
    var count: Int
    var bytes: Int
  }

  struct Symptom: Codable {
    var flag: String
    var message: String
  }

  var environment = WorkerEnvironment()
  /// What the modelled frameworks warned about, each kind once.
  var warnings: [String] = []
  /// What was thrown, where the benchmark did not end well.
  var error: String?
  var symptoms: [Symptom] = []
  var textHash: String?
  var layoutHash: String?
  var places: [ContentPlaces] = []
  var exact: [String: Exact] = [:]
  /// Samples by metric, in the order in which they were taken.
  var samples: [String: [Double]] = [:]
  /// Who counted: the largest accounts of each counter.
  var accounts: [Account] = []
  /// Counts by metric, frame by frame.
  var frameCounts: [String: [Int64]] = [:]
  /// Nanoseconds of every frame, a list for each sample.
  var frameTimes: [[Int64]] = []
}
