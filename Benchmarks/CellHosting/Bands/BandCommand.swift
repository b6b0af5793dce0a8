import CellBenchReport
import Foundation

/// `cellbench bands REPORT`: what a report of our suite says of the sixteen bands, as Markdown.
enum BandCommand {
  /// - Parameter words: the command line behind the verb.
  /// - Returns: the exit code: 0, 3 where a band on counts is missed, or what is wrong with the report.
  static func run(_ words: [String]) -> Int32 {
    guard words.count == 1, let path = words.first, !path.hasPrefix("-") else {
      return complain("bands takes one report, of a run with --filter 'bands/*' and --filter 'scroll-100*'", 64)
    }
    do {
      let (text, held) = table(of: try Report.load(path))
      print(text)
      return held ? 0 : 3
    } catch {
      return complain(error.message, error.exitCode)
    }
  }

  /// The table, and whether all bands on counts hold that the report has.
  static func table(of report: Report) -> (text: String, held: Bool) {
    let reader = BandReader(report: report)
    var held = true
    var lines = ["| | compared | expected | here | |", "| --- | --- | --- | --- | --- |"]
    for band in Band.all {
      let (value, verdict): (String, String)
      do {
        let finding = try band.look(reader)
        if band.isExact && !finding.isInside { held = false }
        (value, verdict) = (finding.value, finding.isInside ? "inside" : "**outside**")
      } catch {
        (value, verdict) = ((error as? BandReader.Missing)?.text ?? "\(error)", "not known")
      }
      lines.append("| \(band.id) | \(band.comparison) | \(band.expected) | \(value) | \(verdict) |")
    }
    return (lines.joined(separator: "\n"), held)
  }

  private static func complain(_ message: String, _ code: Int32) -> Int32 {
    FileHandle.standardError.write(Data("cellbench: \(message)\n".utf8))
    return code
  }
}
