import SwiftUI

/// The roots of hosted content by their names in reports. (The root of a host without SwiftUI is `none`.)
public enum RootKind: String, CaseIterable, Sendable {
  case generic, anyView, anyViewAlternating, optional, conditional

  /// `host`'s strategy for `content` under this root.
  @MainActor public func strategy<Row, Content: View>(
    under host: HostKind, _ content: @escaping @MainActor (Row) -> Content
  ) -> any HostStrategy<Row> {
    switch self {
    case .generic: host.strategy(Roots.generic(content))
    case .anyView: host.strategy(Roots.anyView(content))
    case .anyViewAlternating: host.strategy(Roots.anyViewAlternating(content))
    case .optional: host.strategy(Roots.optional(content))
    case .conditional: host.strategy(Roots.conditional(content))
    }
  }
}
