import Foundation

// How those who do not see a view find their way about in it. Carried.
extension View {
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    carrying("accessibilityScrollAction", handler)
  }

  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View {
    carrying("accessibilityActivationPoint", point)
  }

  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    carrying("accessibilityActivationPoint", point)
  }

  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    carrying("accessibilityRespondsToUserInteraction", responds)
  }

  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    carrying("accessibilityDirectTouch", isDirectTouchArea)
  }

  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { carrying("accessibilityLabeledPair", id) }

  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    carrying("accessibilityLinkedGroup", id)
  }

  nonisolated public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
    carrying("accessibilityTextContentType", type)
  }

  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityContentImportance = .default
  ) -> some View { carrying("accessibilityCustomContent", value) }

  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityContentImportance = .default
  ) -> some View { carrying("accessibilityCustomContent", valueKey.value) }

  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityContentImportance = .default
  ) -> some View { carrying("accessibilityCustomContent", String(value)) }

  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { carrying("accessibilityShowsLargeContentViewer", largeContentView()) }
}

/// Which half of a pair a view is.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// How much a piece of content matters.
public enum AccessibilityContentImportance: Hashable, Sendable { case `default`, high }

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
