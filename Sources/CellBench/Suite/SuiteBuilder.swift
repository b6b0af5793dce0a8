/// Lists benchmarks one after the other: single ones, arrays, conditions and loops.
@resultBuilder public enum SuiteBuilder {
  public static func buildExpression(_ benchmark: Benchmark) -> [Benchmark] { [benchmark] }
  public static func buildExpression(_ benchmarks: [Benchmark]) -> [Benchmark] { benchmarks }
  public static func buildExpression(_ suite: Suite) -> [Benchmark] { suite.benchmarks }
  public static func buildBlock(_ parts: [Benchmark]...) -> [Benchmark] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [Benchmark]?) -> [Benchmark] { part ?? [] }
  public static func buildEither(first part: [Benchmark]) -> [Benchmark] { part }
  public static func buildEither(second part: [Benchmark]) -> [Benchmark] { part }
  public static func buildArray(_ parts: [[Benchmark]]) -> [Benchmark] { parts.flatMap(\.self) }
}
