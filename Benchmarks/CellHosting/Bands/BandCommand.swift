import CellBenchCommand
import CellBenchReport
import Foundation

/// `cellbench bands REPORT`: what a report of our suite says of the sixteen bands, as a page of Markdown.
enum BandCommand {
  /// - Parameter words: the command line behind the verb.
  /// - Returns: the exit code: 0, whatever the bands, or what is wrong with the report.
  static func run(_ words: [String]) -> Int32 {
    if words == ["--help"] || words == ["-h"] {
      return tell(help)
    }
    guard words.count == 1, let path = words.first, !path.hasPrefix("-") else {
      return complain("bands takes one report, of a run with --filter 'bands/*' and --filter 'scroll-100*'", 64)
    }
    do {
      return tell(page(of: try Report.load(path)))
    } catch {
      return complain(error.message, error.exitCode)
    }
  }

  private static let help = """
    Puts what published figures let expect beside what a report gives, as a page of Markdown.

    usage: cellbench bands REPORT

    example:
      cellbench run --filter 'bands/*' --filter 'scroll-100*' --out report.json && cellbench bands report.json
    """

  /// The page: a band that is missed is told, and nothing is done about it.
  static func page(of report: Report) -> String {
    let reader = BandReader(report: report)
    var lines = [
      "# What published figures let expect, and what the model gives", "",
      "Written by `cellbench bands REPORT` of a run with `--filter 'bands/*' --filter 'scroll-100*'`. Published figures",
      "are of devices and of other rows, so that their quotients are bands and no points. *count* is exact and the same",
      "everywhere; *time* is the least that the machine it was taken on has needed. The model is not",
      "bent until a band is met.", "",
      "| | compared | | expected | here | |", "| --- | --- | --- | --- | --- | --- |",
    ]
    for band in Band.all {
      let (value, verdict): (String, String)
      do {
        let finding = try band.look(reader)
        (value, verdict) = (finding.value, finding.isInside ? "inside" : "**outside**")
      } catch {
        (value, verdict) = ((error as? BandReader.Missing)?.text ?? "\(error)", "not known")
      }
      let kind = band.isExact ? "count" : "time"
      lines.append("| \(band.id) | \(band.comparison) | \(kind) | \(band.expected) | \(value) | \(verdict) |")
    }
    return lines.joined(separator: "\n")
  }

  /// Prints. Returns the exit code: 0, or 74 when whoever reads has gone, the disk is full and the like.
  private static func tell(_ text: String) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    do {
      try StandardStreams.write(text + "\n", to: STDOUT_FILENO)
      return 0
    } catch {
      return complain("\(error)", 74)
    }
  }

  private static func complain(_ message: String, _ code: Int32) -> Int32 {
    FileHandle.standardError.write(Data("cellbench: \(message)\n".utf8))
    return code
  }
}
