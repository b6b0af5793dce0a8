/// A benchmark's id taken apart: parts separated by `/`, each with parameters as `,key=value`.
public struct BenchmarkID: Sendable, Equatable {
  /// The parts without their parameters.
  public let parts: [String]
  public let parameters: [String: String]
  /// The first two parts with their parameters: benchmarks of one group show the same thing.
  public let group: String

  public init(_ id: String) {
    var parts: [String] = []
    var parameters: [String: String] = [:]
    let pieces = id.split(separator: "/", omittingEmptySubsequences: false)
    for piece in pieces {
      let words = piece.split(separator: ",", omittingEmptySubsequences: false)
      parts.append(String(words[0]))
      for word in words.dropFirst() {
        let pair = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        parameters[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
      }
    }
    self.parts = parts
    self.parameters = parameters
    self.group = pieces.prefix(2).joined(separator: "/")
  }

  /// A part by its place, empty when the id has fewer.
  public func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
}
