import AutoLayout
import Foundation
import Testing

/// A line of `systems.jsonl`: views with intrinsic sizes, constraints between their attributes, and the frames expected.
struct OracleSystem: Decodable, Sendable, CustomTestStringConvertible {
  struct View: Decodable, Sendable {
    let n: String
    let intrinsic: [Double]?
    let hug: [Float]?
    let comp: [Float]?
  }

  struct Relation: Decodable, Sendable {
    let a: String
    let rel: String
    let p: Float
    let k: Double
    let b: String?
    let m: Double?
  }

  let id: String
  let views: [View]
  let constraints: [Relation]
  let frames: [String: [Double]]

  var testDescription: String { id }

  static let all: [OracleSystem] = {
    let url = Bundle.module.url(forResource: "Fixtures/systems", withExtension: "jsonl")!
    let decoder = JSONDecoder()
    return try! Data(contentsOf: url).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(OracleSystem.self, from: Data($0))
    }
  }()
}
