import Foundation

/// Items for the bars around a view. Carried: no bar is shown.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("body of \(Self.self), which has none") }
}

/// Where an item goes.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let navigation = ToolbarItemPlacement(name: "navigation")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
  public static let status = ToolbarItemPlacement(name: "status")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
}

/// One item.
public struct ToolbarItem<ID, Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItem where ID == (), Content: View {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String, Content: View {
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

/// Several items in one place.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never
}

extension ToolbarItemGroup where Content: View {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, content: content())
  }
}

/// Several pieces of content as one.
public struct _ToolbarTuple<each C: ToolbarContent> {
  let contents: (repeat each C)
}

extension _ToolbarTuple: ToolbarContent {
  public typealias Body = Never
}

/// Content that may not be there.
public struct _OptionalToolbarContent<C: ToolbarContent> {
  let content: C?
}

extension _OptionalToolbarContent: ToolbarContent {
  public typealias Body = Never
}

/// Content that is one of two.
public struct _EitherToolbarContent<A: ToolbarContent, B: ToolbarContent> {
  let first: A?
  let second: B?
}

extension _EitherToolbarContent: ToolbarContent {
  public typealias Body = Never
}

/// Builds content for bars.
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ToolbarContent>(_ contents: repeat each C) -> _ToolbarTuple<repeat each C> {
    _ToolbarTuple(contents: (repeat each contents))
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _OptionalToolbarContent<C> {
    _OptionalToolbarContent(content: content)
  }
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(first: A) -> _EitherToolbarContent<A, B> {
    _EitherToolbarContent(first: first, second: nil)
  }
  public static func buildEither<A: ToolbarContent, B: ToolbarContent>(second: B) -> _EitherToolbarContent<A, B> {
    _EitherToolbarContent(first: nil, second: second)
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }
}

/// Bars that can be shown and hidden.
public struct ToolbarPlacement: Equatable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

extension View {
  @_disfavoredOverload
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    effect("toolbar", Carried(content()))
  }

  nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    effect("toolbar", Carried(content()))
  }

  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    effect("toolbarVisibility", visibility)
  }

  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    effect("toolbarBackground", AnyShapeStyle(style))
  }

  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    effect("toolbarBackgroundVisibility", visibility)
  }
}
