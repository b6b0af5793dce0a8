/// Builds one view out of the statements of a closure.
///
/// A view that is passed on is handed over: else it would be copied, all that is in it included, at every level. A pack
/// cannot be taken apart that way and is copied once.
@resultBuilder public struct ViewBuilder {
  @_alwaysEmitIntoClient public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @_alwaysEmitIntoClient public static func buildBlock() -> EmptyView { EmptyView() }

  @_alwaysEmitIntoClient public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @_disfavoredOverload @_alwaysEmitIntoClient
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  @_alwaysEmitIntoClient public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
    content
  }

  @_alwaysEmitIntoClient
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  @_alwaysEmitIntoClient
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  @_alwaysEmitIntoClient
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The name that `ViewBuilder` has in Apple's 2026 interfaces.
public typealias ContentBuilder = ViewBuilder
