/// One benchmark of the page's data.
struct HTMLBenchmarkData {
  let benchmark: Benchmark
  let names: [String]
  /// The place of each phase in the page's list.
  let phases: [String: Int]
  let writer: JSONWriter

  func write() {
    let values = names.map { benchmark.metrics[$0] }
    writer.object(inline: true) {
      if !benchmark.attribution.isEmpty { writer.member("accounts") { benchmark.attribution.write(writer) } }
      if let failure = benchmark.failure { writer.member("failure") { writer.string(failure) } }
      if !benchmark.flags.isEmpty { writer.member("flags") { benchmark.flags.write(writer) } }
      if !benchmark.frames.isEmpty { writer.member("frames") { benchmark.frames.write(writer) } }
      writer.member("id") { writer.string(benchmark.id) }
      writer.member("phases") { writePhases(values) }
      writer.member("reasons") { writeReasons(values) }
      writer.member("samples") { writeSamples(values) }
      writer.member("values") {
        writer.array(inline: true) {
          for value in values { writer.element { write(value) } }
        }
      }
    }
  }

  private func write(_ value: MetricValue?) {
    if case .exact(let exact)? = value, let count = exact.value {
      HTMLData.write(count, writer)
    } else {
      (value?.number).write(writer)
    }
  }

  /// By metric: the place of a phase and its count, in turn.
  private func writePhases(_ values: [MetricValue?]) {
    writer.object(inline: true) {
      for (index, value) in values.enumerated() {
        guard case .exact(let exact)? = value, !exact.phases.isEmpty else { continue }
        writer.member(String(index)) {
          writer.array(inline: true) {
            for entry in exact.phases.entries {
              writer.element { writer.integer(Int64(phases[entry.phase] ?? 0)) }
              writer.element { HTMLData.write(entry.count, writer) }
            }
          }
        }
      }
    }
  }

  private func writeReasons(_ values: [MetricValue?]) {
    writer.object(inline: true) {
      for (index, value) in values.enumerated() {
        guard let value, !value.isKnown else { continue }
        writer.member(String(index)) { writer.string(value.reason ?? "no reason given") }
      }
    }
  }

  private func writeSamples(_ values: [MetricValue?]) {
    writer.object(inline: true) {
      for (index, value) in values.enumerated() {
        guard case .sampled(let sampled)? = value, let summary = sampled.summary else { continue }
        writer.member(String(index)) {
          writer.object(inline: true) {
            writer.member("all") { sampled.samples.write(writer) }
            writer.member("max") { writer.number(summary.max) }
            writer.member("p50") { writer.number(summary.p50) }
            writer.member("p90") { writer.number(summary.p90) }
            writer.member("p99") { writer.number(summary.p99) }
          }
        }
      }
    }
  }
}
