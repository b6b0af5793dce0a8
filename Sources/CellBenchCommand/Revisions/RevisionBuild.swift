import Foundation

/// Builds the program as it was at a revision of the repository around the current folder, in a worktree of its own.
///
/// Worktrees are kept by commit in the package's build folder, so that a revision is built once. One that this adds and
/// cannot build, or does not come to build, it takes away.
struct RevisionBuild {
  /// The executable product that is built: the one that runs.
  let product: String
  /// The package's folder, and where it is in its repository.
  private let package: String
  private let prefix: String

  init(product: String) throws {
    self.product = product
    package = try Self.package(around: FileManager.default.currentDirectoryPath)
    prefix = try Tool.output(of: ["git", "rev-parse", "--show-prefix"], in: package)
  }

  /// The nearest folder with a manifest.
  private static func package(around folder: String) throws -> String {
    var folder = folder[...]
    while !folder.isEmpty {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return String(folder) }
      folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    }
    throw CommandError.usage("ab builds the package around the current folder, and there is no Package.swift here")
  }

  /// Builds a revision. Returns its commit and its program.
  ///
  /// - Throws: 64 when there is no such revision, 1 when it does not build.
  func build(_ revision: String) throws -> (commit: String, executable: String) {
    let commit: String
    do {
      commit = try Tool.output(of: ["git", "rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: package)
    } catch {
      throw CommandError.usage("there is no revision '\(revision)' in this repository")
    }
    let worktree = Worktree(folder: "\(package)/.build/cellbench-ab/\(commit)", commit: commit, package: package)
    let executable = try worktree.prepared { folder in
      try build(in: prefix.isEmpty ? folder : "\(folder)/\(prefix)")
    }
    return (commit, executable)
  }

  /// Builds what is checked out now, with its uncommitted changes.
  func buildWorkingTree() throws -> String { try build(in: package) }

  private func build(in folder: String) throws -> String {
    let words = ["swift", "build", "-c", "release", "--package-path", folder, "--product", product]
    try Tool.run(words)
    let binaries = try Tool.output(of: words + ["--show-bin-path"])
    return "\(binaries)/\(product)"
  }
}
