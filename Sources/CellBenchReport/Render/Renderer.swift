/// A format. One file each, and one line in `Renderers.all`.
///
/// What a format cannot show it refuses by throwing `.usage`.
public protocol Renderer: Sendable {
  /// The name that a user types.
  var name: String { get }
  /// What the format is for, in a few words.
  var summary: String { get }

  func render(_ report: Report, _ options: RenderOptions) throws(ReportError) -> String
  func render(_ comparison: Comparison, _ options: RenderOptions) throws(ReportError) -> String
  func render(_ verdict: GateResult, _ options: RenderOptions) throws(ReportError) -> String
}

extension Renderer {
  public func render(_ report: Report, _ options: RenderOptions) throws(ReportError) -> String {
    throw refusal("one report")
  }

  public func render(_ comparison: Comparison, _ options: RenderOptions) throws(ReportError) -> String {
    throw refusal("a comparison")
  }

  public func render(_ verdict: GateResult, _ options: RenderOptions) throws(ReportError) -> String {
    throw refusal("the verdict of a gate")
  }

  private func refusal(_ what: String) -> ReportError {
    ReportError(.usage, "the format \(name) cannot show \(what): it is for \(summary)")
  }
}
