import CellBenchReport
import Foundation
import Meter

/// The version of the model: reports of different versions are not compared. It changes whenever a change to the model
/// is meant to change counts.
public enum Engine {
  public static let version = "1"
}

extension CellBenchReport.Environment {
  /// What this process can say about where it runs, and what it was built with.
  package static func current(_ variables: [String: String] = ProcessInfo.processInfo.environment) -> Self {
    var environment = Self()
    environment.os = osName
    environment.kernel = kernelRelease
    environment.cpu = processor
    environment.cores = ProcessInfo.processInfo.activeProcessorCount
    environment.commit = variables["GITHUB_SHA"] ?? Revision.checkedOut
    WorkerEnvironment().describe(in: &environment)
    return environment
  }

  private static var osName: String? { field("PRETTY_NAME", of: "/etc/os-release", separator: "=") }
  private static var processor: String? { field("model name", of: "/proc/cpuinfo", separator: ":") }

  private static var kernelRelease: String? {
    (try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The value of the first line of a file that begins with `name`.
  private static func field(_ name: String, of path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      guard let place = line.firstIndex(of: separator) else { continue }
      return line[line.index(after: place)...].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
    }
    return nil
  }
}
