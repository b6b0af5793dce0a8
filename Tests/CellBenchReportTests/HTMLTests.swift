import Foundation
import Testing

@testable import CellBenchReport

/// What can be said of the page without a browser; Tools/html-check opens it in one.
struct HTMLTests {
  private static let hostile = Sample.report(
    ["</script><script>alert(1)</script>", "<!--", "]]>", "\"><img src=x onerror=alert(1)>", "\u{2028}\u{2029}"].map {
      var benchmark = Sample.benchmark($0, [$0: Sample.exact(1), "null": Sample.exact(nil, reason: $0)])
      benchmark.flags = [$0]
      benchmark.error = $0
      return benchmark
    })

  private func data(_ page: String) throws -> Any {
    let parts = page.components(separatedBy: "<script id=\"data\" type=\"application/json\">")
    let json = try #require(parts.count == 2 ? parts[1].components(separatedBy: "</script>").first : nil)
    #expect(!json.contains("<"))
    return try JSONSerialization.jsonObject(with: Data(json.utf8))
  }

  @Test func nothingOfAReportIsMarkup() throws {
    let comparison = Comparison(base: Self.hostile, head: Sample.report())
    let pages = [
      HTMLRenderer().render(Self.hostile, RenderOptions()), HTMLRenderer().render(comparison, RenderOptions(all: true)),
      HTMLRenderer().render(Gate.judge(comparison), RenderOptions()),
    ]
    for page in pages {
      #expect(page.components(separatedBy: "<script").count == 3 && page.components(separatedBy: "</script").count == 3)
      #expect(!page.contains("<img") && !page.contains("<!--"))
      _ = try data(page)
    }
  }

  @Test func thePagesFiguresAreThoseOfTheReport() throws {
    let report = Sample.suite()
    let page = try #require(try data(HTMLRenderer().render(report, RenderOptions())) as? [String: Any])
    let metrics = try #require(page["metrics"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    let benchmarks = try #require(page["benchmarks"] as? [[String: Any]])
    #expect(benchmarks.count == report.benchmarks.count)
    for (shown, benchmark) in zip(benchmarks, report.benchmarks) {
      #expect(shown["id"] as? String == benchmark.id)
      let values = try #require(shown["values"] as? [Any])
      for (name, value) in zip(metrics, values) {
        #expect((value as? NSNumber)?.doubleValue == benchmark.metrics[name]?.number)
      }
    }
  }

  @Test func countsThatABrowserWouldRoundAreText() throws {
    let report = Sample.report([Sample.benchmark("a", ["m": Sample.exact(.max)])])
    #expect(HTMLRenderer().render(report, RenderOptions()).contains("\"values\": [\"9223372036854775807\"]"))
  }

  @Test func thePageAsksForNothingAndLetsItsOwnScriptRunOnly() {
    let page = HTMLRenderer().render(Sample.suite(), RenderOptions())
    #expect(page.contains("default-src 'none'") && page.contains("script-src 'sha256-"))
    #expect(!page.contains("http://") || page.components(separatedBy: "http://www.w3.org/2000/svg").count == 2)
    #expect(!page.contains("https://") && !HTMLScript.text.contains("innerHTML") && !HTMLScript.text.contains("eval("))
    // The page's policy names the script by its bytes, so none of them may need escaping.
    #expect(!HTMLScript.text.contains("</") && !HTMLStyle.text.contains("<"))
  }

  @Test func theHashIsSHA256() {
    func hex(_ text: String) -> String {
      SHA256.hash(text).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    for (text, encoded) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")] {
      #expect(base64(Array(text.utf8)) == encoded)
    }
  }
}
