/// All formats.
public enum Renderers {
  public static let all: [any Renderer] = [
    TableRenderer(), JSONRenderer(), MarkdownRenderer(), CSVRenderer(), JUnitRenderer(), AnnotationsRenderer(),
    GoogleBenchmarkRenderer(), GoBenchmarkRenderer(), GitHubActionBenchmarkRenderer(better: .lower),
    GitHubActionBenchmarkRenderer(better: .higher), BencherRenderer(), HTMLRenderer(),
  ]

  /// The names of the formats that can show one report.
  public static let ofReports = all.filter { (try? $0.render(Report(), RenderOptions())) != nil }.map(\.name)

  /// The names of the formats that can show a comparison.
  public static let ofComparisons = all.filter { renderer in
    (try? renderer.render(Comparison(base: Report(), head: Report()), RenderOptions())) != nil
  }.map(\.name)

  /// The format of a name.
  ///
  /// - Throws: `.usage`, naming the nearest.
  public static func named(_ name: String) throws(ReportError) -> any Renderer {
    if let renderer = all.first(where: { $0.name == name }) { return renderer }
    throw ReportError(.usage, "unknown format \(quoted(name))" + suggestion(for: name, among: all.map(\.name)))
  }
}
