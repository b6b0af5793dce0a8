import Foundation
import Testing

@testable import CellBenchReport

/// Reports, baselines and policies come from other people's branches.
struct UntrustedReportTests {
  /// `make verify` sets the number of mutations to 100,000.
  private static let count = ProcessInfo.processInfo.environment["CELLBENCH_MUTATIONS"].flatMap(Int.init) ?? 2_000

  @Test func mutatedFilesAreErrorsOrHarmless() {
    let report = Sample.suite(session: "s")
    let seeds = [report.encoded(), Sample.report().encoded()]
    let policy = Policy(rules: [PolicyRule(metric: "mallocs", absolute: 5)], allowMissing: ["*"]).encoded()
    var random = SplitMix64(seed: 9)
    var readable = 0
    for index in 0..<Self.count {
      if index % 4 == 3 {
        _ = try? Policy.decoded(from: mutate(policy, &random))
        continue
      }
      guard let mutated = try? Report.decoded(from: mutate(seeds[index % 2], &random)) else { continue }
      readable += 1
      // Everything that can be done with a report that could be read.
      let result = Gate.judge(Comparison(base: report, head: mutated))
      if index % 16 == 0 {
        for renderer in Renderers.all {
          _ = try? renderer.render(mutated, RenderOptions(width: 80))
          _ = try? renderer.render(result, RenderOptions())
        }
        _ = try? Accepted(base: report, head: mutated, reason: "x")
      }
      #expect((try? Report.decoded(from: mutated.encoded())) == mutated)
    }
    #expect(readable > Self.count / 20)
  }

  /// Bytes that mean something in JSON.
  private static let telling = Array("{[\"0,:-9e}]\\".utf8)

  /// Numbers at the ends of what a number can be.
  private static let extremes = [
    "-9223372036854775808", "9223372036854775807", "1e308", "-1e308", "5e-324", "0", "-0", "9007199254740993",
  ]

  private func replaceNumber(after place: Int, of bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard let start = bytes[place...].firstIndex(where: { 0x30...0x39 ~= $0 }) else { return }
    let end = bytes[start...].firstIndex { !(0x30...0x39 ~= $0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(Self.extremes[random.below(Self.extremes.count)].utf8))
  }

  private func mutate(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(7) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(Self.telling[random.below(Self.telling.count)], at: place)
      case 3: bytes[place] ^= 1 << UInt8(random.below(8))
      case 4: replaceNumber(after: place, of: &bytes, &random)
      case 5: bytes.removeSubrange(place..<min(bytes.count, place + random.below(60)))
      default:
        let piece = Array(bytes[place..<min(bytes.count, place + random.below(200))])
        bytes.insert(contentsOf: piece, at: random.below(bytes.count))
      }
    }
    return bytes
  }

  @Test func whatAFileCanMakeTheReaderHoldIsLimited() {
    let samples = Array("[1, 1, 1, 1, 1]".utf8)
    let error = #expect(throws: ReportError.self) {
      try samples.withUnsafeBufferPointer { try [Double].read(JSONReader($0, file: "f", limit: 64)) }
    }
    #expect(error?.message.contains("more than 64 bytes of values") == true)
    #expect(JSONReader.maximumHeld == 128 << 20)
  }
}
