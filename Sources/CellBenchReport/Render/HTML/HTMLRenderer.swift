/// One self-contained page: no network, no other file, for light and dark, for the keyboard and for paper.
///
/// What a report says is in the page as data only. The page's own script puts it on the screen as text, and the page's
/// policy lets no other script run, whatever the report's names are.
public struct HTMLRenderer: Renderer {
  public let name = "html"
  public let summary = "a browser"

  public init() {}

  public func render(_ report: Report, _ options: RenderOptions) -> String {
    page(title: "CellBench report", data: HTMLData.of(report))
  }

  public func render(_ comparison: Comparison, _ options: RenderOptions) -> String {
    page(title: "CellBench comparison", data: HTMLData.of(comparison, verdict: nil, options))
  }

  public func render(_ verdict: GateResult, _ options: RenderOptions) -> String {
    page(title: "CellBench verdict", data: HTMLData.of(verdict.comparison, verdict: verdict, options))
  }

  private func page(title: String, data: String) -> String {
    let script = HTMLScript.text
    let style = HTMLStyle.text
    let policy =
      "default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'; "
      + "script-src 'sha256-\(base64(SHA256.hash(script)))'; style-src 'sha256-\(base64(SHA256.hash(style)))'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="icon" href="data:,">
      <style>\(style)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the figures</a>
      <header id="head"></header>
      <main id="main" tabindex="-1"></main>
      <noscript>This page shows its figures with a script of its own, which is switched off.</noscript>
      <script id="data" type="application/json">\(data)</script>
      <script>\(script)</script>
      </body>
      </html>

      """
  }
}
