import CellBenchReport
import Meter

// The meter's definitions, as a report tells them: a metric is defined in one place.

extension [String: MetricDefinition] {
  /// Every metric of the meter.
  package static var meter: [String: MetricDefinition] {
    Dictionary(uniqueKeysWithValues: Metric.all.map { ($0.name, MetricDefinition($0)) })
  }
}

extension MetricDefinition {
  init(_ metric: Metric) {
    self.init(
      meaning: metric.meaning, matters: metric.matters.isEmpty ? nil : metric.matters, unit: metric.unit,
      better: Better(metric.better),
      family: MetricFamily(metric.dependency))
  }
}

extension Better {
  init(_ better: Metric.Better) {
    self =
      switch better {
      case .lower: .lower
      case .higher: .higher
      case .neither: .neither
      }
  }
}

extension MetricFamily {
  init(_ dependency: Metric.Dependency) {
    self =
      switch dependency {
      case .model: .model
      case .allocations: .allocations
      case .runtime: .runtime
      case .time: .time
      }
  }
}

extension ExactValue {
  init(_ metric: Metric, _ exact: WorkerAnswer.Exact) {
    var phases = PhaseCounts()
    for (phase, count) in exact.phases { phases[phase] = Int64(count) }
    self.init(
      unit: metric.unit, better: Better(metric.better), value: exact.value.map(Int64.init), reason: exact.reason,
      phases: phases)
  }
}

extension SampledValue {
  /// - Parameter reason: why there are no samples, where there are none.
  init(_ metric: Metric, _ samples: [Double], _ reason: String) {
    self.init(
      unit: metric.unit, better: Better(metric.better), samples: samples, reason: samples.isEmpty ? reason : nil)
  }
}
