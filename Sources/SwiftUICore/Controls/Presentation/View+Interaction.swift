import Foundation

/// What a pointer, a drop or the system does to a view. Carried.
extension View {
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { carrying("dropDestination", (action, isTargeted)) }

  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    carrying("presentationBackground", AnyShapeStyle(style))
  }

  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    carrying("hoverEffect", effect)
  }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    carrying("hoverEffectDisabled", disabled)
  }

  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { carrying("onHover", action) }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { carrying("help", textKey.value) }
}

/// What a pointer does to a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}
