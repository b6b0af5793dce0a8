import CellBenchReport

/// Where a rendered text goes: a file, or the session's output.
enum Destination {
  static func write(_ text: String, to path: String?, in session: CommandSession) throws {
    guard let path else { return try session.output(text) }
    try OutputFile.write(Array(text.utf8), to: path)
  }
}

extension CommandSession {
  /// How texts are shown: for the terminal, or for a file.
  func renderOptions(toFile: Bool, all: Bool = false) -> RenderOptions {
    toFile ? RenderOptions(all: all) : RenderOptions(width: columns, colours: hasColors, all: all)
  }
}
