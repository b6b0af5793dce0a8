import Foundation

/// The revision that is checked out in the current directory.
enum Revision {
  static var checkedOut: String? {
    for git in ["/usr/bin/git", "/usr/local/bin/git", "/bin/git"]
    where FileManager.default.isExecutableFile(atPath: git) {
      return answer(git, ["rev-parse", "--verify", "HEAD"])
    }
    return nil
  }

  private static func answer(_ program: String, _ arguments: [String]) -> String? {
    guard let child = try? ChildProcess(executable: program, arguments: arguments) else { return nil }
    while child.end == nil {
      for pipe in child.openPipes { child.drain(pipe) }
      child.collect()
    }
    guard child.end == .exited(0) else { return nil }
    let text = String(decoding: child.log, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    let isHash = text.count >= 40 && text.allSatisfy(\.isHexDigit)
    return isHash ? text : nil
  }
}
