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

  @Test("a unit, a phase, a meaning, whatever may be text", arguments: Renderers.all.map(\.name))
  func noTextIsObeyed(format: String) throws {
    let evil = "\u{1B}[31m\n::error::forged\r"
    func report(_ value: Int64) -> Report {
      func exact(_ value: Int64?) -> MetricValue {
        .exact(ExactValue(unit: evil, better: .lower, value: value, reason: evil, phases: [evil: 3]))
      }
      let times = SampledValue(unit: evil, better: .lower, samples: (0..<8).map { Double($0 + value) })
      var benchmark = Benchmark(
        id: "a/b/c/d", metrics: ["mallocs": exact(value), "cpuTime": .sampled(times), evil: exact(nil)])
      (benchmark.flags, benchmark.declaredFlags) = ([evil], [evil])
      var report = Sample.report([benchmark, Benchmark(id: evil + "/b", status: .failed)], session: evil)
      (report.environment.cpu, report.environment.swift, report.run.profile) = (evil, evil, evil)
      report.definitions["mallocs"]?.meaning = evil
      return report
    }
    let renderer = try Renderers.named(format)
    let comparison = Comparison(base: report(1), head: report(90))
    for all in [false, true] {
      let options = RenderOptions(all: all)
      for text in [
        try? renderer.render(report(1), options), try? renderer.render(comparison, options),
        try? renderer.render(Gate.judge(comparison), options),
      ] {
        let text = text ?? ""
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::error::forged") })
      }
    }
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
