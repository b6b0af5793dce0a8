/// The value of one metric of one benchmark. Exact and sampled values are different types because they are judged
/// differently: the one by equality, the other by statistics.
public enum MetricValue: Sendable, Equatable {
  case exact(ExactValue)
  case sampled(SampledValue)

  static let exactKind: StaticString = "exact"
  static let sampledKind: StaticString = "sampled"

  public var unit: String {
    switch self {
    case .exact(let value): value.unit
    case .sampled(let value): value.unit
    }
  }

  public var better: Better {
    switch self {
    case .exact(let value): value.better
    case .sampled(let value): value.better
    }
  }

  /// Why there is no value, nil when there is one.
  public var reason: String? {
    switch self {
    case .exact(let value): value.value == nil ? value.reason : nil
    case .sampled(let value): value.summary == nil ? value.reason : nil
    }
  }

  /// Whether the metric could be had.
  public var isKnown: Bool {
    switch self {
    case .exact(let value): value.value != nil
    case .sampled(let value): value.summary != nil
    }
  }
}

extension MetricValue: JSONRepresentable {
  static var shape: SchemaNode { .oneOf([ExactValue.shape, SampledValue.shape]) }
  var isBlank: Bool { false }

  static func read(_ reader: JSONReader) throws(ReportError) -> MetricValue {
    switch try reader.peek(member: "kind") {
    case "exact": return .exact(try ExactValue.read(reader))
    case "sampled": return .sampled(try SampledValue.read(reader))
    case let kind?: throw reader.error("a metric of the kind \(quoted(kind)): known are \"exact\" and \"sampled\"")
    case nil: throw reader.error("a metric without a \"kind\": it is \"exact\" or \"sampled\"")
    }
  }

  func write(_ writer: JSONWriter) {
    switch self {
    case .exact(let value): value.write(writer)
    case .sampled(let value): value.write(writer)
    }
  }
}
