import Foundation

/// A control that presents a menu. Its label is shown; the content is carried, since nothing is presented.
public struct Menu<Label, Content> {
  let label: Label
  let content: () -> Content
  let primaryAction: (() -> Void)?
}

extension Menu where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content, primaryAction: nil)
  }

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(label: label(), content: content, primaryAction: primaryAction) }
}

extension Menu where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), content: content, primaryAction: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(title), content: content, primaryAction: nil)
  }
}

extension Menu where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(label: Text(titleKey), content: content, primaryAction: primaryAction) }
}

extension Menu where Label == SwiftUICore.Label<Text, Image>, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: SwiftUICore.Label(titleKey, systemImage: systemImage), content: content, primaryAction: nil)
  }
}

extension Menu: View where Label: View, Content: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    makeComposition(view, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }
}

extension Menu: CompositeView where Label: View, Content: View {
  var composition: some View {
    label.modifier(_ButtonTintModifier(role: nil)).modifier(_ButtonModifier(action: { primaryAction?() }))
      .carrying("menu", content)
  }
}

/// The look of menus. Carried.
public protocol MenuStyle {}
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: Self { Self() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: Self { Self() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: Self { Self() } }

/// The order of a menu's items.
public struct MenuOrder: Equatable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { carrying("menuStyle", "\(S.self)") }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { carrying("menuOrder", order) }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { carrying("menuIndicator", visibility) }
}
