import Foundation
import Testing

@testable import CellBenchReport

struct ReportFileTests {
  @Test func writtenAndReadAgainIsTheSame() throws {
    let report = Sample.report()
    let bytes = report.encoded()
    let read = try Report.decoded(from: bytes)
    #expect(read == report)
    #expect(read.encoded() == bytes)
  }
}
