import SwiftUI

/// The ways to give a row's view to a host: `generic`, `anyView`, `anyViewAlternating`, `optional`, `conditional`. Each makes
/// of a row's view another function from rows to roots. (Hosts without SwiftUI have the root `none`.)
@MainActor public enum Roots {
  /// The view itself, of its own type.
  public static func generic<Row, Content: View>(
    _ content: @escaping @MainActor (Row) -> Content
  ) -> @MainActor (Row) -> Content { content }

  /// The view, its type erased. The type inside is always the same, so identity stays (facts: R4).
  public static func anyView<Row, Content: View>(
    _ content: @escaping @MainActor (Row) -> Content
  ) -> @MainActor (Row) -> AnyView {
    { AnyView(content($0)) }
  }

  /// The view, erased over one of two types, so that a host that gets the other one makes its content anew (facts: R5).
  public static func anyViewAlternating<Row, Content: View>(
    _ content: @escaping @MainActor (Row) -> Content
  ) -> @MainActor (Row) -> AnyView {
    var alternation = Alternation()
    return { row in
      alternation.next() ? AnyView(Group { content(row) }) : AnyView(content(row))
    }
  }

  /// The view as an optional that always has one.
  public static func optional<Row, Content: View>(
    _ content: @escaping @MainActor (Row) -> Content
  ) -> @MainActor (Row) -> Content? {
    { content($0) }
  }

  /// The view in one of the two branches of a condition, so that a host that gets the other one makes its content anew.
  public static func conditional<Row, Content: View>(
    _ content: @escaping @MainActor (Row) -> Content
  ) -> @MainActor (Row) -> _ConditionalContent<Content, Content> {
    var alternation = Alternation()
    return { row in branch(alternation.next(), content(row)) }
  }

  @ViewBuilder private static func branch<Content: View>(
    _ isFirst: Bool, _ content: Content
  ) -> _ConditionalContent<Content, Content> {
    if isFirst { content } else { content }
  }

  /// Yes and no in a fixed, unperiodic order (the Thue–Morse sequence): with a plain alternation, cells that are used again
  /// in the order of their rows would get the same one for ever.
  private struct Alternation {
    private var count = 0
    mutating func next() -> Bool {
      count += 1
      return count.nonzeroBitCount.isMultiple(of: 2)
    }
  }
}
