import SwiftUICore

/// Declares a preview. Previews are drawn by Apple's tools only: here the declaration is checked and expands to nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// The names that `#Preview` declarations use.
public enum Preview {
  public enum ViewTraits {}
}

/// How a preview is shown. Carried by source code only.
public struct PreviewTrait<Kind>: Sendable {
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
