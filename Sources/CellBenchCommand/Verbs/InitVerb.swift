import CellBenchReport
import Foundation

extension CommandVerb {
  /// `cellbench init`
  static let initialize = CommandVerb(
    name: "init", summary: "Writes a package that measures your own cells.",
    operands: [CommandOperand(name: "DIRECTORY", help: "where; it must not be there, or be empty")],
    options: [
      CommandOption("cellbench", "PATH", "where CellBench's own package is, when it is not where it was built")
    ],
    examples: [
      Example(words: "init my-cells", does: "then: cd my-cells && swift run -c release my-cells run")
    ], run: InitVerb.run)
}

private enum InitVerb {
  static func run(_ arguments: CommandArguments, _ session: CommandSession) throws -> Int32 {
    guard !arguments.operands[0].isEmpty else { throw CommandError.usage("init needs the name of a new folder") }
    let folder = URL(fileURLWithPath: arguments.operands[0]).standardizedFileURL
    let present = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard present.isEmpty else {
      throw CommandError.usage("'\(arguments.operands[0])' is not empty: init writes into a new folder")
    }
    var isFolder = ObjCBool(false)
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw CommandError.usage("'\(arguments.operands[0])' is a file: init writes into a new folder")
    }
    let template = PackageTemplate(name: name(of: folder), dependency: try package(arguments))
    for (path, text) in template.files {
      let file = folder.appendingPathComponent(path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      } catch {
        throw CommandError.cannotWrite("'\(file.path)' cannot be written: \(error.localizedDescription)")
      }
      try OutputFile.write(Array(text.utf8), to: file.path)
    }
    try session.output(
      """
      \(folder.path) measures a row of its own under two hosts:

        cd \(shellWord(arguments.operands[0])) && swift run -c release \(template.name) run

      Your row goes into Sources/\(template.name)/MessageRow.swift.
      """ + "\n")
    return 0
  }

  /// The folder's name, as far as a package and a program can have it.
  private static func name(of folder: URL) -> String {
    let allowed = folder.lastPathComponent.map { character in
      character.isASCII && (character.isLetter || character.isNumber || character == "-") ? character : "-"
    }
    let name = String(allowed).trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    if name.isEmpty { return "cells" }
    return taken.contains(name.lowercased()) ? name + "-cells" : name
  }

  /// Names of modules that the package uses, and words that no module may be called.
  private static let taken: Set<String> = [
    "autolayout", "cellbench", "cellbenchcommand", "cellbenchreport", "class", "cmeter", "combine", "coregraphics",
    "cturns", "dispatch", "enum", "extension", "foundation", "func", "glibc", "import", "init", "let", "main", "meter",
    "previewmacro", "protocol", "self", "struct", "swift", "swiftui", "swiftuicore", "testing", "textlayout", "turns",
    "uikit", "var",
  ]

  /// A path as a shell takes it for one word that is no option.
  private static func shellWord(_ path: String) -> String {
    let path = path.hasPrefix("-") ? "./" + path : path
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "-_./+,:@%".contains($0) }
    return isPlain ? path : "'" + path.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }

  /// Where this package is: as the user says, or where it was when this program was built.
  private static func package(_ arguments: CommandArguments) throws -> String? {
    if let path = arguments["cellbench"] {
      let full = URL(fileURLWithPath: path).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: full + "/Package.swift") else {
        throw CommandError(exitCode: 66, message: "there is no Package.swift in '\(path)'")
      }
      return full
    }
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return FileManager.default.fileExists(atPath: root.path + "/Package.swift") ? root.path : nil
  }
}
