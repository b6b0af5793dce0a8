/// JUnit XML for the gate: one test case a metric, so that a CI system lists what got worse.
public struct JUnitRenderer: Renderer {
  public let name = "junit"
  public let summary = "the test reports of CI systems"

  public init() {}

  public func render(_ comparison: Comparison, _ options: RenderOptions) -> String {
    render(Gate.judge(comparison), options)
  }

  public func render(_ verdict: GateResult, _ options: RenderOptions) -> String {
    var suite = Suite()
    var byPlace: [Place: [Finding]] = [:]
    for finding in verdict.findings {
      byPlace[Place(benchmark: finding.benchmark, metric: finding.metric), default: []].append(finding)
    }
    suite.add("", "report", nil, byPlace[Place(benchmark: "", metric: nil)] ?? [])
    for benchmark in verdict.comparison.benchmarks {
      suite.add(benchmark.id, "benchmark", nil, byPlace[Place(benchmark: benchmark.id, metric: nil)] ?? [])
      for metric in benchmark.metrics {
        let findings = byPlace[Place(benchmark: benchmark.id, metric: metric.metric)] ?? []
        suite.add(benchmark.id, metric.metric, metric, findings)
      }
    }
    return suite.text
  }

  private struct Place: Hashable {
    let benchmark: String
    let metric: String?
  }

  private struct Suite {
    private var cases = ""
    private var tests = 0
    private var failures = 0
    private var errors = 0
    private var skipped = 0

    var text: String {
      let counts = "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="cellbench" \(counts)>
          <testsuite name="cellbench" \(counts)>
        \(cases)  </testsuite>
        </testsuites>

        """
    }

    mutating func add(_ id: String, _ name: String, _ metric: MetricComparison?, _ findings: [Finding]) {
      tests += 1
      var content = ""
      if let metric { content += properties(metric) }
      content += outcome(findings, metric)
      let open = "    <testcase classname=\"\(XMLEscaping.text(id))\" name=\"\(XMLEscaping.text(name))\""
      cases += content.isEmpty ? "\(open)/>\n" : "\(open)>\n\(content)    </testcase>\n"
    }

    private func properties(_ metric: MetricComparison) -> String {
      let values = [("base", metric.base), ("head", metric.head)].compactMap { name, value -> String? in
        guard let value, let number = value.number else { return nil }
        var text = plainNumber(number)
        if case .exact(let exact) = value, let count = exact.value { text = String(count) }
        return "        <property name=\"\(name)\" value=\"\(text)\"/>\n"
      }
      return values.isEmpty ? "" : "      <properties>\n\(values.joined())      </properties>\n"
    }

    /// What fails nothing and is not to be overlooked: JUnit knows no warnings, so that a passing case says them.
    private func warnings(_ findings: [Finding]) -> String {
      let messages = findings.filter { $0.severity == .warn }.map { "\($0.label): \($0.message)" }
      if messages.isEmpty { return "" }
      return "      <system-out>\(XMLEscaping.text(messages.joined(separator: "\n")))</system-out>\n"
    }

    private mutating func outcome(_ findings: [Finding], _ metric: MetricComparison?) -> String {
      guard let worst = findings.first(where: { $0.exitCode != 0 }) else {
        let skip = findings.first { $0.kind == .notComparable || $0.kind == .note }
        // What was not judged has not passed: a value that cannot be had, times of two sessions.
        let isJudged = metric?.verdict.isOfTwoValues ?? true
        guard let reason = skip?.message ?? (isJudged ? nil : metric?.reason) else { return warnings(findings) }
        skipped += 1
        return "      <skipped message=\"\(XMLEscaping.text(reason))\"/>\n"
      }
      let text = XMLEscaping.text(findings.map(\.message).joined(separator: "\n"))
      let attributes = "type=\"\(worst.kind.rawValue)\" message=\"\(XMLEscaping.text(worst.message))\""
      if worst.kind == .notComparable || worst.kind == .failure {
        errors += 1
        return "      <error \(attributes)>\(text)</error>\n"
      }
      failures += 1
      return "      <failure \(attributes)>\(text)</failure>\n"
    }
  }
}
